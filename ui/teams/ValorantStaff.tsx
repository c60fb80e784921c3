import { useId } from "react";
import { styled } from "styled-components";
import type { ValorantStaffMember } from "../../domain/club/valorant.ts";
import { dataAddress } from "../art/dataAddress.ts";
import { headOf } from "../art/portrait.ts";
import { Board } from "../kit/Board.tsx";
import { useEmblem } from "../kit/emblem.ts";
import { Face } from "../kit/Face.tsx";
import { typeset } from "../kit/french.ts";
import { SectionHeading } from "../kit/SectionHeading.tsx";
import { wrap } from "../theme/text.ts";
import { benchLook } from "./waysLook.ts";
import { words } from "./words.ts";

const Inside = styled.div`
  ${wrap}
  ${benchLook}
`;

/** Who stands behind the five. */
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
