import { styled } from "styled-components";
import { Grid as AnyGrid } from "../../../admin/table/Table.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, space } from "../../../design/tokens/measures.ts";
import { aboveLaptop, below } from "../../../design/tokens/screens.ts";

/** Author and date, the comment under them. */
const twoLines = `
  tbody > tr {
    align-content: center;
  }
  td:nth-child(1),
  td:nth-child(2) {
    grid-row: 1 / 4;
  }
  tbody th {
    grid-area: 1 / 3;
  }
  td:nth-child(4) {
    grid-area: 2 / 3 / 3 / 5;
  }
  td:nth-child(6) {
    grid-area: 1 / 4;
  }
`;

/** Checkbox, face, author, comment, page, date, act. Beside an open comment page and act give way. */
export const Grid = styled(AnyGrid)`
  --columns: ${layout.touch} 36px minmax(0, 2fr) minmax(0, 6fr) minmax(0, 3fr) 112px ${layout.touch};

  h3 > button {
    -webkit-line-clamp: 1;
  }
  ${aboveLaptop} {
    div:has(+ [role="dialog"]) & {
      --columns: ${layout.touch} 36px minmax(0, 1fr) auto;
      ${twoLines}

      thead th:nth-child(n + 4),
      td:is(:nth-child(5), :nth-child(7)) {
        display: none;
      }
      tbody > tr {
        padding-right: ${space.x2};
      }
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} 36px minmax(0, 1fr) auto ${layout.touch};
    ${twoLines}

    td:nth-child(5) {
      grid-area: 3 / 3 / 4 / 5;
    }
    td:nth-child(7) {
      grid-area: 1 / 5 / 4 / 6;
    }
  }
  ${below.phone} {
    --columns: 36px minmax(0, 1fr) auto ${layout.touch};

    td:nth-child(2) {
      display: none;
    }
    tbody th {
      grid-column: 2;
    }
    td:nth-child(4),
    td:nth-child(5) {
      grid-column: 2 / 4;
    }
    td:nth-child(6) {
      grid-column: 3;
    }
    td:nth-child(7) {
      grid-column: 4;
    }
  }
`;

/** The beginning of a comment, on one line. */
export const Begin = styled.p`
  overflow: hidden;
  color: ${meaning.text};
  font-size: ${size.tiny};
  text-overflow: ellipsis;
  white-space: nowrap;

  > span {
    margin-right: ${space.x1};
    font-size: inherit;
    vertical-align: bottom;
  }
`;
