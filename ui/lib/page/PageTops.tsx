import { type ComponentType, type FocusEvent, use, useLayoutEffect, useRef, useState } from "react";
import { useLinksInside } from "../../design/components/actions/Link.tsx";
import { useUnit } from "../useUnit.ts";
import { $haveLaterPiecesCame } from "./laterPieces.ts";
import { type SlotPiece, SlotsContext } from "./slots.ts";

type PageTopsProps = { readonly slim?: boolean };
type TopProps = Required<PageTopsProps> & { readonly piece: SlotPiece<"pageTop"> };

const Top = ({ piece, slim }: TopProps) => {
  const haveCome = useUnit($haveLaterPiecesCame);
  const [hadNotCome] = useState(() => !piece.here());
  const follow = useLinksInside();
  const place = useRef<HTMLDivElement>(null);
  /** A selector of the server's link that has the focus. */
  const focused = useRef<string>(null);
  const noteFocus = ({ type, target }: FocusEvent) => {
    focused.current = type === "focus" ? `[href="${CSS.escape(target.getAttribute("href") ?? "")}"]` : null;
  };

  // That link has been replaced: the same one gets the focus.
  useLayoutEffect(() => {
    const link = haveCome && focused.current ? place.current?.querySelector<HTMLElement>(focused.current) : null;
    link?.focus({ preventScroll: true });
  }, [haveCome]);

  const top = piece.here();
  return top && (haveCome || !hadNotCome) ? (
    <div key="app" ref={place}>
      <top.View slim={slim} />
    </div>
  ) : (
    // React leaves an element's content as the server has rendered it where this one is a text.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its links take the keys.
    <div key="server" suppressHydrationWarning onClick={follow} onFocus={noteFocus} onBlur={noteFocus}>
      {""}
    </div>
  );
};

const isTop = (piece: SlotPiece): piece is SlotPiece<"pageTop"> => piece.slot === "pageTop";

/**
 * What features show above a page; in its large form under the first screen of the home page. It stays as the server has rendered it
 * while its script comes later (decision 0087).
 */
export const PageTops = ({ slim = false }: PageTopsProps) =>
  use(SlotsContext)
    .filter(isTop)
    .map((piece, at) => <Top key={at} piece={piece} slim={slim} />);

/** Wraps a page with what features show above it. */
export const withPageTop = (Page: ComponentType): ComponentType => {
  const PageWithTop = () => (
    <>
      <PageTops slim />
      <Page />
    </>
  );
  return PageWithTop;
};
