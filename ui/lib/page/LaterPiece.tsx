import { type FocusEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { type LazyModule, useLazyModule } from "../../design/components/lazyModule.ts";
import { useUnit } from "../useUnit.ts";
import { $haveLaterPiecesCome } from "./laterPieces.ts";
import { $visitorIsHere } from "./visitor.ts";

type LaterPieceProps<Piece> = {
  readonly piece: LazyModule<Piece>;
  /** What the server's HTML depends on. The piece is loaded and rendered anew once it is another value. */
  readonly shows?: unknown;
  /** Answers a press in the server's HTML. */
  readonly onPress: (event: MouseEvent) => void;
  readonly children: (piece: Piece) => ReactNode;
};

const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

/** What has the focus in the server's HTML: a link or a field, and which of those with the same selector. */
type Focused = { readonly selector: string; readonly at: number };

const focusedIn = (place: Element): Focused | null => {
  const target = document.activeElement;
  if (!target || !place.contains(target)) return null;
  const name = target.hasAttribute("href") ? "href" : "value";
  const selector = `[${name}="${CSS.escape(target.getAttribute(name) ?? "")}"]`;
  return { selector, at: [...place.querySelectorAll(selector)].indexOf(target) };
};

/** A piece of a page. It stays as the server has rendered it while its script comes later (decision 0087). */
export const LaterPiece = <Piece,>({ piece, shows, onPress, children }: LaterPieceProps<Piece>) => {
  const [haveCome, isHydrated] = useUnit([$haveLaterPiecesCome, $visitorIsHere]);
  const [first] = useState(shows);
  // Only a first page has HTML of the server's, until the app has rendered the piece: after that it stays the app's.
  const [isWanted, want] = useState(isHydrated || piece.here() !== undefined);
  if (!isWanted && (haveCome || shows !== first)) want(true);
  const here = useLazyModule(piece, isWanted, () => {});
  const isOurs = isWanted && here !== undefined;
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<Focused>(null);
  const noteFocus = ({ type, currentTarget }: FocusEvent) => {
    focused.current = type === "focus" ? focusedIn(currentTarget) : null;
  };
  /** Only the app shows a text instead of a picture. Browsers don't ask again for a file that couldn't be loaded. */
  const markBroken = () => navigator.onLine && want(true);

  useLayoutEffect(() => {
    const inside = place.current as HTMLElement;
    if (!isOurs) {
      // Both may have happened before the app came.
      focused.current = focusedIn(inside);
      if ([...inside.querySelectorAll("img")].some(hasFailed)) markBroken();
    } else if (focused.current) {
      // What had the focus has been replaced: the same one gets it.
      const { selector, at } = focused.current;
      inside.querySelectorAll<HTMLElement>(selector)[at]?.focus({ preventScroll: true });
    }
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
