import { styled } from "styled-components";
import { space } from "../theme/measures.ts";
import { below } from "../theme/screens.ts";

export type CardGridLook = {
  /** How many beside each other where there is room. Two, when something else stands beside the list. */
  readonly $columns?: 2 | 3;
  /** The first one opens the page: it takes a row of its own. */
  readonly $hasLead?: boolean;
};

/** Cards in columns, on phones in one. Its children are `li`. */
export const CardGrid = styled.ul<CardGridLook>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 3 }) => $columns}, minmax(0, 1fr));
  gap: ${space.x7} ${space.column};

  > :first-child {
    ${({ $hasLead }) => $hasLead && "grid-column: 1 / -1;"}
  }
  ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
