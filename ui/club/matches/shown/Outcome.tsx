import { css, styled } from "styled-components";
import type { Outcome as OutcomeKind } from "../../../../domain/club/matches/match.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { parallelogram, plate, skew } from "../../../design/tokens/slope.ts";
import { sentence, words } from "../words.ts";

/** The outline of a plate. */
const hollow = css`
  position: relative;
  &::before {
    content: "";
    position: absolute;
    inset: 0 4px;
    border: ${stroke.firm} solid ${meaning.lineStrong};
    transform: ${skew};
  }
`;

/** Told apart by their shapes: a bright plate, an outline, a calm plate. */
const shapes = {
  won: css`
    ${plate(parallelogram("9px"), meaning.chosen)}
    color: ${meaning.onChosen};
  `,
  lost: hollow,
  drawn: css`
    ${plate(parallelogram("9px"), meaning.calm)}
    color: ${meaning.onCalm};
  `,
} as const satisfies Record<OutcomeKind, unknown>;

const OutcomePlate = styled.span<{ readonly $outcome: OutcomeKind }>`
  ${({ $outcome }) => shapes[$outcome]}
  display: inline-grid;
  place-items: center;
  min-height: 28px;
  padding: 5px 14px;
  font-size: ${size.tiny};
  font-weight: ${weight.bold};
  font-stretch: ${width.tag};
  line-height: 1;
  white-space: nowrap;
`;

type OutcomeProps = {
  readonly outcome: OutcomeKind;
  /** See `useScore`. */
  readonly mark: string | undefined;
};

/** "Victoire", "Défaite" or "Match nul" on a plate. */
export const Outcome = ({ outcome, mark }: OutcomeProps) => (
  <OutcomePlate $outcome={outcome} data-outcome="" data-score={mark}>
    {sentence([words.outcomes[outcome]])}
  </OutcomePlate>
);
