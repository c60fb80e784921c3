import type { ReactNode } from "react";
import type { Card } from "../../../../domain/club/cards/showCards.ts";
import type { CardBlock } from "../../../../domain/content/body/shownContent.ts";
import { useLazyModule } from "../../../design/components/lazyModule.ts";
import { cardPiece } from "../pieces.ts";

const ignore = () => {};

type CardPlaceProps = Pick<CardBlock, "card"> & { readonly children: ReactNode };

/** A card; its link, which is the child, until its code is there. */
export const CardPlace = ({ card, children }: CardPlaceProps) => {
  const ItemCard = useLazyModule(cardPiece, true, ignore);
  return ItemCard ? <ItemCard card={card as Card}>{children}</ItemCard> : <p>{children}</p>;
};
