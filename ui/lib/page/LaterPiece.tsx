import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type LazyModule, useLazyModule } from "../../design/components/lazyModule.ts";

type LaterPieceProps<Piece> = {
  readonly piece: LazyModule<Piece>;
  /** What the server's HTML depends on. The piece is loaded and rendered anew once it is another value. */
  readonly shows: unknown;
  /** Answers a press in the server's HTML. */
  readonly onPress?: (event: MouseEvent) => void;
  /** The server's HTML has been replaced. */
  readonly onReplaced?: () => void;
  readonly children: (piece: Piece) => ReactNode;
};

const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/** A piece of a page. It stays as the server has rendered it while its script comes later (decision 0087). */
export const LaterPiece = <Piece,>({ piece, shows, onPress, onReplaced, children }: LaterPieceProps<Piece>) => {
  const [server] = useState(() => ({ shows, isShown: !piece.here() }));
  const [isBroken, setBroken] = useState(false);
  const isWanted = !server.isShown || isBroken || shows !== server.shows;
  const here = useLazyModule(piece, isWanted, () => {});
  const isOurs = isWanted && here !== undefined;
  const place = useRef<HTMLDivElement>(null);
  /** A selector of the server's link or field that has the focus. */
  const focused = useRef<string>(null);
  const noteFocus = ({ type, target }: FocusEvent) => {
    const name = target.hasAttribute("href") ? "href" : "value";
    focused.current = type === "focus" ? `[${name}="${CSS.escape(target.getAttribute(name) ?? "")}"]` : null;
  };
  /** Only the app shows a text instead of a picture. Browsers don't ask again for a file that couldn't be loaded. */
  const markBroken = () => navigator.onLine && setBroken(true);

  const tellReplaced = useEffectEvent(() => server.isShown && onReplaced?.());

  useLayoutEffect(() => {
    const inside = place.current as HTMLElement;
    // A page that a link has opened has no HTML of the server's, nor has one that React had to render anew.
    if (!isOurs && !inside.hasChildNodes()) setBroken(true);
    if (!isOurs && [...inside.querySelectorAll("img")].some(hasFailed)) markBroken();
    if (isOurs) tellReplaced();
    // What had the focus has been replaced: the same one gets it.
    if (isOurs && focused.current) inside.querySelector<HTMLElement>(focused.current)?.focus({ preventScroll: true });
  }, [isOurs]);

  return isOurs ? (
    <div key="app" ref={place}>
      {children(here)}
    </div>
  ) : (
    // React leaves an element's content as the server has rendered it where this one is a text.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links and fields take the keys.
    <div
      key="server"
      ref={place}
      suppressHydrationWarning
      onClick={onPress}
      onFocus={noteFocus}
      onBlur={noteFocus}
      onErrorCapture={markBroken}
    >
      {""}
    </div>
  );
};
