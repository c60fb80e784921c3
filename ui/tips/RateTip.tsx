import { type MouseEvent, useId } from "react";
import { type Rating, ratings } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { oneDecimal } from "../design/components/text/format.ts";
import { french } from "../design/components/text/french.ts";
import { Icon } from "../design/components/media/Icon.tsx";
import { VisuallyHidden } from "../design/components/text/VisuallyHidden.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { $rating, ratePressed } from "./rating.ts";
import { Bars, Label, Rate, Word } from "./RateTip.styles.ts";

const words = {
  legend: "Votre note",
  scale: "De 1, peu utile, à 5, indispensable.",
  of: { 1: "peu utile", 2: "à compléter", 3: "utile", 4: "très utile", 5: "indispensable" },
  average: (average: string) => `Les membres lui donnent ${average} sur 5.`,
  takeBack: "Retirer ma note",
} as const;

/** Rates a tip, changes the rating and removes it. In the bar of reactions. */
export const RateTip = ({ id }: { readonly id: TipId }) => {
  const { rating, press } = useUnit({ rating: $rating, press: ratePressed });
  const { mine, average } = rating;
  const group = useId();
  const rate = (chosen: Rating | null) => press({ id, value: chosen });
  const takeBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the rating: the focus goes to the choices.
    currentTarget.closest("fieldset")?.querySelector<HTMLElement>(":checked")?.focus();
    rate(null);
  };
  const scale = average === null ? words.scale : `${words.scale} ${words.average(oneDecimal(average))}`;
  return (
    <Rate aria-describedby={`${group}-scale`}>
      <VisuallyHidden as="legend">{words.legend}</VisuallyHidden>
      <Bars>
        {ratings.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              aria-label={`${value}, ${words.of[value]}`}
              checked={value === mine}
              onChange={() => rate(value)}
            />
            <Word aria-hidden="true">{words.of[value]}</Word>
          </label>
        ))}
      </Bars>
      <Label aria-hidden="true">{words.legend}</Label>
      {mine !== null && (
        <button type="button" aria-label={words.takeBack} title={words.takeBack} onClick={takeBack}>
          <Icon name="close" />
        </button>
      )}
      <VisuallyHidden id={`${group}-scale`}>{french(scale)}</VisuallyHidden>
    </Rate>
  );
};
