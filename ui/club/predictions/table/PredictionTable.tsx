import type { PredictionTablePage, Predictor } from "../../../../domain/club/predictions/table.ts";
import { memberPath } from "../../../accounts/members/address.ts";
import { Link } from "../../../design/components/actions/Link.tsx";
import { Pager } from "../../../design/components/lists/Pager.tsx";
import { memberFace } from "../../../design/components/media/drawnAddress.ts";
import { Face } from "../../../design/components/media/Face.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { Reveal } from "../../matches/hidden/Reveal.tsx";
import { useScore } from "../../matches/hidden/useScore.ts";
import { seasonName } from "../../matches/seasonName.ts";
import { tableAddress, type TableQuery } from "./address.ts";
import { Frame, Member, Own, Table } from "./PredictionTable.styles.ts";
import { words } from "./words.ts";

type RowProps = { readonly row: Predictor; readonly isOwn: boolean };

const Name = ({ row: { card }, isOwn }: RowProps) => {
  const { username, avatar, isHidden } = card;
  const name = <bdi>{username ?? words.nameless}</bdi>;
  return (
    <Member>
      <Face name={username ?? ""} picture={avatar} drawing={memberFace(username ?? "")} />
      {username === null || isHidden ? name : <Link to={memberPath(username)}>{name}</Link>}
      {isOwn && <b>{words.you}</b>}
    </Member>
  );
};

const Row = ({ row, isOwn }: RowProps) => (
  <tr data-own={isOwn || undefined} data-first={row.rank === 1 || undefined}>
    <td>{row.rank}</td>
    <th scope="row">
      <Name row={row} isOwn={isOwn} />
    </th>
    {words.columns.map(([column]) => (
      <td key={column} {...{ [`data-${column}`]: true }}>
        {row[column]}
      </td>
    ))}
  </tr>
);

type RowsProps = { readonly caption: string; readonly rows: readonly Predictor[]; readonly own: Predictor | null };

const Rows = ({ caption, rows, own }: RowsProps) => (
  <Frame>
    <Table>
      <caption>{typeset(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.rank}</VisuallyHidden>
          </th>
          <th scope="col">{words.member}</th>
          {words.columns.map(([column, short, whole]) => (
            <th key={column} scope="col" {...{ [`data-${column}`]: true }}>
              <abbr aria-hidden title={whole}>
                {short}
              </abbr>
              <VisuallyHidden>{whole}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.member} row={row} isOwn={row.member === own?.member} />
        ))}
      </tbody>
    </Table>
  </Frame>
);

type TableProps = { readonly table: PredictionTablePage; readonly query: TableQuery };

/** A page of the table, and the member's own row when it is on another one. A press shows it where scores are hidden. */
export const PredictionTable = ({ table, query }: TableProps) => {
  const { season, teams, matches, items, own, page, pages } = table;
  const game = teams.find(({ slug }) => slug === query.team)?.game;
  const name = `${tableAddress({ ...query, page: 1 })}#${matches}`;
  const { isHidden, mark, place } = useScore(name);
  const isApart = own !== null && !items.some(({ member }) => member === own.member);
  const why = own?.card.username === null ? words.ownNameless : own?.card.isHidden ? words.ownHidden : null;
  return (
    <div {...place}>
      {isHidden ? (
        <Reveal name={name} about={words.revealOf}>
          {words.reveal}
        </Reveal>
      ) : (
        <div data-score={mark}>
          {items.length > 0 && (
            <Rows caption={words.about(game, seasonName(season ?? 0), matches)} rows={items} own={own} />
          )}
          {own && isApart && (
            <Own>
              <Rows caption={words.own} rows={[own]} own={own} />
              {why && <p>{typeset(why)}</p>}
            </Own>
          )}
          <Pager label={words.pages} page={page} pages={pages} addressOf={(page) => tableAddress({ ...query, page })} />
        </div>
      )}
    </div>
  );
};
