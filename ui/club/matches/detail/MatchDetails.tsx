import { hasBegun, type MapScore, type Match } from "../../../../domain/club/matches/match.ts";
import { Board } from "../../../design/components/boards/Board.tsx";
import { typeset, unbroken } from "../../../design/components/text/french.ts";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { useScore } from "../hidden/useScore.ts";
import { Beside, Columns, Notes, Players, Points, Table } from "./MatchDetails.styles.ts";
import { words } from "./words.ts";

type MapsProps = {
  readonly maps: readonly MapScore[];
  readonly opponent: string;
  /** See `useScore`. */
  readonly mark: string | undefined;
};

/** The points of each map, those of the side that won it on a plate. */
const Maps = ({ maps, opponent, mark }: MapsProps) => {
  const { shortName } = useUnit($club);
  return (
    <section data-score={mark}>
      <h2>{words.maps}</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.map}</th>
            <th scope="col">{typeset(shortName)}</th>
            <th scope="col">
              <bdi>{typeset(opponent)}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {maps.map(({ name, ours, theirs }, at) => (
            <tr key={at}>
              <th scope="row">
                <bdi>{typeset(name || words.unnamed(at + 1))}</bdi>
              </th>
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
    </section>
  );
};

const Lineup = ({ lineup }: Pick<Match, "lineup">) => (
  <section>
    <h2>{words.lineup}</h2>
    <Players>
      {lineup.map((name) => (
        <li key={name}>
          <bdi>{typeset(name)}</bdi>
        </li>
      ))}
    </Players>
  </section>
);

/** The maps of a match that has begun, the line-up and the notes. Renders nothing while there are none. */
export const MatchDetails = ({ match: { slug, maps, opponent, lineup, notes, status } }: { readonly match: Match }) => {
  const { isHidden, mark } = useScore(slug);
  const hasMaps = maps.length > 0 && hasBegun({ status, maps }) && !isHidden;
  const hasBeside = lineup.length > 0 || notes !== null;
  if (!hasMaps && !hasBeside) return null;
  return (
    <Board $ground="ice" data-score={hasBeside ? undefined : mark}>
      <Wrap>
        <Columns>
          {hasMaps && <Maps maps={maps} opponent={opponent} mark={mark} />}
          {hasBeside && (
            <Beside>
              {lineup.length > 0 && <Lineup lineup={lineup} />}
              {notes !== null && (
                <Notes>
                  <h2>{words.notes}</h2>
                  <p>{unbroken(notes)}</p>
                </Notes>
              )}
            </Beside>
          )}
        </Columns>
      </Wrap>
    </Board>
  );
};
