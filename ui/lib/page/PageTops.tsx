import type { ComponentType } from "react";
import { useLinksInside } from "../../design/components/actions/Link.tsx";
import { LaterPiece } from "./LaterPiece.tsx";
import { usePieces } from "./slots.ts";

type PageTopsProps = { readonly slim?: boolean };

/** What features show above a page; in its large form under the first screen of the home page. Its script may come later. */
export const PageTops = ({ slim = false }: PageTopsProps) => {
  const follow = useLinksInside();
  return usePieces("pageTop").map((piece, at) => (
    <LaterPiece key={at} piece={piece} onPress={follow}>
      {({ View }) => <View slim={slim} />}
    </LaterPiece>
  ));
};

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
