// Sends what the user does, one event at a time, and applies what has changed.
"use strict";
(() => {
  const page = document.body.dataset;
  if (!page.version) return;
  const byID = (id) => id && document.getElementById(id);
  const status = byID("status");
  let version = +page.version, revision = +page.revision, depth = +page.depth;

  // Fields: what the app knows to stand in each, so that only news is sent.
  const known = new Map();
  const isNews = (field) => field.value !== (known.get(field.id) ?? field.defaultValue);
  const news = () =>
    [...document.querySelectorAll("#app > :last-child input:enabled")].filter(isNews);

  // Requests.
  let queue = Promise.resolve(), waiting = 0, last = "", poll = null;

  async function receive(response, isQuiet) {
    if (response.status === 204) return;
    if (response.headers.get("Content-Type") === "application/json") {
      const patch = await response.json();
      if (isQuiet) delete patch.notice;
      return apply(patch);
    }
    // A page for the user to read: the session is over, or the app is.
    const other = new DOMParser().parseFromString(await response.text(), "text/html");
    version = null;
    document.title = other.title;
    document.body.replaceWith(other.body);
    document.querySelector("h1")?.focus();
  }

  // Without an action, only what was written goes.
  function send(name, value) {
    // The second press of two: the first has done it, and that needs no words.
    const isQuiet = waiting++ > 0 && last === name + value;
    last = name + value;
    poll?.abort();
    queue = queue.then(async () => {
      const written = news();
      if (version === null || (!name && !written.length)) return;
      const body = new URLSearchParams({ revision, version });
      for (const field of written) {
        body.append(field.name, field.value);
        known.set(field.id, field.value);
      }
      if (name) body.append(name, value);
      const headers = { Accept: "application/json" };
      const response = await fetch("/events", { method: "POST", headers, body });
      if (!response.ok) known.clear();
      await receive(response, isQuiet);
    }).catch(() => {
      known.clear();
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
    const mine = poll = new AbortController();
    let pause = 0;
    try {
      const response = await fetch(`/changes?version=${version}`, { signal: mine.signal });
      if (!mine.signal.aborted) await receive(response);
    } catch {
      pause = 2000;
    }
    if (!mine.signal.aborted) setTimeout(() => poll === mine && listen(), pause);
  }

  // Patches.
  function apply(patch) {
    if (patch.from != null) {
      if (patch.to <= version && patch.from !== version) return patch.notice && say(patch.notice);
      if (patch.from !== version) return version = -1;
    }
    const way = matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : patch.transition;
    const place = patch.depth < depth && places[patch.depth];
    if (patch.depth > depth) {
      places[depth] = { opener: document.activeElement?.id, top: scroller().scrollTop };
    }
    const ghost = leave(way);
    const before = new Set([...document.querySelectorAll(areas)].map((area) => area.id));
    patch.operations.forEach(operate);
    if (ghost) (way === "dismiss" ? document.body : top().querySelector(".surface")).append(ghost);
    ({ version, revision, depth } = { ...patch, version: patch.to });
    document.title = patch.title;
    for (const area of document.querySelectorAll(areas)) {
      if (before.has(area.id) || way === "none" || area.closest("[data-enter]")) continue;
      area.dataset.enter = way;
      area.addEventListener("animationend", () => delete area.dataset.enter);
    }
    const moved = patch.transition !== "none";
    if (moved) scroller().scrollTop = place?.top ?? 0;
    const target = byID(place?.opener) || byID(patch.focus);
    if (target) target.focus({ preventScroll: true });
    if (patch.notice) say(patch.notice);
    watch();
    align();
  }

  function operate(step) {
    const id = step.replace ?? step.children ?? step.attributes ?? step.insert ?? step.remove;
    const element = byID(id);
    if (!element) return;
    if (step.remove) return element.remove();
    if (step.attributes) return setAttributes(element, step.values);
    const template = document.createElement("template");
    template.innerHTML = step.html;
    const fresh = template.content;
    if (step.replace) element.replaceWith(fresh);
    else if (step.children) element.replaceChildren(fresh);
    else {
      const next = [...element.children].find((child) => child.id === step.before);
      element.insertBefore(fresh, next ?? null);
    }
  }

  // What the user is writing is newer than what the app last heard of.
  function setAttributes(element, values) {
    const isField = element.matches("input"), isNewer = isField && isNews(element);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    if (isField && !isNewer && ("value" in values || values["data-empty"] === "")) {
      element.value = values.value ?? "";
      known.set(element.id, element.value);
    }
  }

  // Where the user was on the screens below, by depth: what was pressed and how far down it was.
  const places = [], areas = "#app .layer, #app .screen";
  const top = () => document.querySelector("#app > :last-child");
  const scroller = () => top()?.querySelector("dialog") ?? document.scrollingElement;

  // Transitions: a copy of what goes, which hears nothing.
  function leave(way) {
    const old = way === "dismiss" ? top()
      : /push|pop/.test(way) && top()?.querySelector(".content");
    if (!old) return null;
    const ghost = old.cloneNode(true);
    for (const element of [ghost, ...ghost.querySelectorAll("[id], [name]")]) {
      element.removeAttribute("id");
      element.removeAttribute("name");
    }
    const box = old.getBoundingClientRect();
    if (way !== "dismiss") {
      ghost.style.cssText = `top:${box.top}px;left:${box.left}px;width:${box.width}px`;
    }
    ghost.classList.add("leaving");
    ghost.dataset.leave = way;
    ghost.inert = true;
    ghost.setAttribute("aria-hidden", "true");
    setTimeout(() => ghost.remove(), 300);
    return ghost;
  }

  function say(words) {
    status.textContent = words;
    clearTimeout(say.timer);
    if (words) say.timer = setTimeout(() => status.textContent = "", 6000);
  }

  // History: one entry a step. Entries are made for steps forward and never again for those that
  // Back was refused, as browsers skip entries that no user asked for.
  let isMoving = false, isGoingBack = false;
  const shown = () => history.state?.depth ?? 0;

  let ends = shown();
  function align() {
    if (isMoving || isGoingBack) return;
    const from = shown();
    // Entries that a refused Back left ahead are still there.
    if (depth > from && ends > from) return go(Math.min(depth, ends) - from);
    for (let step = from + 1; step <= depth; step++) history.pushState({ depth: step }, "");
    ends = depth;
    if (depth < from) go(depth - from);
  }

  function go(distance) {
    isMoving = true;
    history.go(distance);
    // Where there was nowhere to go, nothing would tell.
    setTimeout(() => isMoving = false, 1000);
  }

  addEventListener("popstate", async () => {
    if (isMoving) {
      isMoving = false;
      return align();
    }
    if (version === null) return location.reload();
    const target = shown();
    isGoingBack = true;
    let last = depth + 1;
    while (depth > target && depth < last) {
      last = depth;
      await send("back", "back");
    }
    isGoingBack = false;
    align();
  });

  // What the user does.
  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (version === null || !event.target.closest("#app")) return;
    event.preventDefault();
    const field = document.activeElement;
    if (button?.className === "default" && field?.dataset.submit) {
      send("submit", field.dataset.submit);
    } else if (button?.name) send(button.name, button.value);
  });

  // A field that does not hear the return key must not press a button with it.
  document.addEventListener("keydown", (event) => {
    const field = event.target;
    if (event.repeat) return;
    if (event.key === "Escape" && top()?.matches(".sheet")) {
      send("back", "down");
    } else if (event.key === "Enter" && field.matches("#app input") && !event.isComposing) {
      event.preventDefault();
      send(...(field.dataset.submit ? ["submit", field.dataset.submit] : []));
    }
  });

  document.addEventListener("click", (event) => {
    if (event.detail < 2 && event.target === top() && event.target.querySelector(".grabber")) send("back", "down");
  });

  let pause;
  document.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(send, 400);
  });
  document.addEventListener("change", () => {
    clearTimeout(pause);
    pause = setTimeout(send, 0);
  });

  // Lists that hold more: their end, coming in sight, asks for it.
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) send("scroll", target.value);
    }
  }, { rootMargin: "400px" });
  function watch() {
    sight.disconnect();
    for (const more of document.querySelectorAll(".layer:not([inert]) .more")) sight.observe(more);
  }

  addEventListener("pageshow", (event) => event.persisted && listen());

  history.scrollRestoration = "manual";
  if (!history.state) history.replaceState({ depth: 0 }, "");
  align();
  say(status.textContent);
  watch();
  listen();
})();
