import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ListedMatch } from "../../../domain/club/matches/listMatches.ts";
import type { ShownStandings } from "../../../domain/club/standings/readStandings.ts";
import type { StandingsRow } from "../../../domain/club/standings/standings.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { typeset } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { $club } from "../../lib/page/club.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Form } from "../matches/board/Form.tsx";
import { Crest } from "../matches/shown/Crest.tsx";
import { Reveal } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { sentence } from "../matches/words.ts";
import { teamPath } from "../teams/address.ts";
import { finalPlaces } from "./finalPlaces.ts";
import { $standings, standingsOf, standingsPart } from "./standings.ts";
import { Club, Frame, OneTable, Table, Title } from "./Standings.styles.ts";
import { columns as all, words } from "./words.ts";

type Around = {
  /** The teams of the club that have a page, by slug. */
  readonly teams: readonly string[];
  /** The club's last results in the competition, the newest first. */
  readonly latest?: readonly ListedMatch[];
  /** The opponent of the page's match: its row is marked too. */
  readonly opponent?: string;
  /** Whether the table stands beside something. */
  readonly isNarrow?: boolean;
};

type NameProps = Pick<Around, "teams" | "latest"> & { readonly row: StandingsRow };

const Name = ({ row, teams, latest = [] }: NameProps) => {
  const hasTeams = useHasFeature("teams");
  const { crest } = useUnit($club);
  const name = <bdi>{typeset(row.name)}</bdi>;
  return (
    <th scope="row">
      <Club>
        {row.isOurs ? (
          <img src={crest} alt="" width="24" height="24" loading="lazy" />
        ) : (
          <Crest match={{ opponent: row.name, opponentLogo: null }} size={24} />
        )}
        {hasTeams && row.team !== null && teams.includes(row.team) ? <Link to={teamPath(row.team)}>{name}</Link> : name}
        {row.isOurs && (
          <>
            {" "}
            <b>{words.ours}</b>
            {latest.length > 0 && <Form matches={latest} label={words.form(row.name)} />}
          </>
        )}
      </Club>
    </th>
  );
};

type TableProps = Around & ShownStandings;

/** Only the columns that the competition has. It scrolls inside itself when it is too wide: it is named and focusable for that. */
const StandingsTable = ({ title, asOf, rows, note, opponent, isNarrow = false, ...around }: TableProps) => {
  const name = useId();
  const columns = all.filter(([column]) => rows.some((row) => row[column] !== null));
  const last = finalPlaces(note);
  return (
    <Frame role="region" aria-labelledby={name} tabIndex={0}>
      <Table $isNarrow={isNarrow}>
        <caption id={name}>{typeset(sentence([title || null, words.asOf(longDate(asOf))]))}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.rank}</VisuallyHidden>
            </th>
            <th scope="col">{words.team}</th>
            {columns.map(([column, short, whole, before]) => (
              <th key={column} scope="col">
                <abbr aria-hidden title={whole}>
                  {before && <span>{before}</span>}
                  {short}
                </abbr>
                <VisuallyHidden>{whole}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={at}
              data-ours={row.isOurs || undefined}
              data-theirs={(!row.isOurs && row.name === opponent) || undefined}
              data-last={(at + 1 === last && at + 1 < rows.length) || undefined}
            >
              <td>{at + 1}</td>
              <Name row={row} {...around} />
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

/** One table. Standings reveal results, so a change hides them again on devices that hide scores. */
export const OneOfStandings = ({ standings, ...around }: Around & { readonly standings: ShownStandings }) => {
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
          <StandingsTable {...standings} {...around} />
          {note && <p>{typeset(note)}</p>}
        </div>
      )}
    </OneTable>
  );
};

type OfCompetition = Around & { readonly competition: string | undefined };

/** Whether the page has standings of a competition, or can't load them. */
export const useHasStandings = (competition: string | undefined): boolean => {
  const state = useUnit($standings);
  return standingsOf(state, competition).length > 0 || (state.status === "failed" && competition !== undefined);
};

/** The title and the tables of a competition. */
const Tables = ({ competition, ...around }: OfCompetition) => {
  const state = useUnit($standings);
  const shown = standingsOf(state, competition);
  useFollowing("standings", shown.length > 0);
  return (
    <>
      <Title id={standingsPart} tabIndex={-1}>
        {typeset(`${words.title} : ${competition}`)}
      </Title>
      {state.status === "failed" && shown.length === 0 && <OneTable>{typeset(words.failed)}</OneTable>}
      {shown.map((one) => (
        <OneOfStandings key={one.id} standings={one} {...around} />
      ))}
    </>
  );
};

/** The standings of a competition beside what the page shows of a match. */
export const StandingsAside = (around: OfCompetition) => (
  <section>
    <Tables {...around} isNarrow />
  </section>
);

/** The standings of a competition. Renders nothing while there are none. */
export const Standings = (around: OfCompetition) =>
  useHasStandings(around.competition) ? (
    <Board>
      <Wrap>
        <Tables {...around} />
      </Wrap>
    </Board>
  ) : null;
