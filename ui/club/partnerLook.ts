import { css } from "styled-components";
import { declarationsOf } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { space, weight } from "../theme/measures.ts";
import { partner } from "../theme/parts/partnersPage.ts";
import { below } from "../theme/screens.ts";
import { rightEdge } from "../theme/slope.ts";

const onLaptops = css`
  grid-template-columns: ${partner.columnsLaptop};

  .mark {
    grid-row: span 2;
  }
  > a {
    margin-bottom: ${space.x4};
  }
`;

const onPhones = css`
  grid-template-columns: minmax(0, 1fr);
  padding-right: 0;

  .mark {
    grid-row: auto;
    min-height: ${partner.heightPhone};
    clip-path: ${rightEdge(partner.cutPhone)};
  }
  .say,
  > a {
    padding-inline: ${space.x4};
  }
`;

/** The logo on its dark plate, then who it is, then the way there. */
export const partnerLook = css`
  display: grid;
  grid-template-columns: ${partner.columns};
  gap: 0 ${space.x6};
  align-items: center;
  padding-right: ${space.x6};
  background: ${meaning.surfaceRaised};
  overflow-wrap: anywhere;

  .mark {
    ${declarationsOf("ink")}
    display: grid;
    place-items: center;
    align-self: stretch;
    min-height: ${partner.height};
    padding-right: ${partner.pull};
    background: ${meaning.surface};
    clip-path: ${rightEdge(partner.cut)};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .mark img {
    width: ${partner.mark};
  }
  .say {
    padding-block: ${space.x5};
  }
  .say p {
    max-width: ${partner.text};
    margin-top: ${space.near};
    color: ${meaning.textQuiet};
  }
  .say .kind {
    color: ${meaning.text};
    font-weight: ${weight.bold};
  }
  > a {
    justify-self: start;
  }
  ${below.laptop} {
    ${onLaptops}
  }
  ${below.phone} {
    ${onPhones}
  }
`;
