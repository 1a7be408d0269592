// Shows what is news, and presses buttons without leaving the page.
const box = document.getElementById("sections");
const pause = () => new Promise((resolve) => setTimeout(resolve, 1000));
let version = box.dataset.version;

async function listen() {
  const response = await fetch(`/inspector/changes?version=${version}`);
  if (response.status === 204) return;
  if (!response.ok) return pause();
  const news = await response.json();
  version = news.version;
  const fresh = document.createRange().createContextualFragment(news.html);
  for (const section of [...fresh.children]) {
    const old = document.getElementById(section.id);
    if (old?.outerHTML === section.outerHTML) continue;
    const held = old?.contains(document.activeElement) && document.activeElement.id;
    if (old) old.replaceWith(section);
    else box.append(section);
    if (held) document.getElementById(held)?.focus({ preventScroll: true });
  }
}

document.addEventListener("submit", async (event) => {
  const { name, value } = event.submitter;
  if (value === "restart") return;
  event.preventDefault();
  await fetch("/inspector", { method: "POST", body: new URLSearchParams({ [name]: value }), redirect: "manual" });
});

document.addEventListener("click", async ({ target }) => {
  if (!target.dataset.copy) return;
  await navigator.clipboard.writeText(document.getElementById(target.dataset.copy).textContent);
  target.textContent = "Copied";
  setTimeout(() => target.textContent = "Copy", 2000);
});

for (;;) await listen().catch(pause);
