import { useId } from "react";
import { styled } from "styled-components";
import type { ValorantStaffMember } from "../../../domain/club/valorant.ts";
import { dataAddress } from "../../design/drawings/dataAddress.ts";
import { headOf } from "../../design/drawings/portraits/portrait.ts";
import { Board } from "../../design/components/boards/Board.tsx";
import { useEmblem } from "../../design/components/media/emblem.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { SectionHeading } from "../../design/components/boards/SectionHeading.tsx";
import { wrap } from "../../design/tokens/text.ts";
import { benchStyles } from "./ways.styles.ts";
import { words } from "./words.ts";

const Inside = styled.div`
  ${wrap}
  ${benchStyles}
`;

/** The staff of the Valorant team. */
export const ValorantStaff = ({ staff }: { readonly staff: readonly ValorantStaffMember[] }) => {
  const emblem = useEmblem();
  const name = useId();
  return (
    <Board $ground="ice" aria-labelledby={name}>
      <Inside>
        <SectionHeading number={2} title={words.staff} id={name} />
        <ul>
          {staff.map((member) => (
            <li key={member.name}>
              <Face size="own" name={member.name} picture={dataAddress(headOf(emblem, member))} />
              <h3>{typeset(member.name)}</h3>
              <p className="role">{typeset(member.role)}</p>
              <p>{typeset(member.text)}</p>
            </li>
          ))}
        </ul>
      </Inside>
    </Board>
  );
};
