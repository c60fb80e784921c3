import type { Match, Outcome, Score } from "../../../../domain/club/matches/match.ts";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { matchPath } from "../address.ts";
import { Crest } from "../shown/Crest.tsx";
import { useScore } from "../hidden/useScore.ts";
import { ScoreBoard, type ScoreBoardProps } from "./ScoreBoard.tsx";

type MatchBoardProps = Pick<ScoreBoardProps, "as" | "size"> & {
  readonly match: Pick<Match, "slug" | "opponent" | "opponentLogo">;
  readonly score: Score | null;
  readonly outcome: Outcome | null;
};

/** The board of a match of the club. It tells no score while the visitor hides it. */
export const MatchBoard = ({ match, score, outcome, ...look }: MatchBoardProps) => {
  const { crest, shortName } = useUnit($club);
  const { isHidden, mark } = useScore(match.slug);
  return (
    <ScoreBoard
      {...look}
      path={matchPath(match.slug)}
      ours={{ name: shortName, crest: <img src={crest} alt="" width="88" height="88" /> }}
      theirs={{ name: match.opponent, crest: <Crest match={match} size={88} isFirst /> }}
      score={isHidden ? null : score}
      outcome={isHidden ? null : outcome}
      mark={mark}
    />
  );
};
