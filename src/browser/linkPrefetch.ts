/** A pointer that only passes over a link stays for less. In milliseconds. */
const hoverIntent = 65;

type Link = { readonly pathname: string; readonly search: string };

type Needs = {
  /** Fetches what a page is made of. */
  readonly warm: (link: Link) => Promise<void>;
  /** Something else than a link was pressed: what pages tell may change by it. */
  readonly forget: () => void;
};

/**
 * Warms the page behind a link when somebody points at it, comes to it with the keyboard, or touches it. One page at a
 * time, and of those that were pointed at meanwhile only the last. Not for those who save data. What comes back tells
 * whether a path is the one that was warmed last.
 */
export const linkPrefetch = ({ warm, forget }: Needs) => {
  let warmed: string | undefined;
  let warming: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aim: string | undefined;
  let next: Link | undefined;

  const warmNext = async (): Promise<void> => {
    const link = next;
    next = undefined;
    if (!link || warming !== undefined) return;
    const path = pathOf(link);
    warming = path;
    // Nobody asked for it yet: whoever does learns what failed.
    await warm(link).then(
      () => (warmed = path),
      () => {},
    );
    warming = undefined;
    await warmNext();
  };
  const begin = (link: Link): void => {
    clearTimeout(timer);
    if (savesData()) return;
    next = link;
    if (warming === undefined) void warmNext();
  };

  const pointAt = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link?.href === aim) return;
    clearTimeout(timer);
    aim = link?.href;
    if (link) timer = setTimeout(() => begin(link), hoverIntent);
  };
  const press = ({ target }: Event): void => {
    const link = linkAt(target);
    if (!link) return forget();
    // What is warm, or will be in a moment, waits for the click: asked for once more, it would come after it.
    if (pathOf(link) !== warmed && pathOf(link) !== warming) begin(link);
  };

  addEventListener("pointerover", pointAt, { passive: true });
  addEventListener("focusin", pointAt, { passive: true });
  addEventListener("pointerdown", press, { passive: true });
  addEventListener("submit", forget, { passive: true });

  return (path: string): boolean => path === warmed;
};

const pathOf = ({ pathname, search }: Link): string => pathname + search;

/** The link that leads to another page of this site in this tab. */
const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  return pathOf(link) === pathOf(location) ? undefined : link;
};

const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
