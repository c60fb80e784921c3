import type { Player } from "../../../domain/club/teams.ts";
import { portraitAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { Art, List, Text } from "./Roster.styles.ts";
import { words } from "./words.ts";

/** Up to five in one row, and never larger than three would be; more of them in two rows. */
const columnsOf = (players: number) => Math.max(3, players > 5 ? Math.ceil(players / 2) : players);

type RosterProps = { readonly game: string; readonly players: readonly Player[] };

/** A team's players: portraits and strengths. */
export const Roster = ({ game, players }: RosterProps) => {
  return (
    <List aria-label={typeset(words.roster(game))} $columns={columnsOf(players.length)}>
      {players.map((player) => (
        <li key={player.name}>
          <Art>
            <img src={portraitAddress(player)} alt="" width="400" height="480" loading="lazy" />
          </Art>
          <Text>
            <h3>{typeset(player.name)}</h3>
            <p>{typeset(player.role)}</p>
            <dl>
              <dt>{words.rank}</dt>
              <dd>{typeset(player.rank)}</dd>
              <dt>{words.specialty}</dt>
              <dd>{typeset(player.specialty)}</dd>
            </dl>
          </Text>
        </li>
      ))}
    </List>
  );
};
