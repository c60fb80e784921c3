import { css } from "styled-components";
import { declarationsOf, ground } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, stroke, tracking, weight, width } from "../theme/measures.ts";
import { shopPage } from "../theme/parts/shopPage.ts";
import { below, when } from "../theme/screens.ts";
import { visuallyHidden, wrap } from "../theme/text.ts";
import { bySizeLook } from "./BySize.tsx";
import { measuresLook } from "./measuresLook.ts";

const field = css`
  content: "";
  position: absolute;
  z-index: ${layer.behind};
  background: ${meaning.stage};
`;

/** The jersey on its field, which leans towards the words. Below them on one column, the field ends in a step. */
const look = css`
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

const pick = css<{ readonly $isLong: boolean }>`
  .pick {
    display: grid;
    gap: ${space.x4};
    justify-self: end;
    width: 100%;
    max-width: ${shopPage.picker};
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: ${({ $isLong }) => ($isLong ? shopPage.titleLong : shopPage.title)};
    font-weight: ${weight.black};
    line-height: 0.92;
    letter-spacing: ${tracking.tight};
    hyphens: auto;
  }
  .say {
    color: ${meaning.textQuiet};
    font-size: ${size.prose};
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.x2} ${space.x4};
    padding-top: ${space.x4};
    border-top: ${stroke.firm} solid ${meaning.text};
    color: ${meaning.textQuiet};
  }
  .line :is(.price, b) {
    color: ${meaning.text};
  }
  .price {
    font-size: ${shopPage.price};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: ${tracking.figure};
  }
  .sizes fieldset > div {
    grid-template-columns: ${shopPage.sizes};
  }
  .note {
    color: ${meaning.textQuiet};
    font-size: ${size.small};
  }
  dl {
    margin-top: ${space.x2};
    font-size: ${size.small};
  }
  dl > div {
    display: grid;
    grid-template-columns: ${shopPage.facts};
    gap: ${space.x3};
    padding-block: ${shopPage.fact};
    border-top: ${stroke.hairline} solid ${meaning.line};
  }
  dt {
    color: ${meaning.textQuiet};
    hyphens: auto;
  }
  dd {
    font-weight: ${weight.semi};
  }
`;

/** One under the other. */
const onTablets = css`
  &::before {
    display: none;
  }
  .inside {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding-top: ${space.x5};
  }
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
  .pick {
    justify-self: start;
    max-width: ${shopPage.pickerTablet};
    margin-top: ${shopPage.afterStep};
  }
`;

export const stageLook = css<{ readonly $isLong: boolean }>`
  ${ground("ice")}
  --field: ${shopPage.field};
  position: relative;
  isolation: isolate;
  overflow: hidden;

  &::before {
    ${field}
    inset: 0;
    clip-path: polygon(
      0 0,
      calc(var(--field) + ${shopPage.lean}) 0,
      calc(var(--field) - ${shopPage.lean}) 100%,
      0 100%
    );
  }
  .inside {
    ${wrap}
    display: grid;
    grid-template-columns: ${shopPage.columns};
    gap: ${shopPage.gap};
    align-items: center;
    min-height: ${shopPage.height};
    padding-block: ${shopPage.inset};
  }
  ${look}
  ${measuresLook}
  ${pick}
  ${bySizeLook}
  ${below.desktop} {
    --field: ${shopPage.fieldDesktop};

    .box {
      max-width: ${shopPage.boxDesktop};
    }
  }
  ${below.laptop} {
    --field: ${shopPage.fieldLaptop};

    .box {
      max-width: ${shopPage.boxLaptop};
    }
  }
  ${below.tablet} {
    ${onTablets}
  }
  ${when.printed} {
    fieldset,
    .note {
      ${visuallyHidden}
    }
  }
`;
