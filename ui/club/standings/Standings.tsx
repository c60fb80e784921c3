import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router-dom";
import type { ShownStandings } from "../../../domain/club/standings/readStandings.ts";
import type { StandingsRow } from "../../../domain/club/standings/standings.ts";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { useScrolls } from "../../design/components/overlays/scrolls.ts";
import { longDate } from "../../design/components/text/format.ts";
import { typeset, unbroken } from "../../design/components/text/french.ts";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { Reveal } from "../matches/hidden/Reveal.tsx";
import { useScore } from "../matches/hidden/useScore.ts";
import { sentence } from "../matches/words.ts";
import { teamPath } from "../teams/address.ts";
import { $standings, areStandingsShown, standingsOf, standingsRetried } from "./standings.ts";
import { All, Frame, Note, Table } from "./Standings.styles.ts";
import { words } from "./words.ts";

const order = ["played", "won", "drawn", "lost", "mapsFor", "mapsAgainst", "points"] as const;

type TableProps = Pick<ShownStandings, "title" | "asOf" | "rows"> & {
  /** The teams of the club that have a page, by slug. */
  readonly teams: readonly string[];
};

const Name = ({ row, teams }: Pick<TableProps, "teams"> & { readonly row: StandingsRow }) => {
  const name = <bdi>{typeset(row.name)}</bdi>;
  return (
    <>
      {row.team !== null && teams.includes(row.team) ? <Link to={teamPath(row.team)}>{name}</Link> : name}
      {row.isOurs && (
        <>
          {" "}
          <b>{words.ours}</b>
        </>
      )}
    </>
  );
};

/** Only the columns that the competition has. */
const StandingsTable = ({ title, asOf, rows, teams }: TableProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const name = useId();
  const region = useScrolls(frame) ? ({ role: "region", "aria-labelledby": name, tabIndex: 0 } as const) : {};
  const columns = order.filter((column) => rows.some((row) => row[column] !== null));
  return (
    <Frame ref={frame} {...region}>
      <Table>
        <caption id={name}>{typeset(sentence([title || null, words.asOf(longDate(asOf))]))}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.rank}</VisuallyHidden>
            </th>
            <th scope="col">{words.team}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span aria-hidden>{words.numbers[column][0]}</span>
                <VisuallyHidden>{words.numbers[column][1]}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-ours={row.isOurs || undefined}>
              <td>{at + 1}</td>
              <th scope="row">
                <Name row={row} teams={teams} />
              </th>
              {columns.map((column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
};

type OneProps = Pick<TableProps, "teams"> & { readonly standings: ShownStandings };

/** They tell results: each change hides them again where scores are hidden. */
const One = ({ standings, teams }: OneProps) => {
  const { id, revision, competition, title, note } = standings;
  const name = `${id}#${revision}`;
  const { isHidden, mark, place } = useScore(name);
  return (
    <div {...place}>
      {isHidden ? (
        <Reveal name={name} about={[title, competition].filter(Boolean).join(", ")}>
          {words.reveal}
        </Reveal>
      ) : (
        <div data-score={mark}>
          <StandingsTable {...standings} teams={teams} />
          {note !== "" && <Note>{unbroken(note)}</Note>}
        </div>
      )}
    </div>
  );
};

type StandingsProps = Pick<TableProps, "teams"> & {
  readonly competition: string | undefined;
  /** The heading, with this id. */
  readonly heading: (id: string) => ReactNode;
};

/** The standings of a competition. Renders nothing while there are none. */
export const Standings = ({ competition, teams, heading }: StandingsProps) => {
  const { state, retry } = useUnit({ state: $standings, retry: standingsRetried });
  const id = useId();
  const all = standingsOf(state, competition);
  useFollowing("standings", all.length > 0);
  if (!areStandingsShown(state, competition)) return null;
  return (
    <Board aria-labelledby={id}>
      <Wrap>
        {heading(id)}
        {all.length === 0 && (
          <p>
            {typeset(words.failed)} <QuietButton onClick={() => retry()}>{words.retry}</QuietButton>
          </p>
        )}
        <All>
          {all.map((one) => (
            <One key={one.id} standings={one} teams={teams} />
          ))}
        </All>
      </Wrap>
    </Board>
  );
};
