import { type ComponentProps, createContext, type MouseEvent, use } from "react";
import { createPath, UNSAFE_NavigationContext as NavigationContext } from "react-router-dom";
import { isSitePath } from "../../../../domain/shared/address.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** A path of the site with its search and fragment, never a relative one; or the address of another site. */
  readonly to: string;
  /** Handed to the page that is opened. */
  readonly state?: unknown;
  /** The page takes the place of this one in the history. So does the page itself, opened again. */
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
  /** The browser opens the page, as a document of its own. */
  readonly reloadDocument?: boolean;
};

type Press = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/** A press that the browser answers by opening the page here: not with a key that asks for another tab, not of another button. */
export const opensHere = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: Press,
  { target }: Pick<HTMLAnchorElement, "target">,
): boolean => button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === "_self");

type Opening = {
  readonly state?: unknown;
  readonly replace?: boolean | undefined;
  readonly preventScrollReset?: boolean | undefined;
};

/** Without a network, the service worker answers with the page as it was read, a document of its own, or with what can be read instead. */
const isLeftToWorker = (): boolean => !navigator.onLine && Boolean(navigator.serviceWorker?.controller);

/** A path of the site: without a network too, a link that leads to it or below opens here. All that the page needs is there, as in the panel. */
export const PathHere = createContext<string | null>(null);

const isBelow = (to: string, path: string): boolean =>
  to.startsWith(path) && /^(?:$|[/?#])/.test(to.slice(path.length));

/** Opens a path of the site here. The page itself, opened again, takes its own place in the history. */
const useOpen = () => {
  const { navigator } = use(NavigationContext);
  return (to: string, { state, replace, preventScrollReset = false }: Opening = {}): void => {
    const isSame = to === createPath(globalThis.location);
    navigator[(replace ?? isSame) ? "replace" : "push"](to, state, { preventScrollReset });
  };
};

/**
 * A link. The app opens the pages of the site. The router's own link would be rendered again, with its half a dozen hooks, whenever the
 * address changes (decision 0086).
 */
export const Link = ({
  to,
  state,
  replace,
  preventScrollReset,
  reloadDocument,
  onClick,
  children,
  ...rest
}: LinkProps) => {
  const open = useOpen();
  const pathHere = use(PathHere);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !opensHere(event, event.currentTarget) || !isSitePath(to)) return;
    if (isLeftToWorker() && !(pathHere !== null && isBelow(to, pathHere))) return;
    event.preventDefault();
    open(to, { state, replace, preventScrollReset });
  };

  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
};
