import { styled } from "styled-components";
import { Grid as AnyGrid } from "../../admin/table/Table.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, space } from "../../design/tokens/measures.ts";
import { aboveLaptop, below } from "../../design/tokens/screens.ts";

/** Checkbox, face, name, position, date, state, acts. Beside an open application checkbox, date and decisions give way. */
export const Grid = styled(AnyGrid)`
  --columns: ${layout.touch} 36px minmax(0, 1fr) minmax(0, 1fr) 136px 118px 264px;

  &&& h3 {
    overflow: hidden;
    text-overflow: ellipsis;
    text-wrap: nowrap;
  }
  ${aboveLaptop} {
    div:has(+ [role="dialog"]) & {
      --columns: 36px minmax(0, 1fr) 24px 84px;

      tr {
        align-content: center;
        padding-left: ${space.x3};
      }
      thead th:nth-child(4),
      :is(th, td):is(:nth-child(1), :nth-child(5)),
      [data-decision] {
        display: none;
      }
      /* The position under the name. */
      td:is(:nth-child(2), :nth-child(6), :nth-child(7)) {
        grid-row: 1 / 3;
      }
      td:nth-child(4) {
        grid-area: 2 / 2;
      }
      td:nth-child(6) {
        grid-column: 3;
      }
      td:nth-child(7) {
        grid-column: 4;
      }
      /* The icon tells the state; its word is for screen readers. */
      :is(td, th):nth-child(6),
      td:nth-child(6) span {
        gap: 0;
        font-size: 0;
      }
    }
  }
  ${below.laptop} {
    --columns: ${layout.touch} 36px minmax(0, 1fr) minmax(0, 1fr) 118px 264px;

    :is(th, td):nth-child(5) {
      display: none;
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} 36px minmax(0, 1fr) auto;

    td:nth-child(1),
    td:nth-child(2) {
      grid-row: 1 / 4;
    }
    td:nth-child(4) {
      grid-area: 2 / 3;
    }
    td:nth-child(6) {
      grid-area: 3 / 3;
    }
    td:nth-child(7) {
      grid-area: 1 / 4 / 4 / 5;
    }
  }
  ${below.phone} {
    --columns: 36px minmax(0, 1fr) auto;

    [data-decision],
    td:nth-child(2) {
      display: none;
    }
    tbody th,
    td:nth-child(4),
    td:nth-child(6) {
      grid-column: 2;
    }
    td:nth-child(7) {
      grid-column: 3;
    }
  }
`;

/** The note on the viewer's own application. */
export const Own = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;
