import type { Recruitment } from "../../../domain/club/recruitment.ts";
import { positionIds } from "../../../domain/applications/positions.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Position } from "./Position.tsx";
import { List } from "./Positions.styles.ts";
import { words } from "./words.ts";

/** All positions with the club's texts. */
export const Positions = ({ roles }: { readonly roles: Recruitment["positions"] }) => (
  <Board $ground="ice" $edge="first" aria-labelledby="roles">
    <Wrap>
      <SectionHeading number={1} title={words.openRoles} id="roles" />
      <List>
        {positionIds.map((id) => (
          <Position key={id} id={id} role={roles[id]} />
        ))}
      </List>
    </Wrap>
  </Board>
);
