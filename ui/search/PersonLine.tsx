import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Find } from "../../domain/search/searchSite.ts";
import { PersonFace } from "../club/teams/PersonFace.tsx";
import { typeset } from "../design/components/text/french.ts";
import { meaning } from "../design/tokens/meaning.ts";
import { size, space } from "../design/tokens/measures.ts";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x4};
  min-width: 0;

  small {
    display: block;
    color: ${meaning.textQuiet};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
`;

type PersonLineProps = { readonly find: Find; readonly children: ReactNode };

/** What a find is, with its link: a person with face, role and team. */
export const PersonLine = ({ find: { person, title }, children }: PersonLineProps) =>
  person ? (
    <Line>
      <PersonFace size="normal" of={{ ...person, name: title.map(({ text }) => text).join("") }} />
      <div>
        {children}
        <small>{typeset([person.role, person.game].join(", "))}</small>
      </div>
    </Line>
  ) : (
    children
  );
