// Sends what the user does, one event at a time, and applies what has changed.
const page = document.body.dataset;
const on = (name, handler) => document.addEventListener(name, handler);
const byID = (id) => id && document.getElementById(id);
const all = (selector) => document.querySelectorAll("#app " + selector);
const top = () => document.querySelector("#app > :last-child");
const scroller = () => top()?.querySelector("dialog") ?? document.scrollingElement;
const status = byID("status");
let version = +page.version, revision = +page.revision, depth = +page.depth;

// Fields: what the app knows to stand in each. Only news is sent.
let known = new WeakMap();
const fields = ":is(input:not([type=radio]), textarea):enabled";
const isNews = (field) => field.value !== (known.get(field) ?? field.defaultValue);

// What the user writes or holds is newer than what the app last heard of.
function sync() {
  for (const field of all(fields)) {
    if (isNews(field) || field.matches("[type=range]:active")) continue;
    if (field.type === "password" && field.dataset.empty !== "") continue;
    known.delete(field);
    if (field.value !== field.defaultValue) field.value = field.defaultValue;
  }
  if (waiting > 1) return;
  for (const radio of all("[type=radio]")) radio.checked = radio.defaultChecked;
  for (const option of all("option[selected]")) option.selected ||= true;
}

// Requests.
let queue = Promise.resolve(), waiting = 0, last = "", poll = null;

async function receive(response, isQuiet) {
  if (response.status === 204) return;
  if (response.headers.get("Content-Type").endsWith("json")) {
    const patch = await response.json();
    if (isQuiet) delete patch.notice;
    return apply(patch);
  }
  // A page to read: the session is over, or the app is.
  const other = new DOMParser().parseFromString(await response.text(), "text/html");
  version = null;
  document.title = other.title;
  document.body.replaceWith(other.body);
  document.querySelector("h1")?.focus();
}

// Without an action, only what was written goes.
function send(name, value, isQuiet) {
  // The second press of two needs no words.
  isQuiet ||= waiting > 0 && last === name + value;
  waiting++;
  last = name ? name + value : "";
  poll?.abort();
  queue = queue.then(ready).then(async () => {
    const written = [...all("> :last-child " + fields)].filter(isNews);
    const width = wide.matches ? "regular" : "compact";
    if (version === null || (!name && !written.length && width === page.width)) return;
    const body = new URLSearchParams({ revision, version, width });
    page.width = width;
    for (const field of written) {
      body.append(field.name, field.value);
      known.set(field, field.value);
    }
    if (name) body.append(name, value);
    const response = await fetch("/events", {
      method: "POST", headers: { Accept: "application/json" }, body,
    });
    if (!response.ok) known = new WeakMap();
    await receive(response, isQuiet);
  }).catch(() => {
    known = new WeakMap();
    say("There is no connection to the app.");
  }).then(() => {
    if (!--waiting) listen();
  });
  return queue;
}

// Waits for what the app changes by itself.
async function listen() {
  if (waiting || version === null) return;
  poll?.abort();
  const mine = poll = new AbortController(), { signal } = mine;
  let pause = 0;
  await fetch(`/changes?version=${version}`, { signal })
    .then((response) => signal.aborted || receive(response))
    .catch(() => pause = 2000);
  if (!signal.aborted) setTimeout(() => poll === mine && listen(), pause);
}

// Patches, one after the other.
let applied = Promise.resolve();
const still = matchMedia("(prefers-reduced-motion: reduce)");
const ready = () => applied.catch(() => {});
const apply = (patch) => applied = ready().then(async () => {
  if (patch.from != null && patch.from !== version) {
    // One that nobody knows: everything comes next.
    if (patch.to > version) version = 0;
    return tell(patch);
  }
  const way = patch.transition;
  if (way === "none" || still.matches || !document.startViewTransition) return change(patch);
  page.way = way;
  await document.startViewTransition(() => change(patch)).updateCallbackDone;
});

