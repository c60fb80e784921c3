import type { Match, MatchScore } from "../../../../../domain/club/matches/match.ts";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import { Sides } from "../../../lists/admin/Sides.tsx";
import { scoreWords as words, stateWords } from "../words.ts";
import type { Entry } from "./entry.ts";
import { Chips, Choice, Press } from "./Score.styles.ts";
import { mapTitle, scoreText } from "./scoreText.ts";
import { mineKept, theirsTaken } from "./scoring.ts";

const ScoreSheet = ({ match, score }: { readonly match: Match; readonly score: MatchScore }) => (
  <>
    <p>{scoreText(match, score)}</p>
    <p>{score.status === "finished" ? stateWords.finished : ""}</p>
    <ol>
      {score.maps.map((map, at) => (
        // Maps have no other identity than their place.
        <li key={at}>{typeset(`${mapTitle(map, at)} : ${map.ours} – ${map.theirs}`)}</li>
      ))}
    </ol>
  </>
);

type ConflictProps = { readonly entry: Entry; readonly theirs: Match };

/** The scores of two devices that scored at once, and the choice between them. */
export const ScoreConflict = ({ entry, theirs }: ConflictProps) => {
  const { mine, take } = useUnit({ mine: mineKept, take: theirsTaken });
  const { id } = entry.match;
  return (
    <Choice aria-label={words.conflict}>
      <p>{french(words.conflictText)}</p>
      <Sides
        title={words.title}
        mine={{ label: words.mine, value: <ScoreSheet match={entry.match} score={entry.shown} /> }}
        theirs={{ label: french(words.theirs), value: <ScoreSheet match={theirs} score={theirs} /> }}
      />
      <Chips>
        <Press onClick={() => mine(id)}>{words.keepMine}</Press>
        <Press onClick={() => take(id)}>{french(words.takeTheirs)}</Press>
      </Chips>
    </Choice>
  );
};
