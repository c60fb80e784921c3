import { Fragment, useId } from "react";
import { valorant } from "virtual:club/valorant";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { breadcrumbs, sportsTeam } from "../../lib/page/structured.ts";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Bench, Role, Ways } from "./entries.styles.ts";
import { ValorantPlayers } from "./ValorantPlayers.tsx";
import { words } from "./words.ts";
import { type TeamMatches, useSlot } from "../../lib/page/slots.ts";
import { withPageTop } from "../../lib/page/withPageTop.tsx";
import type { ValorantStaffMember } from "../../../domain/club/valorant.ts";
import { headAddress } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";

/** Who stands behind the five. */
export const ValorantStaff = ({ staff }: { readonly staff: readonly ValorantStaffMember[] }) => {
  const name = useId();
  return (
    <Board $ground="ice" aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={2} title={words.staff} id={name} />
        <Bench>
          {staff.map((member) => (
            <li key={member.name}>
              <Face size="own" name={member.name} drawing={headAddress(member)} />
              <h3>{typeset(member.name)}</h3>
              <Role>{typeset(member.role)}</Role>
              <p>{typeset(member.text)}</p>
            </li>
          ))}
        </Bench>
      </Wrap>
    </Board>
  );
};

const path = "/team-valorant";

/** The team's matches are known by its slug. */
const team = { slug: "valorant", game: "Valorant" };
const statements = [
  sportsTeam({
    name: words.valorant,
    sport: "Valorant",
    path,
    description: valorant.lead,
    players: valorant.players.map(({ name }) => name),
    coaches: valorant.staff.filter(({ role }) => role === "Coach").map(({ name }) => name),
  }),
  breadcrumbs({ name: words.title, path: "/teams" }, { name: words.valorant, path }),
];

const ValorantMatches = ({ pieces }: { readonly pieces: readonly TeamMatches[] }) => {
  const name = useId();
  return (
    <Board aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={3} title={words.matches} id={name} />
        {pieces.map(({ Coming, Results }, at) => (
          <Fragment key={at}>
            <Coming team={team} />
            <Results team={team} />
          </Fragment>
        ))}
      </Wrap>
    </Board>
  );
};

/** The Valorant team: five players, the staff, their matches, and their links. */
const ValorantPage = () => {
  const { title, lead, partner, coaches, chat } = valorant;
  const around = useId();
  const pieces = useSlot("teamMatches");
  const hasMatches = pieces.length > 0;
  return (
    <>
      <Head title={words.valorant} description={lead} path={path} data={statements} />
      <PageHead title={typeset(title)} text={typeset(lead)}>
        <div>
          <TextLink way="back" to="/teams">
            {typeset(words.allTeams)}
          </TextLink>
        </div>
      </PageHead>
      <ValorantPlayers players={valorant.players} />
      <ValorantStaff staff={valorant.staff} />
      {hasMatches && <ValorantMatches pieces={pieces} />}
      <Board $ground={hasMatches ? "ice" : "ink"} aria-labelledby={around}>
        <Wrap>
          <SectionHeading number={hasMatches ? 4 : 3} title={typeset(words.around)} id={around} />
          <Ways>
            {[partner, coaches].map(({ title, text, words, address }) => (
              <li key={title}>
                <h3>{typeset(title)}</h3>
                <p>{typeset(text)}</p>
                <TextLink way="out" to={address}>
                  {typeset(words)}
                </TextLink>
              </li>
            ))}
          </Ways>
        </Wrap>
      </Board>
      <Call title={chat.title} text={chat.text} edge="notch">
        <ButtonOut to={chat.address}>{typeset(chat.words)}</ButtonOut>
      </Call>
    </>
  );
};

export const Component = withPageTop(ValorantPage);