// By depth: what was pressed on the screens below, and how far down they were.
const places = [];

function change(patch) {
  const settle = holding();
  const place = patch.depth < depth && places[patch.depth];
  if (patch.depth > depth) {
    places[depth] = { opener: document.activeElement?.id, top: scroller().scrollTop };
  }
  patch.operations.forEach(operate);
  settle();
  ({ to: version, revision, depth, address: at, title: document.title } = patch);
  if (patch.transition !== "none") scroller().scrollTop = place?.top ?? 0;
  (byID(place?.opener) || byID(patch.focus))?.focus({ preventScroll: true });
  tell(patch);
  reach();
  sync();
  watch();
  align();
}

// Where code has scrolled lists to: each time once.
const reached = new Set();
function reach() {
  for (const goal of all("> :last-child [data-goal]")) {
    const [scroll, block, inline, behavior] = goal.dataset.goal.split(" ");
    if (reached.has(scroll)) continue;
    reached.add(scroll);
    goal.scrollIntoView({ block, inline, behavior: still.matches ? "instant" : behavior });
  }
}

function operate({ id, kind, values, html, before }) {
  const element = byID(id);
  if (!element) return;
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  const fresh = document.createRange().createContextualFragment(html ?? "");
  const next = [...element.children].find((child) => child.id === before);
  if (kind === "insert") element.insertBefore(fresh, next ?? null);
  // Named as the DOM names them.
  else if (html != null || kind === "remove") element[kind](fresh);
}

// A word to everybody, or only to those who have the page read out.
function say(words, style = "") {
  status.className = style;
  status.innerHTML = words;
  clearTimeout(say.timer);
  say.timer = setTimeout(() => status.textContent = "", 6000);
}

function tell({ notice, link, announcement }) {
  const words = [notice, link, announcement && `<span class="read">${announcement}</span>`].join(" ");
  if (words.trim()) say(words, notice || link ? "" : "read");
}

// History: one entry a step forward, made once: browsers skip what no user asked for.
const shown = () => history.state?.depth ?? 0;

let ends = shown(), at = page.address, moving, backs = 0;
function align() {
  if (moving || backs) return;
  const from = shown();
  // A refused Back has left entries ahead.
  if (depth > from && ends > from) return go(Math.min(depth, ends) - from);
  for (let step = from + 1; step <= depth; step++) history.pushState({ depth: step }, "", at);
  ends = depth;
  if (depth < from) go(depth - from);
  else if (at && new URL(at, location).href !== location.href) stay();
}

function go(distance) {
  history.go(distance);
  // Going nowhere tells nobody.
  moving = setTimeout(stay, 1000);
}

// This entry is the app's.
function stay() {
  moving = 0;
  ends = depth;
  history.replaceState({ depth }, "", at);
}

addEventListener("popstate", async () => {
  if (moving) {
    clearTimeout(moving);
    moving = 0;
    return align();
  }
  if (version === null) return location.reload();
  const target = shown();
  backs++;
  for (let last = depth + 1; depth > target && depth < last;) {
    last = depth;
    await send("back", "back");
  }
  if (!--backs) align();
});

// What the user does.
on("submit", (event) => {
  const { name, value, className, parentElement } = event.submitter;
  if (version === null || !event.target.closest("#app")) return;
  event.preventDefault();
  parentElement.closest("details")?.removeAttribute("open");
  if (className !== "default") return send(name, value);
  // The return key. A field that does not hear it only sends what was written.
  const { submit } = document.activeElement.dataset;
  send(submit && "submit", submit);
});

on("keydown", ({ key, repeat }) => {
  if (key === "Escape" && !repeat && !top()?.matches(".window")) send("back", "down");
});

