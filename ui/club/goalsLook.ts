import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, weight, width } from "../theme/measures.ts";
import { goals } from "../theme/parts/homePage.ts";
import { below, tabletOnly, when } from "../theme/screens.ts";
import { parallelogram, rightEdge, run, slope } from "../theme/slope.ts";
import { quietOnCalm } from "../theme/text.ts";

const horizon = css`
  .when {
    position: relative;
    z-index: ${layer.inside};
    display: grid;
    align-content: center;
    padding: ${space.x4} calc(var(--cut) + ${goals.inset});
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
    max-width: ${goals.text};
    color: ${meaning.textQuiet};
  }
`;

const onPhones = css`
  --cut: ${goals.cutPhone};

  li {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    margin-left: 0;
  }
  .when {
    margin-right: calc(30% - 15% * (2 - var(--shorter)));
    padding: ${goals.insetPhone} ${space.x5};
    clip-path: ${rightEdge("var(--cut)")};
  }
  .what {
    margin-left: 0;
    padding: ${space.x5};
  }
`;

/** A running order whose left edges share one line of the slope. */
export const goalsLook = css`
  --row: ${goals.row};
  --cut: ${run("var(--row)")};
  display: grid;
  gap: ${goals.gap};

  li {
    --shorter: 2;
    display: grid;
    grid-template-columns: ${goals.when} minmax(0, 1fr);
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
      grid-template-columns: ${goals.whenTablet} minmax(0, 1fr);
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
