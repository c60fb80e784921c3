import { css } from "styled-components";
import { declarationsOf } from "../../design/tokens/ground.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, weight } from "../../design/tokens/measures.ts";
import { shopPage } from "../../design/tokens/parts/shopPage.ts";
import { below, when } from "../../design/tokens/screens.ts";

/** A part of the field behind the jersey. */
export const field = css`
  content: "";
  position: absolute;
  z-index: ${layer.behind};
  background: ${meaning.stage};
`;

/** Shows one side at a time, without a script too. */
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

/** Above the text, the field ends in a slanted step. */
const onTablets = css`
  .look {
    isolation: isolate;
  }
  .look::before {
    ${field}
    /* The end of the field above the text. */
    inset: calc(${space.x5} * -1) calc(${space.gutter} * -1) calc(72px * -1);
    clip-path: polygon(
      0 0,
      100% 0,
      100% calc(100% - ${shopPage.stepCut}),
      ${shopPage.stepAt} calc(100% - ${shopPage.stepCut}),
      calc(${shopPage.stepAt} - 17px) 100%,
      0 100%
    );
  }
  .box {
    max-width: 560px;
    padding: 0 44px 36px 0;
  }
  .look > fieldset {
    margin-top: ${space.x4};
  }
`;

/** The jersey on its field, with the control that turns it. */
export const viewsStyles = css`
  .look {
    ${when.onScreen} {
      ${declarationsOf("ink")}
    }
    position: relative;
    color: ${meaning.onCalm};
  }
  .box {
    position: relative;
    width: min(100%, 596px);
    /* Room beside and below the drawing for its measures. */
    padding: 0 64px 44px 0;
  }
  .box img {
    width: 100%;
  }
  .look > fieldset {
    margin-top: ${space.x5};
  }
  .look label {
    min-width: 96px;
    min-height: 48px;
    border-color: ${meaning.stageLine};
    font-size: ${size.body};
    font-weight: ${weight.bold};
  }
  ${side}

  ${below.desktop} {
    .box {
      max-width: 430px;
    }
  }
  ${below.laptop} {
    .box {
      max-width: 390px;
    }
  }
  ${below.tablet} {
    ${onTablets}
  }
`;
