import type { AnnouncedMatch } from "../../../../domain/club/matches/announced.ts";
import type { Score } from "../../../../domain/club/matches/match.ts";
import type { Club } from "../../../../domain/club/club.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { Crest } from "./Crest.tsx";
import { hasLongWord } from "./longWord.ts";
import { Plates, Sign, Them, Us } from "./Versus.styles.ts";
import { words } from "../words.ts";

type VersusProps = {
  readonly club: Club;
  readonly match: Pick<AnnouncedMatch, "opponent" | "opponentLogo">;
  readonly score: Score | null;
  /** See `useScore`. */
  readonly mark: string | undefined;
  readonly isLong: boolean;
};

/** The club and its opponent on three plates, as on a broadcast. */
export const Versus = ({
  club: { crest, shortName },
  match: { opponent, opponentLogo },
  score,
  mark,
  isLong,
}: VersusProps) => (
  <Plates $isLong={isLong} $hasLongWord={hasLongWord(shortName) || hasLongWord(opponent)}>
    <Us>
      <img src={crest} alt="" width="32" height="32" />
      <b>{typeset(shortName)}</b>
    </Us>{" "}
    <Sign>
      {score && <span data-score={mark}>{words.score(score.ours, score.theirs)}</span>}
      {score ? mark !== undefined && <span data-unscored="">{words.versus}</span> : words.versus}
    </Sign>{" "}
    <Them>
      <Crest match={{ opponent, opponentLogo: opponentLogo ?? null }} size={32} isFirst />
      <b>{typeset(opponent)}</b>
    </Them>
  </Plates>
);
