import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { space, weight, width } from "../../tokens/measures.ts";
import { parallelogram, skew } from "../../tokens/slope.ts";

const prose = {
  number: "56px",
  numberHeight: "40px",
  dashHeight: "13px",
} as const;

/** Numbers on slanted plates for ordered lists, slanted dashes for the others. */
export const proseLists = css`
  :is(ol, ul) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.x4};
  }
  ol {
    counter-reset: step;
  }
  ol > li {
    counter-increment: step;
    position: relative;
    min-height: ${prose.numberHeight};
    /* Centres the first line beside its number. */
    padding: calc((${prose.numberHeight} - 1lh) / 2) 0 0 calc(${prose.number} + ${space.x4});
  }
  ol > li::before {
    content: counter(step);
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: ${prose.number};
    height: ${prose.numberHeight};
    background: var(--step-fill, ${meaning.calm});
    color: var(--step-ink, ${meaning.onCalm});
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    clip-path: ${parallelogram("13px")};
  }
  ul {
    gap: ${space.x2};
  }
  ul > li {
    position: relative;
    padding-left: ${space.x5};
  }
  ul > li::before {
    content: "";
    position: absolute;
    left: ${space.x1};
    top: calc((1lh - ${prose.dashHeight}) / 2);
    width: 6px;
    height: ${prose.dashHeight};
    background: ${meaning.mark};
    transform: ${skew};
    print-color-adjust: exact;
    ${markWhenForced}
  }
  li > * + * {
    margin-top: ${space.x2};
  }
`;
