import { Outlet } from "react-router-dom";
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

/** Pages with what features show above them. It stays while one of these pages follows another. */
export const PagesWithTop = () => (
  <>
    <PageTops slim />
    <Outlet />
  </>
);
