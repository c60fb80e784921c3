// Runs in the page itself, before its first paint. Marks a document whose reader has a session; loads the app after the
// first paint, or at the first touch if that is sooner; and hands it what was done before it came.
{
  try {
    if (localStorage.getItem("club-session")) document.documentElement.dataset.session = "kept";
  } catch {
    // Storage is forbidden: then no session is kept.
  }

  // Whoever goes back before the app has taken the page over gets the page of that address. Nobody else may hear of it:
  // the app would change under its own hands.
  const page = location.pathname + location.search;
  /** @param {Event} event */
  const goneBack = (event) => {
    if (location.pathname + location.search === page) return; // Another part of the same page.
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("popstate", goneBack);

  /** @type {Event[]} */
  const early = [];
  /** @type {Promise<void> | undefined} */
  let loading;

  // All files of the page's script at once: else the browser finds each only in the one before it.
  const fetchModules = () => {
    for (const href of JSON.parse(document.getElementById("page-state")?.textContent || "{}").modules ?? []) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  };

  let hasFailed = false;
  const anew = "club-anew";

  // Many browsers never ask again for a module that they couldn't have: a new page does. Once, for whoever presses a button
  // in vain and has nothing typed to lose, when there is a site again.
  const startAnew = async () => {
    /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
    const fields = document.querySelectorAll("input, textarea");
    const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
    const isPressed = early.length > 0 && early.every(({ type }) => type === "click");
    if (isTyped || !isPressed || sessionStorage.getItem(anew)) return;
    const { ok } = await fetch(location.href, { method: "HEAD" });
    if (!ok) return;
    sessionStorage.setItem(anew, "done");
    location.reload();
  };

  const load = () => {
    // The app reads what the end of the page holds, and a slow page is painted long before its end.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", load, { once: true });
    if (!loading) fetchModules();
    loading ??= import("./client.tsx")
      .catch((cause) => {
        if (hasFailed) startAnew().catch(() => {}); // No network, or no storage to remember it in.
        hasFailed = true;
        throw cause;
      })
      .then(({ start }) => start())
      .then(takeOver, (cause) => {
        loading = undefined; // The network failed, most likely. The next touch tries again.
        reportError(cause);
      });
  };

  /** @param {Event} event */
  const remember = (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === "click") {
      const button = target?.closest("button");
      // What the browser does by itself (menus, the drawer, sending a form) is done already.
      if (!button || button.type === "submit" || button.popoverTargetElement || button.hasAttribute("commandfor"))
        return;
    }
    if (event.type === "submit") {
      if (/** @type {HTMLFormElement} */ (target).method !== "post") return;
      event.preventDefault();
    }
    event.stopImmediatePropagation(); // It happens later, once.
    early.push(event);
    load();
  };

  /** @param {EventTarget} target */
  const changeAgain = (target) => {
    if (target instanceof HTMLInputElement && (target.type === "radio" || target.type === "checkbox")) {
      // The app hears of these by the press that changes them.
      target.checked = target.type === "checkbox" && !target.checked;
      target.click();
    } else target.dispatchEvent(new Event("change", { bubbles: true }));
  };

  const kinds = ["click", "submit", "change"];

  // No act can fall between the two: all of it happens in one turn of the event loop.
  const takeOver = () => {
    try {
      sessionStorage.removeItem(anew);
    } catch {
      // Then it never began anew.
    }
    removeEventListener("popstate", goneBack);
    for (const kind of kinds) removeEventListener(kind, remember, true);
    for (const { type, target } of early) {
      if (type === "click" && target instanceof Element) target.closest("button")?.click();
      if (type === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
      if (type === "change" && target) changeAgain(target);
    }
  };

  for (const kind of kinds) addEventListener(kind, remember, true);
  addEventListener("pointerdown", load, { capture: true, once: true });
  // The first paint may be nothing but the ground: what is waited for is something to read.
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: "paint", buffered: true });
}
