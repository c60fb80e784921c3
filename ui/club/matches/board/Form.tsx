import { css, styled } from "styled-components";
import type { ListedMatch } from "../../../../domain/club/matches/listMatches.ts";
import { type Outcome, startOf } from "../../../../domain/club/matches/match.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { meaning } from "../../../design/tokens/meaning.ts";
import { size, stroke, weight, width } from "../../../design/tokens/measures.ts";
import { parallelogram, plate, skew } from "../../../design/tokens/slope.ts";
import { $now } from "../../../lib/page/now.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../hidden/useScore.ts";
import { whenIs } from "../state/when.ts";
import { words } from "../words.ts";

const Slates = styled.ol`
  display: flex;
  gap: 2px;
`;

const hollow = css`
  color: ${meaning.text};
  &::before {
    clip-path: none;
    background: none;
    border: ${stroke.firm} solid ${meaning.lineStrong};
    transform: ${skew};
    inset: 0 4px;
  }
`;

const shapes = {
  won: css`
    color: ${meaning.onChosen};
  `,
  lost: hollow,
  drawn: css`
    color: ${meaning.onCalm};
    &::before {
      background: ${meaning.calm};
    }
  `,
} as const satisfies Record<Outcome, unknown>;

/** As an outcome's plate, one letter wide. Neither while the score is hidden. */
const Slate = styled.li<{ readonly $outcome: Outcome | null }>`
  ${plate(parallelogram("9px"), meaning.chosen)}
  ${({ $outcome }) => shapes[$outcome ?? "lost"]}
  display: grid;
  place-items: center;
  width: 34px;
  height: 28px;
  font-size: ${size.tiny};
  font-weight: ${weight.bold};
  font-stretch: ${width.tag};
  line-height: 1;
  [data-scores] &[data-edge] {
    ${hollow}
  }
`;

/** What a slate tells of a match. */
type Result = Pick<ListedMatch, "slug" | "opponent" | "start" | "outcome">;

type SlateProps = {
  readonly match: Result;
  /** Whether it is told as the opponent sees it. */
  readonly isTheirs: boolean;
};

const opposite: Readonly<Record<Outcome, Outcome>> = { won: "lost", lost: "won", drawn: "drawn" };

const MatchSlate = ({ match, isTheirs }: SlateProps) => {
  const { isHidden, mark } = useScore(match.slug);
  const { day } = whenIs(startOf(match), useUnit($now));
  const own = match.outcome ?? "drawn";
  const outcome = isTheirs ? opposite[own] : own;
  return (
    <Slate $outcome={isHidden ? null : outcome} data-edge={mark}>
      {!isHidden && (
        <span data-score={mark}>
          <span aria-hidden="true">{words.letters[outcome]}</span>
          <VisuallyHidden>
            {typeset(words.formOf(words.outcomes[outcome], isTheirs ? null : match.opponent, day))}
          </VisuallyHidden>
        </span>
      )}
      {isHidden ? <Unknown /> : mark !== undefined && <Unknown data-unscored="" />}
    </Slate>
  );
};

const Unknown = (props: { readonly "data-unscored"?: string }) => (
  <span {...props}>
    <span aria-hidden="true">·</span>
    <VisuallyHidden>{words.unknown}</VisuallyHidden>
  </span>
);

type FormProps = {
  /** The newest first. */
  readonly matches: readonly Result[];
  /** Whose results they are. */
  readonly label: string;
  readonly isTheirs?: boolean;
};

/** The last results, each a letter on a plate. */
export const Form = ({ matches, label, isTheirs = false }: FormProps) => (
  <Slates aria-label={typeset(label)}>
    {matches.map((match) => (
      <MatchSlate key={match.slug} match={match} isTheirs={isTheirs} />
    ))}
  </Slates>
);
