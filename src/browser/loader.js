// Runs in the page before its first paint. Marks the document when a session is stored, scores are hidden or motion is stilled, loads the app, and keeps what is pressed
// before. Members get the app after the first paint, as do devices with unsent text or hidden scores; visitors when they begin to use the
// page.
{
  let isMember = false;
  let hasDrafts = false;
  let hidesScores = false;
  let isCalm = false;
  try {
    isMember = localStorage.getItem("club-session") !== null;
    hasDrafts = Object.keys(localStorage).some((name) => name.startsWith("club-draft:"));
    hidesScores = !!localStorage.getItem("club-scores")?.startsWith("hidden");
    isCalm = localStorage.getItem("club-calm") !== null;
  } catch {
    // Storage is forbidden: then no session is stored.
  }
  const marks = document.documentElement.dataset;
  if (isMember) marks.session = "kept";
  if (hidesScores) marks.scores = "";
  if (isCalm) marks.calm = "";

  // Going back before hydration reloads that address. The event is stopped: the app would handle it during hydration.
  const page = location.pathname + location.search;
  /** @param {Event} event */
  const goneBack = (event) => {
    if (location.pathname + location.search === page) return; // The link leads to a part of the same page.
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", goneBack);

  // The app has left this entry to itself, not to the browser. A page that is reloaded here is scrolled here.
  if (history.scrollRestoration === "manual") {
    addEventListener("DOMContentLoaded", () => {
      const positions = JSON.parse(String(sessionStorage.getItem("club-scroll")));
      scrollTo(0, positions?.[(history.state?.key ?? "default") + location.hash]);
    });
  }

  /** @type {Pick<Event, "type" | "target">[]} */
  const early = [];
  /** @type {Promise<void> | undefined} */
  let loading;
  /** @type {(() => void) | undefined} */
  let endFollowing;

  const pageState = () => JSON.parse(/** @type {Element} */ (document.getElementById("page-state")).textContent ?? "");

  /** @type {() => Promise<void>} */
  const yieldToBrowser = () =>
    /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

  // Requests all files ahead: else the browser finds each one in the one before. Forty requests at once would block a slow phone for a tenth
  // of a second, so they are made eight at a time. Runs each file in a task of its own, with paints and presses in between: together they
  // would block it for a fifth of a second.
  const importApp = async () => {
    await yieldToBrowser(); // The event that starts this is answered first.
    /** @type {string} */
    const names = pageState().modules;
    const files = names ? names.split(",").map((name) => `/assets/${name}.js`) : [];
    for (const [at, href] of files.entries()) {
      if (at % 8 === 7) await yieldToBrowser();
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    for (const file of files) {
      await yieldToBrowser();
      await import(file);
    }
    await yieldToBrowser();
    return import("./client.tsx");
  };

  let hasFailed = false;
  const anew = "club-anew";

  // Many browsers never retry a module that failed to load; a reload does. Once per session, only after a press,
  // and only when nothing typed would be lost and the site answers.
  const startAnew = async () => {
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const fields = document.querySelectorAll("input, textarea");
    const isTyped = [...fields].some((field) => field.value !== field.defaultValue);
    const isPressed = early.length > 0 && early.every(({ type }) => type === "click");
    if (isTyped || !isPressed || sessionStorage.getItem(anew)) return;
    const { ok } = await fetch(location.href, { method: "HEAD" });
    if (!ok) return;
    sessionStorage.setItem(anew, "done");
    location.reload();
  };

  const load = () => {
    // The app reads data from the end of the page, and a slow page is painted long before its end.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", load);
    endFollowing?.(); // What is hydrated doesn't change meanwhile.
    loading ??= importApp()
      .catch((cause) => {
        if (hasFailed) startAnew().catch(() => {}); // Without a network or storage there is no reload.
        hasFailed = true;
        throw cause;
      })
      .then(({ start, replay }) => start().then(() => replay))
      .then(takeOver, (cause) => {
        loading = undefined; // Probably a network failure: the next press retries.
        reportError(cause);
      });
  };

  /** @param {Event} event */
  const remember = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === "click") {
      const button = target?.closest("button");
      // The browser handles these by itself: menus, the drawer if it knows commands, sending a form.
      if (!button || button.type === "submit" || button.popoverTargetElement || button.commandForElement) return;
    }
    if (event.type === "submit") {
      if (/** @type {HTMLFormElement} */ (target).method !== "post") return;
      event.preventDefault();
    }
    event.stopImmediatePropagation(); // The app replays it.
    early.push(event);
    load();
  };

  // Ctrl K opens the search, not the browser's own. The panel has another one.
  /** @param {KeyboardEvent} event */
  const search = (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!/^k$/i.test(key) || !(ctrlKey || metaKey) || altKey || shiftKey || page.startsWith("/admin")) return;
    const target = document.querySelector("header [aria-keyshortcuts]");
    if (!target) return;
    event.preventDefault();
    early.push({ type: "click", target });
    load();
  };

  const kinds = ["click", "submit", "change"];

  // Synchronous: no event can occur between removing the listeners and replaying.
  /** @param {typeof import("./replay.ts").replay} replay */
  const takeOver = (replay) => {
    try {
      sessionStorage.removeItem(anew);
    } catch {
      // Without storage nothing was stored.
    }
    marks.app = "here"; // Ends the speculation rules: the app fetches pages itself.
    removeEventListener("popstate", goneBack);
    for (const kind of kinds) removeEventListener(kind, remember, true);
    removeEventListener("keydown", search);
    replay(early);
  };

  for (const kind of kinds) addEventListener(kind, remember, true);
  addEventListener("keydown", search);

  // Events that show that a visitor begins to use the page. On a slow or metered connection only a press counts.
  const { saveData, effectiveType } = /** @type {any} */ (navigator).connection ?? {};
  const presses = ["pointerdown", "keydown"];
  const engagements =
    saveData || /[23]g/.test(effectiveType) ? presses : [...presses, "pointermove", "wheel", "scroll", "focusin"];
  let isPainted = false;
  let isEngaged = isMember || hasDrafts || hidesScores;
  /** @param {Event} event */
  const engage = (event) => {
    const { type, target } = event;
    // Chromium sends one without a movement when the page appears under the pointer.
    if (event instanceof PointerEvent && type === "pointermove" && !event.movementX && !event.movementY) return;
    // The press of a link is an ordinary navigation: the app would come too late for it.
    if (type === "pointerdown" && target instanceof Element && target.closest("a[href]")) return;
    isEngaged = true;
    if (!isPainted && !presses.includes(type)) return; // The first paint comes first.
    for (const each of engagements) removeEventListener(each, engage, true);
    load();
  };
  for (const each of engagements) addEventListener(each, engage, { capture: true, passive: true });

  const shown = () => {
    const { views, live, startsAtOnce } = pageState();
    // The backend's own links lead here with a session, or an error, after the "#"; a link to a comment with its id.
    if (isEngaged || startsAtOnce || /=|^#commentaire-/.test(location.hash)) load();
    if (views) import(views).then(({ countShown }) => countShown()).catch(() => {}); // A lost view is not told.
    // The app follows by itself. Without the script, the page is as it came.
    if (live) import(live).then(({ followPage }) => loading || (endFollowing = followPage())).catch(() => {});
  };
  // A page that the browser renders in advance has no paint before the visitor opens it. Not "first-paint": it may be the background only.
  new PerformanceObserver((paints, observer) => {
    if (!paints.getEntriesByName("first-contentful-paint")[0]) return;
    observer.disconnect();
    isPainted = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", shown);
    else shown();
  }).observe({ type: "paint", buffered: true });
  // A page that acts by itself may have nothing to paint, as an overlay before its match.
  addEventListener("load", () => setTimeout(() => pageState().startsAtOnce && load(), 2_000));
}
