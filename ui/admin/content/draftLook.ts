import { css } from "styled-components";
import { space } from "../../theme/measures.ts";
import { below } from "../../theme/screens.ts";
import { wrap } from "../../theme/text.ts";

/** Above a draft on its own page. */
export const draftBannerLook = css`
  ${wrap}
  padding-block: ${space.x5} 0;

  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x2};
  }
  ${below.phone} {
    padding-top: ${space.x4};
  }
`;

/** Where a draft would be. */
export const draftFailedLook = css`
  ${wrap}
  padding-block: ${space.x7} ${space.section};
`;
