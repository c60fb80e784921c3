import { css, styled } from "styled-components";
import { size, space } from "../../tokens/measures.ts";
import { aboveLaptop, abovePhone, below, middleOnly } from "../../tokens/screens.ts";

export type CardGridLook = {
  /** The largest number of columns. Two when the list has a sidebar. */
  readonly $columns?: 2 | 3;
  /** The first card takes a row of its own. */
  readonly $hasLead?: boolean;
};

/** A card as a row of a list: a small picture, facts and title. */
const rowCard = css`
  margin-top: -${space.x6};
  > * {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${space.x4};
    align-items: center;
    min-height: 112px;
  }
  p,
  time,
  h2 ~ div {
    display: none;
  }
  h2 {
    font-size: ${size.name};
  }
`;

/** A single card in the last row takes its full width, with its text beside the picture. */
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

/** Two cards in the last row of three columns share it. */
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

/** Cards in columns, on phones in one column. Its children are `li`. The last row is always filled. */
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
    ${({ $columns }) =>
      $columns === 2 &&
      css`
        > :nth-child(n + 3) {
          ${rowCard}
        }
      `}
  }
`;
