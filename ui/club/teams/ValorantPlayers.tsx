import { useId } from "react";
import type { ValorantPlayer } from "../../../domain/club/valorant.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { portraitAddress } from "../../design/components/media/drawnAddress.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Art, List, Player, Text } from "./ValorantPlayers.styles.ts";
import { words } from "./words.ts";

/** Each of the five: their mask, their place in the team, what they are good at, and their figures elsewhere. */
export const ValorantPlayers = ({ players }: { readonly players: readonly ValorantPlayer[] }) => {
  const name = useId();
  return (
    <Board $edge="near" aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={1} title={words.five} id={name} />
        <List>
          {players.map((player) => (
            <Player key={player.name}>
              <Art>
                <img src={portraitAddress(player)} alt="" width="400" height="480" loading="lazy" />
              </Art>
              <Text>
                <div>
                  <h3>{typeset(player.name)}</h3>
                  <p>{typeset(player.role)}</p>
                </div>
                <dl>
                  <dt>{words.position}</dt>
                  <dd>{typeset(player.position)}</dd>
                  <dt>{words.qualities}</dt>
                  {player.qualities.map((quality) => (
                    <dd key={quality}>{typeset(quality)}</dd>
                  ))}
                </dl>
                <ButtonOut to={player.stats} size="small" dark>
                  {words.stats}
                  <VisuallyHidden> {typeset(words.statsOf(player.name))}</VisuallyHidden>
                </ButtonOut>
              </Text>
            </Player>
          ))}
        </List>
      </Wrap>
    </Board>
  );
};
