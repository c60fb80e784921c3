import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { type Rating, ratings } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { Choices } from "../design/components/forms/Choices.tsx";
import { oneDecimal } from "../design/components/text/format.ts";
import { QuietButton } from "../design/components/actions/QuietButton.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { $rating, ratePressed } from "./rating.ts";
import { printHidden } from "../design/tokens/layout.ts";
import { space, stroke } from "../design/tokens/measures.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { when } from "../design/tokens/screens.ts";

const words = {
  legend: "Votre note",
  scale: "De 1, peu utile, à 5, indispensable.",
  average: (average: string) => `Les membres lui donnent ${average} sur 5.`,
  takeBack: "Retirer ma note",
} as const;

const Frame = styled.div`
  margin-top: ${space.x8};
  padding-top: ${space.x5};
  border-top: ${stroke.hairline} solid ${meaning.line};

  ${when.scriptless} {
    display: none;
  }
  ${printHidden}
`;

const choices = ratings.map((rating) => ({ value: String(rating), words: String(rating) }));

/** Rates a tip, changes the rating and removes it. */
export const RateTip = ({ id }: { readonly id: TipId }) => {
  const { rating, press } = useUnit({ rating: $rating, press: ratePressed });
  const { mine, average } = rating;
  const rate = (chosen: Rating | null) => press({ id, rating: chosen });
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the rating: the focus goes to the choices.
    currentTarget.closest("fieldset")?.querySelector<HTMLElement>(":checked")?.focus();
    rate(null);
  };
  return (
    <Frame>
      <Choices
        label={words.legend}
        choices={choices}
        chosen={String(mine ?? "")}
        onChoose={(value) => rate(Number(value) as Rating)}
        beside={
          mine !== null && (
            <QuietButton look="bare" onClick={takeBack}>
              {words.takeBack}
            </QuietButton>
          )
        }
        hint={average === null ? words.scale : `${words.scale} ${words.average(oneDecimal(average))}`}
      />
    </Frame>
  );
};
