import { useId } from "react";
import type { ValorantStaffMember } from "../../../domain/club/valorant.ts";
import { dataAddress } from "../../design/drawings/shapes.ts";
import { headOf } from "../../design/drawings/portraits/portrait.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { useEmblem } from "../../design/components/media/contexts.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Bench, Role } from "./entries.styles.ts";
import { words } from "./words.ts";

/** Who stands behind the five. */
export const ValorantStaff = ({ staff }: { readonly staff: readonly ValorantStaffMember[] }) => {
  const emblem = useEmblem();
  const name = useId();
  return (
    <Board $ground="ice" aria-labelledby={name}>
      <Wrap>
        <SectionHeading number={2} title={words.staff} id={name} />
        <Bench>
          {staff.map((member) => (
            <li key={member.name}>
              <Face size="own" name={member.name} picture={dataAddress(headOf(emblem, member))} />
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
