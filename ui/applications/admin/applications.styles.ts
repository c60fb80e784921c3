import { styled } from "styled-components";
import { toolbarStyles } from "../../admin/PanelList.styles.ts";
import { Grid as AnyGrid } from "../../admin/table/Table.styles.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, size, stroke } from "../../design/tokens/measures.ts";
import { aboveLaptop, below } from "../../design/tokens/screens.ts";

export const Filters = styled.div`
  ${toolbarStyles}

  /* As high as the field beside it; the segments overlap the edge by a hairline. */
  && fieldset {
    padding-bottom: ${stroke.hairline};
  }
  && fieldset label {
    min-height: ${layout.controlHeight};
  }
  ${below.phone} {
    && fieldset,
    && fieldset > div {
      display: grid;
      width: 100%;
    }
    && fieldset > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

/** Face, name, position, date, state, acts. Beside an open application the date and the decisions give way. */
export const Grid = styled(AnyGrid)`
  --columns: 48px minmax(0, 1fr) minmax(0, 1fr) 136px 118px 264px;

  h3 {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  ${aboveLaptop} {
    div:has(+ [role="dialog"]) & {
      --columns: 48px minmax(0, 1fr) minmax(0, 1fr) 24px 84px;

      :is(th, td):nth-child(4),
      [data-decision] {
        display: none;
      }
      /* The icon tells the state; its word is for screen readers. */
      :is(td, th):nth-child(5),
      td:nth-child(5) span {
        gap: 0;
        font-size: 0;
      }
    }
  }
  ${below.laptop} {
    --columns: 48px minmax(0, 1fr) minmax(0, 1fr) 118px 264px;

    :is(th, td):nth-child(4) {
      display: none;
    }
  }
  ${below.tablet} {
    --columns: 48px minmax(0, 1fr) auto;

    td:nth-child(1) {
      grid-row: 1 / 4;
    }
    td:nth-child(3) {
      grid-area: 2 / 2;
    }
    td:nth-child(5) {
      grid-area: 3 / 2;
    }
    td:nth-child(6) {
      grid-area: 1 / 3 / 4 / 4;
    }
  }
  ${below.phone} {
    [data-decision] {
      display: none;
    }
  }
`;

/** The note on the viewer's own application. */
export const Own = styled.p`
  color: ${meaning.textQuiet};
  font-size: ${size.tiny};
`;
