import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { layout, space, stroke } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";
import { panelLook } from "../adminLook.ts";
import { activityLook } from "./activityLook.ts";
import { categoriesLook } from "./categoriesLook.ts";
import { figuresLook } from "./figuresLook.ts";
import { teamLook } from "./teamLook.ts";

export const overviewLook = css`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: ${adminPage.gap};
  .wide,
  .narrow {
    ${panelLook}
    grid-column: span 8;
  }
  .narrow {
    grid-column: span 4;
  }
  .whole {
    ${panelLook}
    grid-column: 1 / -1;
  }
  .title {
    padding: ${adminPage.panelHead};
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    padding: ${adminPage.panelInset};
  }
  ${below.tablet} {
    .wide,
    .narrow {
      grid-column: 1 / -1;
    }
  }
  ${figuresLook}
  ${activityLook}
  ${categoriesLook}
  ${teamLook}
`;
