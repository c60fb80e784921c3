import { css } from "styled-components";
import { meaning } from "../../theme/meaning.ts";
import { space, stroke, weight } from "../../theme/measures.ts";
import { adminPage } from "../../theme/parts/adminPage.ts";
import { below } from "../../theme/screens.ts";

/** Members and their roles. */
export const teamLook = css`
  .team > li {
    display: grid;
    grid-template-columns: ${adminPage.member};
    gap: ${space.x2} ${space.x4};
    align-items: center;
    padding-block: ${space.x2};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  .team bdi {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }
  ${below.phone} {
    .team > li {
      grid-template-columns: ${adminPage.memberPhone};
    }
    .team > li > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
