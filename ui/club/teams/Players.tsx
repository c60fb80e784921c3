import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ShownPlayer } from "../../../domain/club/teams/readTeams.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { personPath } from "./address.ts";
import { Art, List, Player, Text } from "./Players.styles.ts";
import { Portrait } from "./Portrait.tsx";
import { words } from "./words.ts";

/** Whose card comes first where few stand side by side. */
const isCaptain = ({ role }: ShownPlayer): boolean => /\bcapitaine\b/i.test(role);

/** What is known of a player: the place in the team and the qualities, or else rank and specialty. */
const factsOf = ({ position, qualities, rank, specialty }: ShownPlayer) =>
  (position !== "" || qualities.length > 0
    ? [
        { title: words.position, texts: position === "" ? [] : [position] },
        { title: words.qualities, texts: qualities },
      ]
    : [
        { title: words.rank, texts: rank === "" ? [] : [rank] },
        { title: words.specialty, texts: specialty === "" ? [] : [specialty] },
      ]
  ).filter(({ texts }) => texts.length > 0);

const PlayerFacts = ({ player }: { readonly player: ShownPlayer }) => {
  const facts = factsOf(player);
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.flatMap(({ title, texts }) => [
        <dt key={title}>{title}</dt>,
        ...texts.map((text) => <dd key={`${title} ${text}`}>{typeset(text)}</dd>),
      ])}
    </dl>
  );
};

/** Each of a team's players: portrait, place in the team, what they are good at, and their figures elsewhere. */
export const Players = ({ players }: { readonly players: readonly ShownPlayer[] }) => {
  const name = useId();
  return (
    <Board $edge="near" aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={1} title={words.five} id={name} />
        <List>
          {players.map((player) => (
            <Player key={player.slug} data-captain={isCaptain(player) || undefined}>
              <Art data-shared={personPath(player.slug)}>
                <Portrait of={player} />
              </Art>
              <Text>
                <div>
                  <h3>
                    <Link to={personPath(player.slug)}>
                      <bdi>{typeset(player.name)}</bdi>
                    </Link>
                  </h3>
                  <p>{typeset(player.role)}</p>
                </div>
                <PlayerFacts player={player} />
                {player.stats && (
                  <p>
                    <TextLink way="out" to={player.stats}>
                      {words.stats}
                      <VisuallyHidden> {typeset(words.statsOf(player.name))}</VisuallyHidden>
                    </TextLink>
                  </p>
                )}
              </Text>
            </Player>
          ))}
        </List>
      </Wrap>
    </Board>
  );
};
