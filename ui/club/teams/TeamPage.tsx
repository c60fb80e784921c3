import { Fragment, type ReactNode } from "react";
import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { StaffRecord } from "../../admin/StaffRecord.tsx";
import { Link } from "../../design/components/actions/Link.tsx";
import type { TeamPage as ShownTeam } from "../../../domain/club/teams/readTeams.ts";
import { ButtonOut } from "../../design/components/boards/ButtonOut.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { longDate } from "../../design/components/text/format.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { useFollowing } from "../../lib/live/following.ts";
import { Head } from "../../lib/page/Head.tsx";
import { shareImagePath } from "../../lib/page/shareImage.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { useSlot } from "../../lib/page/slots.ts";
import { sportsTeam } from "../../lib/structured/sportsTeam.ts";
import { breadcrumbs } from "../../lib/structured/statement.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { FollowWays } from "../FollowWays.tsx";
import { personPath, teamPath, teamsPath, valorantSlug } from "./address.ts";
import { coachesIn } from "./coaches.ts";
import { Bench, Facts, Role, Ways } from "./entries.styles.ts";
import { FollowTeamButton } from "./followed/FollowTeamButton.tsx";
import { HonourItem } from "./HonourItem.tsx";
import { ShownOrWhyNot } from "./Missing.tsx";
import { Section } from "./Section.tsx";
import { PersonFace } from "./PersonFace.tsx";
import { Players } from "./Players.tsx";
import { $team, $teamStatus, slugAt, teamOpened, teamRetried } from "./team.ts";
import { words } from "./words.ts";

type Of = { readonly team: ShownTeam };

/** Who stands behind the players. */
const Staff = ({ team }: Of) => (
  <Bench>
    {team.staff.map((member) => (
      <li key={member.slug}>
        <PersonFace size="own" of={member} />
        <h3>
          <Link to={personPath(member.slug)}>
            <bdi>{typeset(member.name)}</bdi>
          </Link>
        </h3>
        <Role>{typeset(member.role)}</Role>
        <p>{typeset(member.story || member.experience)}</p>
      </li>
    ))}
  </Bench>
);

const Honours = ({ team }: Of) => (
  <Facts>
    {team.honours.map((honour, at) => (
      <HonourItem key={at} honour={honour} hasLink />
    ))}
  </Facts>
);

const Moves = ({ team }: Of) => (
  <Facts>
    {team.moves.map(({ day, kind, member }, at) => (
      <li key={at}>
        <b>
          <Link to={personPath(member.slug)}>
            <bdi>{typeset(member.name)}</bdi>
          </Link>
        </b>
        <span>
          {typeset(words.moves[kind](member.role))} <time dateTime={day}>{longDate(day)}</time>
        </span>
      </li>
    ))}
  </Facts>
);

const Links = ({ links }: Pick<ShownTeam, "links">) => (
  <Ways>
    {links.map(({ title, text, words, address }) => (
      <li key={title}>
        <h3>{typeset(title)}</h3>
        <p>{typeset(text)}</p>
        <TextLink way="out" to={address}>
          {typeset(words)}
        </TextLink>
      </li>
    ))}
  </Ways>
);

/** The parts of a team's page after its players, those that it has. The Valorant team's honours stand on the page of all teams. */
const usePartsOf = (team: ShownTeam): readonly { readonly title: string; readonly content: ReactNode }[] => {
  const pieces = useSlot("teamMatches");
  const isShown = {
    staff: team.staff.length > 0,
    honours: team.honours.length > 0 && team.slug !== valorantSlug,
    matches: pieces.length > 0,
    moves: team.moves.length > 0,
    links: team.links.length > 1,
  };
  return [
    isShown.staff && { title: words.staff, content: <Staff team={team} /> },
    isShown.honours && { title: words.wins, content: <Honours team={team} /> },
    isShown.matches && {
      title: words.matches,
      content: pieces.map(({ Coming, Results }, at) => (
        <Fragment key={at}>
          <Coming team={team} />
          <Results team={team} />
        </Fragment>
      )),
    },
    isShown.moves && { title: words.history, content: <Moves team={team} /> },
    isShown.links && { title: words.around, content: <Links links={team.links.slice(0, -1)} /> },
  ].filter((part) => part !== false);
};

const Shown = ({ team }: Of) => {
  const path = teamPath(team.slug);
  const name = words.team(team.game);
  const description = team.lead || team.description;
  const call = team.links.at(-1);
  const parts = usePartsOf(team);
  return (
    <>
      <Head
        title={name}
        description={description}
        path={path}
        image={shareImagePath("teams", team.slug)}
        data={[
          sportsTeam({
            name,
            sport: team.game,
            path,
            description,
            players: team.players.map(({ name }) => name),
            coaches: coachesIn(team.staff),
          }),
          breadcrumbs({ name: words.title, path: teamsPath }, { name, path }),
        ]}
      />
      <PageHead title={typeset(team.title || team.game)} text={typeset(description)}>
        <div>
          <TextLink way="back" to={teamsPath}>
            {typeset(words.allTeams)}
          </TextLink>
        </div>
        <FollowTeamButton team={team} />
        <StaffRecord kind="team" slug={team.slug} />
      </PageHead>
      {team.players.length > 0 ? (
        <Players players={team.players} />
      ) : (
        <Section number={1} ground="ink" edge="near" title={words.five}>
          <FirstState
            what="teams"
            heading="h3"
            title={words.noPlayers}
            text={words.noPlayersText}
            ways={<FollowWays />}
          >
            <StaffStep id="player" team={team.slug} />
          </FirstState>
        </Section>
      )}
      {parts.map(({ title, content }, at) => (
        <Section key={title} number={2 + at} ground={at % 2 === 0 ? "ice" : "ink"} title={title}>
          {content}
        </Section>
      ))}
      {call && (
        <Call title={call.title} text={call.text} edge="notch">
          <ButtonOut to={call.address}>{typeset(call.words)}</ButtonOut>
        </Call>
      )}
    </>
  );
};

/** A team: players, staff, honours, matches, arrivals and departures, and links. Or the reason why there is none. */
export const Component = () => {
  const { team, retry } = useUnit({ team: $team, retry: teamRetried });
  useFollowing("teams");
  return (
    <ShownOrWhyNot state={team} retry={retry} words={words}>
      {(found) => <Shown team={found} />}
    </ShownOrWhyNot>
  );
};

export const handle: PageHandle = { opened: teamOpened, teamAt: slugAt, status: $teamStatus, shows: ["teams"] };
