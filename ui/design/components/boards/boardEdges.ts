import { css } from "styled-components";
import type { Ground } from "../../tokens/meaning.ts";
import { layer, space } from "../../tokens/measures.ts";
import { below, when } from "../../tokens/screens.ts";
import { run } from "../../tokens/slope.ts";

/** Where the slanted step at a board's start and end is. */
const board = {
  /** The step's position, as a share of the width. */
  stepAt: "56%",
  lastStepAt: "44%",
} as const;

/**
 * "cut": a step at the start and at the end; the neighbours reach under both. "first": the same, with nothing above.
 * "notch": a step at the start only, over the board before. "under": follows a "cut" board.
 * "flow": continues the board before. "near": follows the page's heading.
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
  // Doubled specificity: wins over the rule for a board after a "cut" one.
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

/** Grows with the page, as the space above it does: 56px at a width of 1440, at least 32. */
const step = "--step: clamp(32px, 3.9vw, 56px);";

const withStep = css`
  clip-path: polygon(
    0 0,
    30% 0,
    calc(30% - ${run("var(--above)")}) var(--above),
    100% var(--above),
    100% calc(100% - var(--below)),
    calc(${board.lastStepAt} + ${run("var(--below)")}) calc(100% - var(--below)),
    ${board.lastStepAt} 100%,
    0 100%
  );
  ${when.printed} {
    margin-block: 0;
    clip-path: none;
  }
`;

const otherGrounds = (own: Ground) =>
  (["ink", "ice", "acid"] as const)
    .filter((ground) => ground !== own)
    .map((ground) => `.board--${ground}:not(.board--cut, .board--first) + &`)
    .join(", ");

/** The steps of a board without an edge of its own: where the ground changes above it, and at its end before the footer. */
export const groundSteps = (ground: Ground) => css`
  ${step}
  --above: 0px;
  --below: 0px;

  ${otherGrounds(ground)}${ground === "ink" ? "" : ", header + &"} {
    --above: var(--step);
    z-index: ${layer.inside};
    margin-top: calc(var(--step) * -1);
    padding-top: calc(${space.section} + 28px);
    ${withStep}
  }
  ${
    ground !== "ink" &&
    css`
      &:last-child {
        --below: var(--step);
        padding-bottom: calc(${space.section} + var(--step));
        ${withStep}
      }
    `
  }
`;

/** The styles of a slanted border between boards. In print the border is straight. */
export const boardEdge = (edge: BoardEdge) => css`
  ${step}
  ${edges[edge]}
  ${when.printed} {
    margin-block: 0;
    clip-path: none;
  }
`;
