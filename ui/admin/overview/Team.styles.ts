import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";

/** Members and their rights. */
export const teamStyles = css`
  .team > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto auto;
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
      grid-template-columns: 44px minmax(0, 1fr);
    }
    .team > li > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;
