import { css, styled } from "styled-components";
import { space } from "../../tokens/measures.ts";
import { aboveLaptop, abovePhone, below, middleOnly } from "../../tokens/screens.ts";

export type CardGridLook = {
  /** How many beside each other where there is room. Two, when something else stands beside the list. */
  readonly $columns?: 2 | 3;
  /** The first one opens the page: it takes a row of its own. */
  readonly $hasLead?: boolean;
};

/** A card alone in the last row takes all of it, its picture as large as the others' and its words beside it. */
const lastAlone = (columns: 2 | 3, hasLead: boolean) => css`
  > :last-child:nth-child(${columns}n + ${hasLead ? 2 : 1}):not(:first-child) {
    grid-column: 1 / -1;

    > * {
      grid-template-columns: minmax(0, 1fr) minmax(0, ${columns - 1}fr);
      column-gap: ${space.column};
      align-items: center;
    }
  }
`;

/** Two in the last row of three share it. */
const lastTwo = (hasLead: boolean) => css`
  grid-template-columns: repeat(6, minmax(0, 1fr));

  > * {
    grid-column: span 2;
  }
  > :nth-last-child(2):nth-child(3n + ${hasLead ? 2 : 1}):not(:first-child),
  > :last-child:nth-child(3n + ${hasLead ? 3 : 2}):not(:nth-child(2)) {
    grid-column: span 3;
  }
`;

/** Cards in columns, on phones in one. Its children are `li`. Its last row has no hole. */
export const CardGrid = styled.ul<CardGridLook>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x7} ${space.column};

  ${({ $columns = 3, $hasLead = false }) =>
    $columns === 2
      ? css`
          ${abovePhone} {
            ${lastAlone(2, $hasLead)}
          }
        `
      : css`
          ${middleOnly} {
            ${lastAlone(2, $hasLead)}
          }
          ${aboveLaptop} {
            ${lastTwo($hasLead)}
            ${lastAlone(3, $hasLead)}
          }
        `}
  > :first-child {
    ${({ $hasLead }) => $hasLead && "grid-column: 1 / -1;"}
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
