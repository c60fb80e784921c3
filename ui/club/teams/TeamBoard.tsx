import { useId } from "react";
import { Link } from "../../design/components/actions/Link.tsx";
import type { ListedTeam } from "../../../domain/club/teams/readTeams.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useSlot } from "../../lib/page/slots.ts";
import { HonourItem } from "./HonourItem.tsx";
import { PersonFace } from "./PersonFace.tsx";
import { Roster } from "./Roster.tsx";
import { Tags } from "./Tags.tsx";
import { Description, Head, Lists, Name, Split, Staff, Wins } from "./TeamBoard.styles.ts";
import { personPath, teamPath } from "./address.ts";
import { words } from "./words.ts";

type TeamStaffProps = Pick<ListedTeam, "staff"> & { readonly isShort: boolean };

const TeamStaff = ({ staff, isShort }: TeamStaffProps) => {
  return (
    <Staff $isShort={isShort}>
      <h3>{words.staff}</h3>
      <ul>
        {staff.map((member) => (
          <li key={member.slug}>
            <PersonFace size="staff" of={member} />
            <div>
              <b>
                <Link to={personPath(member.slug)}>
                  <bdi>{typeset(member.name)}</bdi>
                </Link>
              </b>{" "}
              <span>{typeset([member.role, member.experience].filter(Boolean).join(", "))}</span>
            </div>
          </li>
        ))}
      </ul>
    </Staff>
  );
};

const TeamWins = ({ honours }: Pick<ListedTeam, "honours">) => (
  <Wins>
    <h3>{words.wins}</h3>
    <ul>
      {honours.map((honour, at) => (
        <HonourItem key={at} honour={honour} />
      ))}
    </ul>
  </Wins>
);

type TeamBoardProps = { readonly number: number; readonly team: ListedTeam };

/** An active team: players, staff, results and matches. */
export const TeamBoard = ({ number, team }: TeamBoardProps) => {
  const isShort = team.players.length < 4;
  const besideRoster = isShort && team.players.length > 0;
  const name = useId();
  const pieces = useSlot("teamMatches");
  const coming = pieces.map(({ Coming }, at) => <Coming key={at} team={team} />);
  return (
    <Board $ground={number % 2 ? "ink" : "ice"} aria-labelledby={name}>
      <Wrap id={team.slug}>
        <Head>
          <Name>
            <SectionHeading number={number} title={typeset(team.game)} id={name} />
            <Tags
              status={team.status}
              more={[team.tier, team.founded === null ? "" : words.founded(team.founded)].filter(Boolean)}
            />
          </Name>
          <Description>
            {team.description && <p>{typeset(team.description)}</p>}
            <TextLink to={teamPath(team.slug)}>
              {typeset(words.closerUp)}
              <VisuallyHidden> {typeset(words.ofTeam(team.game))}</VisuallyHidden>
            </TextLink>
          </Description>
        </Head>
        {team.players.length === 0 ? null : isShort ? (
          <Split>
            <Roster game={team.game} players={team.players} />
            {coming}
          </Split>
        ) : (
          <Roster game={team.game} players={team.players} />
        )}
        <Lists $isShort={isShort}>
          {team.staff.length > 0 && <TeamStaff staff={team.staff} isShort={isShort} />}
          {team.honours.length > 0 && <TeamWins honours={team.honours} />}
          {!besideRoster && coming}
        </Lists>
        {pieces.map(({ Results }, at) => (
          <Results key={at} team={team} />
        ))}
      </Wrap>
    </Board>
  );
};
