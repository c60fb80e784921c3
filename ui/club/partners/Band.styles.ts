import { css, keyframes } from "styled-components";
import { selectedWhenForced } from "../../design/tokens/forced.ts";
import { printHidden } from "../../design/tokens/layout.ts";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight, width } from "../../design/tokens/measures.ts";
import { below, when } from "../../design/tokens/screens.ts";
import { plate } from "../../design/tokens/slope.ts";
import { visuallyHidden } from "../../design/tokens/text.ts";

/** Sizes of the moving logos, and the space above and below them. */
const band = {
  mark: "56px",
  space: "26px",
  markPhone: "36px",
  spacePhone: "16px",
} as const;

export type BandLook = {
  /** The number of different logos. */
  readonly $count: number;
  /** How often the row repeats them. */
  readonly $rounds: number;
  readonly $isMoving: boolean;
};

const pass = keyframes`to { transform: translateX(var(--round)); }`;

const row = css<BandLook>`
  ul {
    --round: calc(-100% / ${({ $rounds }) => $rounds});
    display: flex;
    flex: none;
    /* The time per logo. */
    animation: ${pass} calc(8s * ${({ $count }) => $count}) linear infinite;
  }
  &:has(:checked) ul {
    animation-play-state: paused;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space.x4};
    padding: ${band.space} 64px;
    font-size: 1.5rem;
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

/** The native checkbox covers the whole label invisibly and takes the press. */
const stop = css`
  label {
    ${plate(`polygon(34px 0, 100% 0, 100% 100%, 0 100%)`, "var(--fill)")}
    --fill: ${meaning.surface};
    position: absolute;
    inset: 0 0 0 auto;
    display: inline-flex;
    align-items: center;
    gap: ${space.glyph};
    padding: 0 ${space.gutter} 0 64px;
    font-size: ${size.small};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
  label:has(:checked) {
    --fill: ${meaning.mark};
    color: ${meaning.onMark};
    ${selectedWhenForced}
  }
  label:has(:focus-visible) {
    outline: ${stroke.strong} solid ${meaning.focus};
    outline-offset: -8px;
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
    min-height: 64px;
    padding: 0 ${space.x4};
  }
  label::before {
    clip-path: none;
  }
  li {
    padding: ${band.spacePhone} 28px;
    font-size: ${size.prose};
  }
  img {
    width: ${band.markPhone};
    height: ${band.markPhone};
  }
`;

/** Few logos, or reduced motion: each logo once, without movement. */
const still = css`
  :is(label, [aria-hidden]) {
    display: none;
  }
  ul {
    flex: 1;
    flex-wrap: wrap;
    animation: none;
    justify-content: center;
  }
`;

/** The band before its logos. */
export const emptyBandStyles = css`
  height: calc(${band.mark} + 2 * ${band.space} + 2 * ${stroke.hairline});
  background: ${meaning.surfaceRaised};
  border-block: ${stroke.hairline} solid ${meaning.line};
  ${below.phone} {
    height: calc(${band.markPhone} + 2 * ${band.spacePhone} + 2 * ${stroke.hairline});
  }
  ${printHidden}
`;

export const bandStyles = css<BandLook>`
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
  ${({ $isMoving }) => !$isMoving && still}
  ${when.calm} {
    ${still}
  }
  [data-calm] & {
    ${still}
  }
  ${printHidden}
`;
