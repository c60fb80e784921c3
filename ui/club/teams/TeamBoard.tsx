import { useId } from "react";
import { styled } from "styled-components";
import type { Team } from "../../../domain/club/teams.ts";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { headOf } from "../../design/drawings/portraits/portrait.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { wrap } from "../../design/tokens/text.ts";
import { Fixtures } from "./Fixtures.tsx";
import { Roster } from "./Roster.tsx";
import { Tags } from "./Tags.tsx";
import { type TeamLook, teamStyles } from "./team.styles.ts";
import { words } from "./words.ts";

const Inside = styled.div<TeamLook>`
  ${wrap}
  ${teamStyles}
`;

const Staff = ({ staff }: Pick<Team, "staff">) => {
  const emblem = useEmblem();
  return (
    <section className="staff">
      <h3>{words.staff}</h3>
      <ul>
        {staff.map((member) => (
          <li key={member.name}>
            <Face size="staff" name={member.name} picture={dataAddress(headOf(emblem, member))} />
            <div>
              <b>{typeset(member.name)}</b> <span>{typeset(`${member.role}, ${member.experience}`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Wins = ({ achievements }: Pick<Team, "achievements">) => (
  <section className="wins">
    <h3>{words.wins}</h3>
    <ul>
      {achievements.map(({ title, result }) => (
        <li key={`${title} ${result}`}>
          <b>{typeset(title)}</b> <span>{typeset(result)}</span>
        </li>
      ))}
    </ul>
  </section>
);

type TeamBoardProps = { readonly number: number; readonly team: Team };

/** An active team: players, staff, results and upcoming matches. */
export const TeamBoard = ({ number, team }: TeamBoardProps) => {
  const isShort = team.players.length < 4;
  const name = useId();
  return (
    <Board $ground={number % 2 ? "ink" : "ice"} aria-labelledby={name}>
      <Inside $isShort={isShort} id={team.slug}>
        <div className="head">
          <div className="name">
            <SectionHeading number={number} title={typeset(team.game)} id={name} />
            <Tags status={team.status} more={[team.tier, words.founded(team.founded)]} />
          </div>
          <div className="description">
            <p>{typeset(team.description)}</p>
            {team.slug === "valorant" && <TextLink to="/team-valorant">{typeset(words.closerUp)}</TextLink>}
          </div>
        </div>
        {isShort ? (
          <div className="split">
            <Roster game={team.game} players={team.players} />
            <Fixtures team={team} />
          </div>
        ) : (
          <Roster game={team.game} players={team.players} />
        )}
        <div className="more">
          {team.staff.length > 0 && <Staff staff={team.staff} />}
          {team.achievements.length > 0 && <Wins achievements={team.achievements} />}
          {!isShort && <Fixtures team={team} />}
        </div>
      </Inside>
    </Board>
  );
};
