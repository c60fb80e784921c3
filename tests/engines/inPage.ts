// Functions that run in a page. They are sent as text, so each holds all that it uses.

/** Collects errors and violations of the policy from now on. Idempotent. */
export const listen = () => {
  const page = window as Window & { failures?: string[] };
  if (page.failures) return;
  const failures: string[] = (page.failures = []);
  addEventListener("error", ({ message }) => failures.push(message));
  addEventListener("unhandledrejection", ({ reason }) => failures.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    failures.push(`the policy forbids ${violatedDirective} ${blockedURI}`),
  );
};

/** Uses the page, as by the wheel. True once the app is there, with what it loads. */
export const isReady = () => {
  dispatchEvent(new WheelEvent("wheel"));
  const waits = [...document.querySelectorAll("main [aria-busy=true], [role=dialog] [aria-busy=true]")];
  return document.documentElement.dataset["app"] === "here" && !waits.some((one) => one.checkVisibility());
};

/** Resolves once the page is drawn as it is now. */
export const isDrawn = () =>
  new Promise<void>((drawn) => {
    setTimeout(drawn, 1000);
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
  });

/** Whether a text is seen, with plain blanks and apostrophes. */
export const shows = (text: string) => document.body.innerText.replaceAll("’", "'").replace(/\s+/g, " ").includes(text);

/**
 * Brings a control into sight, and returns its middle; or why it can't be pressed. It is found by its name or the beginning of it,
 * in the uppermost dialog that has it, or else in the page.
 */
export const placeOf = (name: string): { x: number; y: number } | string => {
  const plain = (text: string) => text.replaceAll("’", "'").replace(/\s+/g, " ").trim();
  const nameOf = (one: Element) => {
    const [label] = (one as HTMLInputElement).labels ?? [];
    const by = one.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = by.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return plain(named || one.getAttribute("aria-label") || (label ?? one).textContent);
  };
  const controls =
    "a, button, summary, input, textarea, select, label, [role=tab], [role=menuitem], [role=option], [role=switch], [contenteditable=true]";
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const within = [...[...document.querySelectorAll("[role=dialog], dialog")].toReversed(), document];
  const found = within
    .map((part) => [...part.querySelectorAll(controls)].filter(isSeen))
    .map((all) => all.find((one) => nameOf(one) === name) ?? all.find((one) => nameOf(one).startsWith(name)))
    .find((one) => one !== undefined);
  if (!found) return `there is no ${name}`;
  if (found.matches(":disabled, [aria-disabled=true]")) return `${name} is off`;
  const middle = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (found.contains(at) || at.contains(found));
  };
  if (!isFree(middle())) found.scrollIntoView({ block: "center", behavior: "instant" });
  const place = middle();
  return isFree(place) ? place : `${name} is covered`;
};

/** What is wrong with a page: errors, what reaches beyond the window, popovers and dialogs that are higher than what they hold, empty pictures. */
export const complaints = (): readonly string[] => {
  const { failures = [] } = window as Window & { failures?: string[] };
  const { scrollWidth } = document.documentElement;
  const open = [...document.querySelectorAll<HTMLElement>(":popover-open")].filter((one) => one.children.length > 0);
  const tooHigh = open.filter((popover) => {
    const ends = [...popover.children].map((child) => child.getBoundingClientRect().bottom);
    return popover.getBoundingClientRect().bottom > Math.max(...ends) + 40;
  });
  const beyond = [...document.querySelectorAll<HTMLElement>(":popover-open, [role=dialog]")].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return one.checkVisibility() && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
  });
  const outside = [...document.querySelectorAll<HTMLElement>("[role=dialog] :is(input, select, textarea, p)")].filter(
    (one) =>
      one.checkVisibility() &&
      one.getBoundingClientRect().right > (one.closest("[role=dialog]")?.getBoundingClientRect().right ?? 0) + 1,
  );
  const empty = [...document.images].filter(
    (one) => one.src && one.complete && one.naturalWidth === 0 && one.checkVisibility(),
  );
  return [
    ...failures,
    ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : []),
    ...tooHigh.map(({ id, role, offsetHeight }) => `a popover is ${offsetHeight} px high: ${id || role}`),
    ...beyond.map(({ id, role }) => `reaches beyond the window: ${id || role}`),
    ...outside.map(({ outerHTML }) => `is beyond its dialog: ${outerHTML.slice(0, 80)}`),
    ...empty.map(({ src }) => `has an empty picture: ${src}`),
  ];
};
