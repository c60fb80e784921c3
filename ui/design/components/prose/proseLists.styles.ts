import { css, styled } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { space, weight, width } from "../../tokens/measures.ts";
import { parallelogram, skew } from "../../tokens/slope.ts";

const prose = {
  number: "56px",
  numberHeight: "40px",
  dashHeight: "13px",
} as const;

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Numbers on slanted plates. A component, so that only pages with a numbered list get its rules. */
export const NumberedList = styled.ol`
  ${list}
  gap: ${space.x4};
  counter-reset: step ${({ start = 1 }) => start - 1};
  > li {
    counter-increment: step;
    position: relative;
    min-height: ${prose.numberHeight};
    /* Centres the first line beside its number. */
    padding: calc((${prose.numberHeight} - 1lh) / 2) 0 0 calc(${prose.number} + ${space.x4});
  }
  > li::before {
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
`;

/** Slanted dashes. */
export const proseLists = css`
  ul {
    ${list}
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
