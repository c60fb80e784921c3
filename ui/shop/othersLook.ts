import { css } from "styled-components";
import { ground } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { layer, space, stroke, tracking, weight, width } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { below } from "../theme/screens.ts";
import { corner, leaningField } from "../theme/slope.ts";

export const othersLook = css`
  display: grid;
  grid-template-columns: ${shopPage.others};
  gap: ${space.column};

  li {
    display: grid;
    grid-template-columns: ${shopPage.other};
    border: ${stroke.hairline} solid ${meaning.line};
    background: ${meaning.surfaceRaised};
  }
  .art {
    ${ground("ice")}
    position: relative;
    isolation: isolate;
    display: grid;
    align-items: center;
    padding: ${shopPage.art};
    overflow: hidden;
    background: none;
  }
  .art::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: ${layer.behind};
    background: ${meaning.surface};
    ${leaningField}
  }
  .art img {
    justify-self: center;
    width: 100%;
    max-width: ${shopPage.artMost};
  }
  .card {
    display: grid;
    gap: ${space.x3};
    align-content: center;
    padding: ${space.x5};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: ${shopPage.otherTitle};
    hyphens: auto;
  }
  .price {
    font-size: ${shopPage.price};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: ${tracking.figure};
  }
  .say {
    color: ${meaning.textQuiet};
  }
  .card > a {
    justify-self: start;
  }

  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    .art {
      padding: ${shopPage.artPhone};
    }
    .art::before {
      clip-path: ${corner(shopPage.artCutPhone)};
      transform: none;
    }
  }
`;
