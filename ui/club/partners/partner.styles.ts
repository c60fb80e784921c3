import { css } from "styled-components";
import { declarationsOf } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { space, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { rightEdge } from "../../design/tokens/slope.ts";

const onLaptops = css`
  grid-template-columns: 220px minmax(0, 1fr);

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
    min-height: 148px;
    clip-path: ${rightEdge("48px")};
  }
  .say,
  > a {
    padding-inline: ${space.x4};
  }
`;

/** The logo on a dark plate, then the description, then the link. */
export const partnerStyles = css`
  display: grid;
  grid-template-columns: 300px minmax(0, 1fr) auto;
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
    min-height: 208px;
    /* Centres the logo in the part of the plate that the slanted edge leaves. */
    padding-right: 40px;
    background: ${meaning.surface};
    clip-path: ${rightEdge("68px")};
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .mark img {
    width: 104px;
  }
  .say {
    padding-block: ${space.x5};
  }
  .say p {
    max-width: 31em;
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
