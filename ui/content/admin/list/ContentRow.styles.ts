import { styled } from "styled-components";
import { Grid, opener } from "../../../admin/table/Table.styles.ts";
import { meaning } from "../../../design/tokens/meaning.ts";
import { layout, size, width } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Checkbox, title with its excerpt, category, state, date, acts. In two lines: category, state and date under the title. */
export const ArticleGrid = styled(Grid)`
  --columns: ${layout.touch} minmax(0, 1fr) 136px 128px 132px 132px;

  &&& h3 > button {
    -webkit-line-clamp: 1;
  }
  ${below.tablet} {
    --columns: ${layout.touch} auto auto minmax(0, 1fr) auto;

    tr > :is(td, th):nth-child(1) {
      grid-row: 1 / 3;
    }
    tbody th {
      grid-area: 1 / 2 / 2 / 5;
    }
    td:nth-child(3) {
      grid-area: 2 / 2;
    }
    td:nth-child(4) {
      grid-area: 2 / 3;
    }
    td:nth-child(5) {
      grid-area: 2 / 4;
    }
    td:last-child {
      grid-area: 1 / 5 / 3 / 6;
    }
  }
  ${below.phone} {
    --columns: 36px auto auto minmax(0, 1fr) auto;

    td:last-child > button {
      min-width: 38px;
    }
    /* The row itself is the button that edits: the title has its room. */
    td:last-child > button:first-child {
      position: static;
      width: 0;
      min-width: 0;
      border: 0;
      ${opener}

      svg {
        display: none;
      }
    }
  }
`;

/** With the views before the acts, where there is room. */
export const TipGrid = styled(ArticleGrid)`
  --columns: ${layout.touch} minmax(0, 1fr) 136px 128px 132px 64px 132px;

  ${below.tablet} {
    --columns: ${layout.touch} auto auto minmax(0, 1fr) auto;

    td:nth-child(6) {
      display: none;
    }
  }
  ${below.phone} {
    --columns: 36px auto auto minmax(0, 1fr) auto;
  }
`;

/** A category, a date, a number. */
export const Fact = styled.span`
  display: block;
  overflow: hidden;
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
  font-stretch: ${width.data};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
