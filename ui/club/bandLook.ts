import { css, keyframes } from "styled-components";
import { litWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../theme/measures.ts";
import { band } from "../theme/parts/partnersPage.ts";
import { below, when } from "../theme/screens.ts";
import { plate } from "../theme/slope.ts";
import { visuallyHidden } from "../theme/text.ts";

export type BandLook = {
  /** How many pass by before the first one comes again. */
  readonly $count: number;
  /** How often all of them stand in the row. */
  readonly $rounds: number;
};

const pass = keyframes`to { transform: translateX(var(--round)); }`;

const row = css<BandLook>`
  ul {
    --round: calc(-100% / ${({ $rounds }) => $rounds});
    display: flex;
    flex: none;
    animation: ${pass} calc(${band.each} * ${({ $count }) => $count}) linear infinite;
  }
  &:has(:checked) ul {
    animation-play-state: paused;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space.x4};
    padding: ${band.inset};
    font-size: ${band.name};
    font-stretch: ${width.wide};
    font-weight: ${weight.title};
    white-space: nowrap;
  }
  img {
    flex: none;
    width: ${band.mark};
    height: ${band.mark};

    /* Logos are made for a dark ground. */
    ${when.forced} {
      forced-color-adjust: none;
      background: ${meaning.surface};
    }
  }
`;

/** The browser's own box lies over all of it, unseen: whoever presses anywhere presses that. */
const stop = css`
  label {
    ${plate(`polygon(${band.stopCut} 0, 100% 0, 100% 100%, 0 100%)`, "var(--fill)")}
    --fill: ${meaning.surface};
    position: absolute;
    inset: 0 0 0 auto;
    display: inline-flex;
    align-items: center;
    gap: ${space.glyph};
    padding: 0 ${space.gutter} 0 ${band.stopInset};
    font-size: ${size.small};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  label:has(:checked) {
    --fill: ${meaning.mark};
    color: ${meaning.onMark};
    ${litWhenForced}
  }
  label:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: ${band.stopFocus};
  }
  label:has(:checked:focus-visible) {
    outline-color: ${meaning.onMark};
  }
  input {
    ${visuallyHidden}
  }
`;

const onPhones = css`
  label {
    position: relative;
    z-index: ${layer.inside};
    order: -1;
    flex: none;
    align-self: stretch;
    min-height: ${band.stopHeight};
    padding: 0 ${space.x4};
  }
  label::before {
    clip-path: none;
  }
  li {
    padding: ${band.insetPhone};
    font-size: ${size.prose};
  }
  img {
    width: ${band.markPhone};
    height: ${band.markPhone};
  }
`;

/** Where nothing moves, each stands there once. */
const still = css`
  :is(label, [aria-hidden]) {
    display: none;
  }
  ul {
    flex: 1;
    flex-wrap: wrap;
    justify-content: center;
  }
`;

export const bandLook = css<BandLook>`
  position: relative;
  display: flex;
  align-items: center;
  overflow: hidden;
  background: ${meaning.surfaceRaised};
  border-block: ${stroke.hairline} solid ${meaning.line};

  ${row}
  ${stop}
  ${below.phone} {
    ${onPhones}
  }
  ${when.calm} {
    ${still}
  }
  ${when.printed} {
    display: none;
  }
`;
