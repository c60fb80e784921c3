import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ShownStandings } from "../../../domain/club/standings/readStandings.ts";
import type { StandingsRow } from "../../../domain/club/standings/standings.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Reveal } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { sentence } from "../matches/words.ts";
import { teamPath } from "../teams/address.ts";
import { $standings, standingsOf, standingsPart } from "./standings.ts";
import { Frame, OneTable, Table, Title } from "./Standings.styles.ts";
import { columns as all, words } from "./words.ts";

/** The teams of the club that have a page, by slug. */
type Teams = { readonly teams: readonly string[] };

const Name = ({ row, teams }: Teams & { readonly row: StandingsRow }) => {
  const hasTeams = useHasFeature("teams");
  const name = <bdi>{typeset(row.name)}</bdi>;
  return (
    <th scope="row">
      {hasTeams && row.team !== null && teams.includes(row.team) ? <Link to={teamPath(row.team)}>{name}</Link> : name}
      {row.isOurs && (
        <>
          {" "}
          <b>{words.ours}</b>
        </>
      )}
    </th>
  );
};

/** Only the columns that the competition has. It scrolls inside itself when it is too wide: it is named and focusable for that. */
const StandingsTable = ({ title, asOf, rows, teams }: Teams & ShownStandings) => {
  const name = useId();
  const columns = all.filter(([column]) => rows.some((row) => row[column] !== null));
  return (
    <Frame role="region" aria-labelledby={name} tabIndex={0}>
      <Table>
        <caption id={name}>{typeset(sentence([title || null, words.asOf(longDate(asOf))]))}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.rank}</VisuallyHidden>
            </th>
            <th scope="col">{words.team}</th>
            {columns.map(([column, short, whole]) => (
              <th key={column} scope="col">
                <span aria-hidden>{short}</span>
                <VisuallyHidden>{whole}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-ours={row.isOurs || undefined}>
              <td>{at + 1}</td>
              <Name row={row} teams={teams} />
              {columns.map(([column]) => (
                <td key={column} data-points={column === "points" || undefined}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
};

/** Standings reveal results, so a change hides them again on devices that hide scores. */
const One = ({ standings, teams }: Teams & { readonly standings: ShownStandings }) => {
  const { id, revision, competition, title, note } = standings;
  const name = `${id}#${revision}`;
  const { isHidden, mark, place } = useScore(name);
  return (
    <OneTable {...place}>
      {isHidden ? (
        <Reveal name={name} about={`${title} ${competition}`}>
          {words.reveal}
        </Reveal>
      ) : (
        <div data-score={mark}>
          <StandingsTable {...standings} teams={teams} />
          {note && <p>{typeset(note)}</p>}
        </div>
      )}
    </OneTable>
  );
};

/** The standings of a competition. Renders nothing while there are none. */
export const Standings = ({ competition, teams }: Teams & { readonly competition: string | undefined }) => {
  const state = useUnit($standings);
  const shown = standingsOf(state, competition);
  useFollowing("standings", shown.length > 0);
  const isFailed = state.status === "failed" && competition;
  return shown.length > 0 || isFailed ? (
    <Board>
      <Wrap>
        <Title id={standingsPart} tabIndex={-1}>
          {typeset(`${words.title} : ${competition}`)}
        </Title>
        {isFailed && <OneTable>{typeset(words.failed)}</OneTable>}
        {shown.map((one) => (
          <One key={one.id} standings={one} teams={teams} />
        ))}
      </Wrap>
    </Board>
  ) : null;
};
