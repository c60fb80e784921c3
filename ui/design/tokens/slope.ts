import { css } from "styled-components";
import { stroke } from "./measures.ts";
import { when } from "./screens.ts";

/** The design's only slope: 18° from vertical. A cut of height h shifts by h × slope. */
export const slope = 0.325;
export const skew = "skewX(-18deg)";
/** Straightens content inside a skewed element. */
export const upright = "skewX(18deg)";

/** The horizontal shift of a cut over a height. */
export const run = (height: string) => `calc(${height} * ${slope})`;

/** A shape with two leaning edges. */
export const parallelogram = (cut: string) => `polygon(${cut} 0, 100% 0, calc(100% - ${cut}) 100%, 0 100%)`;

/** Only the right edge leans. */
export const rightEdge = (cut: string) => `polygon(0 0, 100% 0, calc(100% - ${cut}) 100%, 0 100%)`;

/** The right edge leans at any height. The parent has to hide the overflow at the left. */
export const leaningField = css`
  transform: ${skew};
  transform-origin: top;
`;

/** The bottom right corner is cut: covers. */
export const corner = (cut: string) =>
  `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut} * ${slope} * 3) 100%, 0 100%)`;

/** A shape behind an element, drawn by `::before`: a clip on the element would cut its focus ring too. */
export const plate = (shape: string, fill: string) => css`
  position: relative;
  isolation: isolate;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${fill};
    clip-path: ${shape};

    /* Forced colours remove the fill: a border keeps the shape visible. */
    ${when.forced} {
      border: ${stroke.hairline} solid;
      clip-path: none;
    }
  }
`;
