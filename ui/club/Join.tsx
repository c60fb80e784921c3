import { useId } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { home } from "virtual:club/home";
import { roleIds } from "../../domain/applications/roles.ts";
import { Board } from "../kit/Board.tsx";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { typeset } from "../kit/french.ts";
import { Icon } from "../kit/Icon.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { recruitmentPath, rolePlace } from "../recruitment/roleAddress.ts";
import { words as recruitment } from "../recruitment/words.ts";
import { joinLook } from "./joinLook.ts";
import { words } from "./words.ts";

const Inside = styled.div`
  ${joinLook}
`;

const { title, text, button, address } = home.call;

/** The last word of the first page: come along, or come and talk first. */
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
          {roleIds.map((role) => (
            <Link key={role} to={rolePlace(role)}>
              {typeset(recruitment.roles[role])}
              <Icon name="arrow" />
            </Link>
          ))}
        </nav>
      </Inside>
    </Board>
  );
};
