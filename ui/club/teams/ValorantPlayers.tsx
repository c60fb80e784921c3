import { useId } from "react";
import { styled } from "styled-components";
import type { ValorantPlayer } from "../../../domain/club/valorant.ts";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { portrait } from "../../design/drawings/portraits/portrait.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { wrap } from "../../design/tokens/text.ts";
import { playersStyles } from "./players.styles.ts";
import { words } from "./words.ts";

const Inside = styled.div`
  ${wrap}
  ${playersStyles}
`;

/** Each player: portrait, position, strengths, and a link to the statistics. */
export const ValorantPlayers = ({ players }: { readonly players: readonly ValorantPlayer[] }) => {
  const emblem = useEmblem();
  const name = useId();
  return (
    <Board $edge="near" aria-labelledby={name}>
      <Inside>
        <SectionHeading number={1} title={words.five} id={name} />
        <ul>
          {players.map((player) => (
            <li key={player.name}>
              <div className="art">
                <img src={dataAddress(portrait(emblem, player))} alt="" width="400" height="480" loading="lazy" />
              </div>
              <div className="card">
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
              </div>
            </li>
          ))}
        </ul>
      </Inside>
    </Board>
  );
};
