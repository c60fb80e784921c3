import type { ReactNode } from "react";
import type { Outcome, Score } from "../../../../domain/club/matches/match.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { hasLongWord } from "../shown/longWord.ts";
import { words } from "../words.ts";
import {
  Between,
  type BoardSize,
  Figure,
  Frame,
  Ours,
  Plates,
  Theirs,
  type Tone,
  Versus,
} from "./ScoreBoard.styles.ts";

export type BoardSide = {
  readonly name: string;
  /** A picture of the side, decoration. */
  readonly crest: ReactNode;
};

export type ScoreBoardProps = {
  readonly ours: BoardSide;
  readonly theirs: BoardSide;
  /** Null before the match and of a forfeit. */
  readonly score: Score | null;
  /** How the match ended for the club: the side that won has the bright plate. */
  readonly outcome: Outcome | null;
  /** See `useScore`. */
  readonly mark?: string | undefined;
  readonly as?: "h1" | "p";
  readonly size?: BoardSize;
  /** The page of the match, for the transition to it (`src/browser/crossFade.ts`). */
  readonly path?: string;
};

/** Names of so many letters have no room in large letters. */
const mostLetters = 14;

const tones: Readonly<Record<Outcome, readonly [ours: Tone, theirs: Tone]>> = {
  won: ["won", "lost"],
  lost: ["lost", "won"],
  drawn: ["ours", "theirs"],
};

/** Both sides of a match with the figure of each: on a line, or one under the other where that is narrow. */
export const ScoreBoard = ({ ours, theirs, score, outcome, mark, as, size = "large", path }: ScoreBoardProps) => {
  const [ourTone, theirTone] = tones[outcome ?? "drawn"];
  const isLong = Math.max(ours.name.length, theirs.name.length) > mostLetters;
  const figureOf = (side: keyof Score) =>
    score && (
      <Figure $size={size} aria-hidden="true" data-score={mark}>
        {score[side]}
      </Figure>
    );
  return (
    <Frame data-shared={path}>
      <Plates
        as={as}
        $size={size}
        $isLong={isLong}
        $hasLongWord={hasLongWord(ours.name) || hasLongWord(theirs.name)}
        data-edge={mark}
      >
        <Ours $tone={ourTone}>
          {ours.crest}
          <bdi>{typeset(ours.name)}</bdi>
          {figureOf("ours")}
        </Ours>{" "}
        <Between>
          {score ? (
            <>
              <VisuallyHidden data-score={mark}>
                {words.score(score.ours, score.theirs)} {words.versus}
              </VisuallyHidden>
              {mark !== undefined && <Versus data-unscored="">{words.versus}</Versus>}
            </>
          ) : (
            <Versus>{words.versus}</Versus>
          )}
        </Between>{" "}
        <Theirs $tone={theirTone}>
          {theirs.crest}
          <bdi>{typeset(theirs.name)}</bdi>
          {figureOf("theirs")}
        </Theirs>
      </Plates>
    </Frame>
  );
};
