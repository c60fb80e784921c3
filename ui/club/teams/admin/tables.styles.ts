import { styled } from "styled-components";
import { Grid, twoLinesBesidePicture } from "../../../admin/table/Table.styles.ts";
import { layer, layout } from "../../../design/tokens/measures.ts";
import { below } from "../../../design/tokens/screens.ts";

/** Checkbox, game, status, division, link to its parts, state, acts. In two lines: status and division under the game. */
export const TeamGrid = styled(Grid)`
  --columns: ${layout.touch} minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 180px 104px 190px;

  /* Above the area that opens the row, in line with the text around it. */
  td a {
    position: relative;
    z-index: ${layer.inside};
    margin-left: -13px;
  }
  ${below.laptop} {
    --columns: ${layout.touch} minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 180px 190px;

    :is(th, td):nth-child(6) {
      display: none;
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} minmax(0, 1fr) auto;

    tr > :is(td, th):nth-child(1) {
      grid-row: 1 / 3;
    }
    tbody th {
      grid-area: 1 / 2;
    }
    td:is(:nth-child(3), :nth-child(4)) {
      display: none;
    }
    td:nth-child(5) {
      grid-area: 2 / 2 / 3 / 4;
    }
    td:nth-child(7) {
      grid-area: 1 / 3;
    }
  }
`;

/** Checkbox, face, name, role, experience, date, state, acts. In two lines: role and state under the name. */
export const PeopleGrid = styled(Grid)`
  --columns: ${layout.touch} ${layout.touch} minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr) 132px 104px 190px;

  ${below.laptop} {
    --columns: ${layout.touch} ${layout.touch} minmax(0, 1.2fr) minmax(0, 1fr) 132px 104px 190px;

    :is(th, td):nth-child(5) {
      display: none;
    }
  }
  ${below.tablet} {
    --columns: ${layout.touch} ${layout.touch} auto minmax(0, 1fr) auto;
    ${twoLinesBesidePicture({ first: 4, second: 7, acts: 8, hidden: 6 })}
  }
  ${below.phone} {
    --columns: 36px ${layout.touch} auto minmax(0, 1fr) auto;
  }
`;
