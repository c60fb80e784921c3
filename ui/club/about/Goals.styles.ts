import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, weight, width } from "../../design/tokens/measures.ts";
import { below, tabletOnly, when } from "../../design/tokens/screens.ts";
import { parallelogram, rightEdge, run, slope } from "../../design/tokens/slope.ts";
import { quietOnCalm } from "../../design/tokens/text.ts";

/** The left edges are on one slanted line: the longer the horizon, the longer the bar. */
const goals = {
  gap: "12px",
} as const;

const horizon = css`
  .when {
    position: relative;
    z-index: ${layer.inside};
    display: grid;
    align-content: center;
    padding: ${space.x4} calc(var(--cut) + 8px);
    background: ${meaning.mark};
    color: ${meaning.onCalm};
    clip-path: ${parallelogram("var(--cut)")};
    font-size: ${size.small};
  }
  .when b {
    font-size: ${size.headline};
    font-stretch: ${width.title};
    font-weight: ${weight.title};
    line-height: 1.15;
    white-space: nowrap;
  }
  .when span {
    color: ${quietOnCalm};
  }
`;

const goal = css`
  .what {
    display: grid;
    align-content: center;
    min-width: 0;
    margin-left: calc(var(--cut) * -1);
    padding: ${space.x4} ${space.x6} ${space.x4} calc(var(--cut) + ${space.x5});
    background: ${meaning.surfaceRaised};
    overflow-wrap: anywhere;
  }
  h3 {
    margin-bottom: ${space.x2};
  }
  .what p {
    max-width: 39em;
    color: ${meaning.textQuiet};
  }
`;

const onPhones = css`
  --cut: 24px;

  li {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    margin-left: 0;
  }
  .when {
    margin-right: calc(30% - 15% * (2 - var(--shorter)));
    padding: 14px ${space.x5};
    clip-path: ${rightEdge("var(--cut)")};
  }
  .what {
    margin-left: 0;
    padding: ${space.x5};
  }
`;

/** A list whose left edges are on one slanted line. */
export const goalsStyles = css`
  --row: 136px;
  --cut: ${run("var(--row)")};
  display: grid;
  gap: ${goals.gap};

  li {
    --shorter: 2;
    display: grid;
    grid-template-columns: 300px minmax(0, 1fr);
    min-height: var(--row);
    margin-left: calc(var(--shorter) * (var(--row) + ${goals.gap}) * ${slope});
  }
  li:nth-child(2) {
    --shorter: 1;
  }
  li:nth-child(3) {
    --shorter: 0;
  }
  ${horizon}
  ${goal}
  ${tabletOnly} {
    li {
      grid-template-columns: 240px minmax(0, 1fr);
    }
    h3 {
      font-size: ${size.prose};
    }
  }
  ${below.phone} {
    ${onPhones}
  }
  ${when.printed} {
    :is(.when, .when span) {
      color: ${meaning.text};
    }
  }
`;
