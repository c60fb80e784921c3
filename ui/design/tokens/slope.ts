import { css } from "styled-components";
import { stroke } from "./measures.ts";
import { when } from "./screens.ts";

/** The one slope of the house: 18° from vertical. A cut of height h moves by h × slope. */
export const slope = 0.325;
export const skew = "skewX(-18deg)";
/** What stands straight on a thing that leans. */
export const upright = "skewX(18deg)";

/** How far a cut moves over a height. */
export const run = (height: string) => `calc(${height} * ${slope})`;

/** Both edges lean. */
export const parallelogram = (cut: string) => `polygon(${cut} 0, 100% 0, calc(100% - ${cut}) 100%, 0 100%)`;

/** Only the right edge leans. */
export const rightEdge = (cut: string) => `polygon(0 0, 100% 0, calc(100% - ${cut}) 100%, 0 100%)`;

/** The right edge leans, however high the field is. Its frame has to hide what leans out of it at the left. */
export const leaningField = css`
  transform: ${skew};
  transform-origin: top;
`;

/** The bottom right corner is off: covers. */
export const corner = (cut: string) =>
  `polygon(0 0, 100% 0, 100% calc(100% - ${cut}), calc(100% - ${cut} * ${slope} * 3) 100%, 0 100%)`;

/**
 * A shape behind a thing. It lies on `::before`, because a clip on the thing itself would cut its focus outline too.
 */
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

    /* Without our colours the shape is a frame: a thing to press still looks like one. */
    ${when.forced} {
      border: ${stroke.hairline} solid;
      clip-path: none;
    }
  }
`;
