import { css, styled } from "styled-components";
import { Grid as AnyGrid } from "../../../../admin/table/Table.styles.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { layout, size, weight, width } from "../../../../design/tokens/measures.ts";
import { below } from "../../../../design/tokens/screens.ts";

/** State and score in a third line. */
const threeLines = css`
  > :is(td, th):nth-child(1) {
    grid-row: 1 / 4;
  }
  > td:nth-child(2) {
    grid-area: 2 / 2 / 3 / 5;
  }
  > td:nth-child(5) {
    grid-area: 3 / 2;
  }
  > td:nth-child(6) {
    grid-area: 3 / 3 / 4 / 5;
  }
  > td:nth-child(7) {
    grid-row: 1 / 4;
  }
`;

/** Checkbox, start, match, competition, state, score, acts. In two lines: start, state and score under the match. */
export const Grid = styled(AnyGrid)`
  --columns: ${layout.touch} 168px minmax(0, 1.2fr) minmax(0, 1fr) 140px 52px 180px;

  ${below.laptop} {
    --columns: ${layout.touch} 168px minmax(0, 1fr) 140px 52px 180px;

    :is(th, td):nth-child(4) {
      display: none;
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} auto auto minmax(0, 1fr) auto;

    tr > :is(td, th):nth-child(1) {
      grid-row: 1 / 3;
    }
    tbody th {
      grid-area: 1 / 2 / 2 / 5;
    }
    td:nth-child(2) {
      grid-area: 2 / 2;
    }
    td:nth-child(5) {
      grid-area: 2 / 3;
    }
    td:nth-child(6) {
      grid-area: 2 / 4;
    }
    td:nth-child(7) {
      grid-area: 1 / 5 / 3 / 6;
    }
  }
  ${below.phone} {
    [data-more] {
      display: none;
    }
    /* Beside "Saisir", start and state have no room on one line. */
    tbody tr:has([data-more]) {
      ${threeLines}
    }
  }
  ${below.narrow} {
    tbody tr {
      ${threeLines}
    }
  }
`;

export const Start = styled.time<{ readonly $isOff: boolean }>`
  ${({ $isOff }) => $isOff && "text-decoration: line-through;"}
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  font-stretch: ${width.data};
  white-space: nowrap;

  b {
    margin-right: 4px;
    color: ${meaning.text};
    font-weight: ${weight.semi};
  }
`;

/** Where it has no column of its own. */
export const Competition = styled.p`
  display: none;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  overflow-wrap: anywhere;
  ${below.laptop} {
    display: block;
  }
`;

export const Score = styled.p`
  font-stretch: ${width.name};
  font-weight: ${weight.name};
  white-space: nowrap;
`;
