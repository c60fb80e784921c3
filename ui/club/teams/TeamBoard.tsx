import { useId } from "react";
import type { Team } from "../../../domain/club/teams.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { headAddress } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useSlot } from "../../lib/page/slots.ts";
import { Roster } from "./Roster.tsx";
import { Tags } from "./Tags.tsx";
import { Description, Head, Lists, Name, Split, Staff, Wins } from "./TeamBoard.styles.ts";
import { words } from "./words.ts";

type TeamStaffProps = Pick<Team, "staff"> & { readonly isShort: boolean };

const TeamStaff = ({ staff, isShort }: TeamStaffProps) => {
  return (
    <Staff $isShort={isShort}>
      <h3>{words.staff}</h3>
      <ul>
        {staff.map((member) => (
          <li key={member.name}>
            <Face size="staff" name={member.name} drawing={headAddress(member)} />
            <div>
              <b>{typeset(member.name)}</b> <span>{typeset(`${member.role}, ${member.experience}`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Staff>
  );
};

const TeamWins = ({ achievements }: Pick<Team, "achievements">) => (
  <Wins>
    <h3>{words.wins}</h3>
    <ul>
      {achievements.map(({ title, result }) => (
        <li key={`${title} ${result}`}>
          <b>{typeset(title)}</b> <span>{typeset(result)}</span>
        </li>
      ))}
    </ul>
  </Wins>
);

type TeamBoardProps = { readonly number: number; readonly team: Team };

/** An active team: players, staff, results and matches. */
export const TeamBoard = ({ number, team }: TeamBoardProps) => {
  const isShort = team.players.length < 4;
  const name = useId();
  const pieces = useSlot("teamMatches");
  const coming = pieces.map(({ Coming }, at) => <Coming key={at} team={team} />);
  return (
    <Board $ground={number % 2 ? "ink" : "ice"} aria-labelledby={name}>
      <Wrap id={team.slug}>
        <Head>
          <Name>
            <SectionHeading number={number} title={typeset(team.game)} id={name} />
            <Tags status={team.status} more={[team.tier, words.founded(team.founded)]} />
          </Name>
          <Description>
            <p>{typeset(team.description)}</p>
            {team.slug === "valorant" && <TextLink to="/team-valorant">{typeset(words.closerUp)}</TextLink>}
          </Description>
        </Head>
        {isShort ? (
          <Split>
            <Roster game={team.game} players={team.players} />
            {coming}
          </Split>
        ) : (
          <Roster game={team.game} players={team.players} />
        )}
        <Lists $isShort={isShort}>
          {team.staff.length > 0 && <TeamStaff staff={team.staff} isShort={isShort} />}
          {team.achievements.length > 0 && <TeamWins achievements={team.achievements} />}
          {!isShort && coming}
        </Lists>
        {pieces.map(({ Results }, at) => (
          <Results key={at} team={team} />
        ))}
      </Wrap>
    </Board>
  );
};
