import { css } from "styled-components";
import { declarationsOf } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, weight } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { below, when } from "../theme/screens.ts";

/** A piece of the field on which the jersey lies. */
export const field = css`
  content: "";
  position: absolute;
  z-index: ${layer.behind};
  background: ${meaning.stage};
`;

/** One side at a time, without a script too. */
const side = css`
  &:has([value="front"]:checked) .back,
  &:has([value="back"]:checked) .front {
    display: none;
  }
  @supports not selector(:has(a)) {
    .back {
      display: none;
    }
  }
`;

/** Above the words, the field ends in a step. */
const onTablets = css`
  .look {
    isolation: isolate;
  }
  .look::before {
    ${field}
    inset: calc(${space.x5} * -1) calc(${space.gutter} * -1) calc(${shopPage.step} * -1);
    clip-path: polygon(
      0 0,
      100% 0,
      100% calc(100% - ${shopPage.stepCut}),
      ${shopPage.stepAt} calc(100% - ${shopPage.stepCut}),
      calc(${shopPage.stepAt} - ${shopPage.stepLean}) 100%,
      0 100%
    );
  }
  .box {
    max-width: ${shopPage.boxTablet};
    padding: ${shopPage.boxInsetTablet};
  }
  .look > fieldset {
    margin-top: ${space.x4};
  }
`;

/** The jersey on its field, and what turns it round. */
export const viewsLook = css`
  .look {
    ${when.onScreen} {
      ${declarationsOf("ink")}
    }
    position: relative;
    color: ${meaning.onCalm};
  }
  .box {
    position: relative;
    width: min(100%, ${shopPage.box});
    padding: ${shopPage.boxInset};
  }
  .box img {
    width: 100%;
  }
  .look > fieldset {
    margin-top: ${space.x5};
  }
  .look label {
    min-width: ${shopPage.view};
    min-height: ${shopPage.viewHeight};
    border-color: ${meaning.stageLine};
    font-size: ${size.body};
    font-weight: ${weight.bold};
  }
  ${side}

  ${below.desktop} {
    .box {
      max-width: ${shopPage.boxDesktop};
    }
  }
  ${below.laptop} {
    .box {
      max-width: ${shopPage.boxLaptop};
    }
  }
  ${below.tablet} {
    ${onTablets}
  }
`;