let pause;
on("input", ({ target }) => {
  clearTimeout(pause);
  if (target.type !== "range") pause = setTimeout(send, 400);
  else if (!waiting) send();
});
on("change", ({ target }) => {
  clearTimeout(pause);
  if (target.matches("select, [type=radio]")) send("tap", target.value);
  // A year that is being written is one after each digit.
  else pause = setTimeout(send, /date|time|number/.test(target.type) ? 900 : 0);
});

// Fingers: one that stays, or goes across a row, a page, a list.
let finger = {};
const stopHold = () => clearTimeout(finger.timer);
const hold = ({ target }) => {
  const id = target.closest("[data-hold]")?.dataset.hold;
  return id && send("longPress", id);
};
on("contextmenu", (event) => {
  stopHold();
  if (hold(event)) event.preventDefault();
});
on("touchstart", ({ target, touches: [touch] }) => {
  stopHold();
  const now = finger = { target, touch, isAtTop: scroller().scrollTop <= 0 };
  now.timer = setTimeout(() => now.isHeld = hold(now), 600);
});
on("touchmove", stopHold);
on("touchend", (event) => {
  stopHold();
  if (finger.isHeld) return event.preventDefault();
  const { target, touch, isAtTop } = finger, end = event.changedTouches[0];
  const x = end.clientX - touch.clientX, y = end.clientY - touch.clientY;
  const isAcross = Math.abs(x) > Math.abs(y);
  if (Math.hypot(x, y) < 60 || target.closest("input, textarea, select")) return;
  const way = isAcross ? (x < 0 ? "left" : "right") : y < 0 ? "up" : "down";
  const actions = isAcross && target.closest("li")?.querySelector("details");
  const swiped = target.closest(isAcross ? "[data-swipe]" : "[data-swipe]:not(.pages)");
  if (actions) actions.open = x < 0;
  else if (swiped) send("swipe", swiped.dataset.swipe + ":" + way, true);
  else if (way === "down" && isAtTop) top().querySelector(".refresh:enabled")?.click();
});

// Lists that hold more: an end that comes in sight asks for it, unless both ends are.
const inSight = new Set();
const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    inSight[isIntersecting ? "add" : "delete"](target);
  }
  for (const { isIntersecting, target: { name, value } } of entries) {
    const isAlone = [...inSight].filter((end) => end.value === value).length < 2;
    if (isIntersecting && isAlone) send(name, value, true);
  }
}, { rootMargin: "400px" });
function watch() {
  sight.disconnect();
  inSight.clear();
  for (const end of all(".layer:not([inert]) .more")) sight.observe(end);
}

// What is seen of a list stays where it is while rows come and go, and whoever pressed an end of it
// goes on with the rows that came.
function holding() {
  if (!last.startsWith("scroll")) return () => {};
  const held = [...all(".layer:not([inert]) :has(> .more) .row")].find((row) => {
    const { right, bottom } = row.getBoundingClientRect();
    return right > 0 && bottom > 80;
  });
  const was = held?.getBoundingClientRect();
  const end = document.activeElement, list = end.parentElement, isForth = end.name === "scroll";
  const rows = () => [...list.querySelectorAll(".row")];
  const edge = end.matches(".more") && rows().at(isForth ? -1 : 0).id;
  return () => {
    const row = byID(held?.id);
    if (row) {
      const { left, top } = row.getBoundingClientRect();
      row.closest(".sideways")?.scrollBy(left - was.left, 0);
      (row.closest(".column, dialog") ?? document.scrollingElement).scrollBy(0, top - was.top);
    }
    if (!edge) return;
    const next = rows().findIndex(({ id }) => id === edge) + (isForth ? 1 : -1);
    rows()[next]?.querySelector("button")?.focus({ preventScroll: true });
  };
}

const wide = matchMedia("(min-width: 44rem)");
wide.onchange = () => send();

addEventListener("pageshow", (event) => event.persisted && listen());

history.scrollRestoration = "manual";
align();
say(status.innerHTML, status.className);
reach();
watch();
send();
