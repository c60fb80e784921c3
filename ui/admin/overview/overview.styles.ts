import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layout, space, stroke } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { panelStyles } from "../admin.styles.ts";
import { activityStyles } from "./Activity.styles.ts";
import { categoriesStyles } from "./Categories.styles.ts";
import { figuresStyles } from "./Figures.styles.ts";
import { teamStyles } from "./Team.styles.ts";

export const overviewStyles = css`
  display: grid;
  grid-template-columns: ${layout.twelve};
  gap: 16px;
  .wide,
  .narrow {
    ${panelStyles}
    grid-column: span 8;
  }
  .narrow {
    grid-column: span 4;
  }
  .whole {
    ${panelStyles}
    grid-column: 1 / -1;
  }
  .title {
    padding: 14px 20px;
    border-bottom: ${stroke.hairline} solid ${meaning.line};
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
    padding: 20px;
  }
  ${below.tablet} {
    .wide,
    .narrow {
      grid-column: 1 / -1;
    }
  }
  ${figuresStyles}
  ${activityStyles}
  ${categoriesStyles}
  ${teamStyles}
`;
