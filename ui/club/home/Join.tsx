import { useId } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { home } from "virtual:club/home";
import { positionIds } from "../../../domain/applications/positions.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Icon } from "../../design/components/media/Icon.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { recruitmentPath, rolePlace } from "../../applications/positions/positionAddress.ts";
import { words as recruitment } from "../../applications/positions/words.ts";
import { joinStyles } from "./Join.styles.ts";
import { words } from "../words.ts";

const Inside = styled.div`
  ${joinStyles}
`;

const { title, text, button, address } = home.call;

/** The last section of home: apply, or contact the club first. */
export const Join = () => {
  const name = useId();
  return (
    <Board $ground="acid" $edge="notch" aria-labelledby={name}>
      <Inside>
        <div>
          <h2 id={name}>{typeset(title)}</h2>
          <p>{typeset(text)}</p>
          <div>
            <ButtonLink to={recruitmentPath}>{words.apply}</ButtonLink>
            <TextLink way="out" to={address}>
              {typeset(button)}
            </TextLink>
          </div>
        </div>
        <nav aria-label={words.openRoles}>
          {positionIds.map((role) => (
            <Link key={role} to={rolePlace(role)}>
              {typeset(recruitment.positions[role])}
              <Icon name="arrow" />
            </Link>
          ))}
        </nav>
      </Inside>
    </Board>
  );
};
