import { useEffect, useEffectEvent, useReducer } from "react";

/** A module that is loaded on its first use. */
export type LazyModule<Piece> = {
  /** The module; undefined until it is loaded. */
  readonly here: () => Piece | undefined;
  /** Loads the module once for all callers. Rejects when loading fails; the next call tries again. */
  readonly fetch: () => Promise<Piece>;
};

let isStarting = false;

/** Whether the app is starting: it then needs the modules of its page in any case, and the service worker may have them. */
export const appStarts = (starts: boolean): void => {
  isStarting = starts;
};

/**
 * Throws without a network, unless the app is starting. Browsers remember that an import failed: one without a network would fail until a
 * reload.
 */
export const needNetwork = (): void => {
  // Node doesn't know.
  if (!isStarting && navigator.onLine === false) throw new Error("No network");
};

/** A lazy module that `load` imports. A failed import is forgotten, so that the next `fetch` tries again. */
export const lazyModule = <Piece>(load: () => Promise<Piece>): LazyModule<Piece> => {
  let piece: Piece | undefined;
  let coming: Promise<Piece> | undefined;
  const come = async () => {
    needNetwork();
    return (piece = await load());
  };
  const forget = (cause: unknown): never => {
    coming = undefined;
    throw cause;
  };
  return { here: () => piece, fetch: () => (coming ??= come().catch(forget)) };
};

/** Props for the control that opens the module: they load it on hover or focus, and ignore failures. */
export const preloadProps = (piece: LazyModule<unknown>) => {
  const preload = () => void piece.fetch().catch(() => {});
  return { onPointerEnter: preload, onFocus: preload } as const;
};

/**
 * Loads the module when `isWanted`; returns undefined until then. Calls `onLoadError` when loading fails while
 * `isWanted`.
 */
export const useLazyModule = <Piece>(
  piece: LazyModule<Piece>,
  isWanted: boolean,
  onLoadError: () => void,
): Piece | undefined => {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const tell = useEffectEvent(onLoadError);
  const shown = piece.here();

  // Depends on `shown` of this render, because the module may have been loaded since the last one.
  useEffect(() => {
    if (!isWanted || shown) return;
    let isStillWanted = true;
    piece.fetch().then(show, () => isStillWanted && tell());
    return () => {
      isStillWanted = false;
    };
  }, [piece, isWanted, shown]);

  return shown;
};
