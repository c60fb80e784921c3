import { useEffect, useEffectEvent, useReducer } from "react";

/** A piece whose code comes with its first use, never with the page. */
export type LazyModule<Piece> = {
  /** The piece, once it has come. */
  readonly here: () => Piece | undefined;
  /** Fetches it, once for all who ask. Fails when it can't be had; whoever asks after that lets it be tried again. */
  readonly fetch: () => Promise<Piece>;
};

/** A piece that `load` fetches. A failed fetch is forgotten, so that it can be tried again. */
export const lazyModule = <Piece>(load: () => Promise<Piece>): LazyModule<Piece> => {
  let piece: Piece | undefined;
  let coming: Promise<Piece> | undefined;
  const come = async () => {
    try {
      return (piece = await load());
    } catch (cause) {
      coming = undefined;
      throw cause;
    }
  };
  return { here: () => piece, fetch: () => (coming ??= come()) };
};

/** For whatever opens the piece: it is fetched as soon as somebody is about to. A failure is said when they do. */
export const preloadProps = (piece: LazyModule<unknown>) => {
  const preload = () => void piece.fetch().catch(() => {});
  return { onPointerEnter: preload, onFocus: preload } as const;
};

/** The piece, fetched as soon as it is wanted; nothing until it is here. `onLoadError` when it was wanted and can't be had. */
export const useLazyModule = <Piece>(
  piece: LazyModule<Piece>,
  isWanted: boolean,
  onLoadError: () => void,
): Piece | undefined => {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const tell = useEffectEvent(onLoadError);
  const shown = piece.here();

  // Asked of what this render showed: the piece may have come since, and is to be shown then.
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
