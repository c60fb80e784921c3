import { Link } from "../../design/components/actions/Link.tsx";
import type { ListedPlayer } from "../../../domain/club/teams/readTeams.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Art, List, Text } from "./Roster.styles.ts";
import { personPath } from "./address.ts";
import { Portrait } from "./Portrait.tsx";
import { words } from "./words.ts";

/** Up to five in one row, and never larger than three would be; more of them in two rows. */
const columnsOf = (players: number) => Math.max(3, players > 5 ? Math.ceil(players / 2) : players);

const RosterFacts = ({ player: { rank, specialty, position } }: { readonly player: ListedPlayer }) => {
  const known = specialty || position;
  if (!rank && !known) return null;
  return (
    <dl>
      {rank && (
        <>
          <dt>{words.rank}</dt>
          <dd>{typeset(rank)}</dd>
        </>
      )}
      {known && (
        <>
          <dt>{specialty ? words.specialty : words.position}</dt>
          <dd>{typeset(known)}</dd>
        </>
      )}
    </dl>
  );
};

type RosterProps = { readonly game: string; readonly players: readonly ListedPlayer[] };

/** A team's players: portraits and strengths. */
export const Roster = ({ game, players }: RosterProps) => {
  return (
    <List aria-label={typeset(words.roster(game))} $columns={columnsOf(players.length)}>
      {players.map((player) => (
        <li key={player.slug}>
          <Art>
            <Portrait of={player} />
          </Art>
          <Text>
            <h3>
              <Link to={personPath(player.slug)}>
                <bdi>{typeset(player.name)}</bdi>
              </Link>
            </h3>
            <p>{typeset(player.role)}</p>
            <RosterFacts player={player} />
          </Text>
        </li>
      ))}
    </List>
  );
};
