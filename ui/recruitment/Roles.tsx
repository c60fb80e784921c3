import { styled } from "styled-components";
import type { Recruitment } from "../../domain/club/recruitment.ts";
import { roleIds } from "../../domain/applications/roles.ts";
import { Board } from "../kit/Board.tsx";
import { SectionHeading } from "../kit/SectionHeading.tsx";
import { Wrap } from "../kit/Wrap.tsx";
import { Role } from "./Role.tsx";
import { rolesLook } from "./rolesLook.ts";
import { words } from "./words.ts";

const List = styled.ul`
  ${rolesLook}
`;

/** Every role there is, with what the club says of it. */
export const Roles = ({ roles }: { readonly roles: Recruitment["roles"] }) => (
  <Board $ground="ice" $edge="first" aria-labelledby="roles">
    <Wrap>
      <SectionHeading number={1} title={words.openRoles} id="roles" />
      <List>
        {roleIds.map((id) => (
          <Role key={id} id={id} role={roles[id]} />
        ))}
      </List>
    </Wrap>
  </Board>
);
