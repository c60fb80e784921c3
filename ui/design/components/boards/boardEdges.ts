import { css } from "styled-components";
import { layer, space } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { run } from "../../tokens/slope.ts";

/** Where a board begins and ends in a step of the house's slope. */
const board = {
  /** How much of the width the first step is. */
  stepAt: "56%",
  lastStepAt: "44%",
} as const;

/**
 * "cut": a step where it begins and one where it ends; its neighbours reach under both. "first": the same, where nothing
 * reaches under its beginning. "notch": a step where it begins, over the board before. "under": comes after a cut one.
 * "flow": goes on where the board before ends. "near": follows the page's head.
 */
export type BoardEdge = "cut" | "first" | "notch" | "under" | "flow" | "near";

const lean = run("var(--step)");

const cut = css`
  z-index: ${layer.inside};
  margin-block: calc(var(--step) * -1);
  padding-block: calc(${space.section} + var(--step));
  clip-path: polygon(
    0 var(--step),
    ${board.stepAt} var(--step),
    calc(${board.stepAt} + ${lean}) 0,
    100% 0,
    100% calc(100% - var(--step)),
    calc(${board.lastStepAt} + ${lean}) calc(100% - var(--step)),
    ${board.lastStepAt} 100%,
    0 100%
  );
`;

const edges = {
  cut,
  first: css`
    ${cut}
    margin-top: 0;
  `,
  notch: css`
    --notch: 30%;
    margin-top: calc(var(--step) * -1);
    padding-top: calc(${space.section} + 28px);
    clip-path: polygon(
      0 0,
      var(--notch) 0,
      calc(var(--notch) - ${lean}) var(--step),
      100% var(--step),
      100% 100%,
      0 100%
    );

    ${below.phone} {
      --notch: 46%;
    }
  `,
  // Two of them win over what a board has after a cut one.
  under: css`
    && {
      padding-top: calc(${space.section} + var(--step));
    }
  `,
  flow: css`
    && {
      padding-top: 0;
    }
  `,
  near: css`
    padding-top: ${space.x5};
  `,
} as const;

/** How a board meets its neighbours when their line isn't straight. On paper it is. */
export const boardEdge = (edge: BoardEdge) => css`
  /* It grows with the page, as the space above it does: 56px at 1440, and never less than 32. */
  --step: clamp(32px, 3.9vw, 56px);
  ${edges[edge]}
  ${when.printed} {
    margin-block: 0;
    clip-path: none;
  }
`;
