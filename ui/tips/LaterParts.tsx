import type { MouseEvent } from "react";
import type { Rating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { $memberId } from "../accounts/session/session.ts";
import { useLinksInside } from "../design/components/actions/Link.tsx";
import { LaterPiece } from "../lib/page/LaterPiece.tsx";
import { usePieces } from "../lib/page/slots.ts";
import { useUnit } from "../lib/useUnit.ts";
import { $rating, ratePressed } from "./rating.ts";
import { $sidebar } from "./tipsSidebar.ts";

/** The choices of a rating. Their script comes for members, and when the rating changes; a visitor's press is answered without it. */
export const LaterRating = ({ id }: { readonly id: TipId }) => {
  const { rating, member, press } = useUnit({ rating: $rating, member: $memberId, press: ratePressed });
  const rate = (rating: Rating | null) => press({ id, rating });
  const answer = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    // A visitor's press chooses nothing.
    if (member === null) event.preventDefault();
    rate(Number(event.target.value) as Rating);
  };
  return usePieces("tipParts").map((piece, at) => (
    <LaterPiece key={at} piece={piece} shows={`${member} ${rating.mine} ${rating.average}`} onPress={answer}>
      {({ RateTip }) => <RateTip rating={rating} onRate={rate} />}
    </LaterPiece>
  ));
};

/** The sidebar. Its script comes when what it shows changes. */
export const LaterSidebar = () => {
  const sidebar = useUnit($sidebar);
  const follow = useLinksInside();
  return usePieces("tipParts").map((piece, at) => (
    <LaterPiece key={at} piece={piece} shows={sidebar} onPress={follow}>
      {({ Sidebar }) => <Sidebar />}
    </LaterPiece>
  ));
};
