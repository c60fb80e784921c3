import { hasBegun, type MapScore, type Match } from "../../../../domain/club/matches/match.ts";
import { Board } from "../../../design/components/boards/Board.tsx";
import { typeset, unbroken } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { StandingsAside, useHasStandings } from "../../standings/Standings.tsx";
import { SplitBar } from "../board/SplitBar.tsx";
import { useScore } from "../hidden/useScore.ts";
import { words as matchWords } from "../words.ts";
import { $around } from "./around.ts";
import { Lineup } from "./Lineup.tsx";
import { Columns, Faces, Notes, Parts, Points, Table, Total } from "./MatchDetails.styles.ts";
import { Sides } from "./Sides.tsx";
import { words } from "./words.ts";

type MapsProps = {
  readonly maps: readonly MapScore[];
  readonly opponent: string;
  /** See `useScore`. */
  readonly mark: string | undefined;
};

const sumOf = (maps: readonly MapScore[], side: "ours" | "theirs"): number =>
  maps.reduce((sum, map) => sum + map[side], 0);

/** The points of each map, those of the side that won it on a plate, and how both share them. */
const Maps = ({ maps, opponent, mark }: MapsProps) => {
  const { shortName } = useUnit($club);
  return (
    <section data-score={mark}>
      <h2>{words.maps}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {words.map}
            </th>
            <th scope="col">
              <bdi>{typeset(shortName)}</bdi>
            </th>
            <th scope="col">
              <bdi>{typeset(opponent)}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {maps.map(({ name, ours, theirs }, at) => (
            <tr key={at} data-lost={ours < theirs || undefined}>
              <th scope="row">
                {name && <span aria-hidden="true">{at + 1}</span>}
                <bdi>{typeset(name || words.unnamed(at + 1))}</bdi>
              </th>
              <td>
                <SplitBar ours={ours} theirs={theirs} />
              </td>
              <td>
                <Points $isWinner={ours > theirs}>{ours}</Points>
              </td>
              <td>
                <Points $isWinner={theirs > ours}>{theirs}</Points>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {maps.length > 1 && (
        <Total>{typeset(words.total(matchWords.score(sumOf(maps, "ours"), sumOf(maps, "theirs"))))}</Total>
      )}
    </section>
  );
};

/** Who plays, how both sides stand, the maps of a match that has begun, and beside them the standings and the notes. */
export const MatchDetails = ({ match, isLast }: { readonly match: Match; readonly isLast: boolean }) => {
  const { slug, maps, opponent, notes, status, competition, team } = match;
  const { isHidden, mark } = useScore(slug);
  const around = useUnit($around);
  const hasStandings = useHasStandings(competition);
  const hasMaps = maps.length > 0 && hasBegun({ status, maps });
  const { isProbable, latest, met } = around;
  // The names are known also when the faces aren't.
  const lineup = around.lineup.length > 0 ? around.lineup : match.lineup.map((name) => ({ name, page: null }));
  const isShown = lineup.length + latest.length + met.length > 0 || (hasMaps && !isHidden);
  const hasBeside = hasStandings || notes !== null;
  if (!isShown && !hasBeside) return null;
  // Before hydration, a device that hides scores hides the whole board when it tells nothing else.
  const isTold = lineup.length === 0 && latest.length + met.length === 0 && !hasBeside;
  return (
    <Board $ground="ice" $edge={isLast ? "notch" : "cut"} data-score={isTold ? mark : undefined}>
      <Wrap>
        <Columns>
          {isShown && (
            <Parts>
              {lineup.length > 0 && (
                <section>
                  <h2>{isProbable ? words.probableLineup : words.lineup}</h2>
                  <Faces>
                    <Lineup lineup={lineup} />
                  </Faces>
                </section>
              )}
              <Sides match={match} around={around} />
              {hasMaps && !isHidden && <Maps maps={maps} opponent={opponent} mark={mark} />}
            </Parts>
          )}
          {hasBeside && (
            <Parts>
              {hasStandings && <StandingsAside competition={competition} teams={[team]} opponent={opponent} />}
              {notes !== null && (
                <Notes>
                  <h2>{words.notes}</h2>
                  <p>{unbroken(notes)}</p>
                </Notes>
              )}
            </Parts>
          )}
        </Columns>
      </Wrap>
    </Board>
  );
};
