import { css } from "styled-components";
import { ground } from "../../tokens/ground.ts";
import { meaning } from "../../tokens/meaning.ts";
import { space, weight, width } from "../../tokens/measures.ts";
import { below, tabletOnly } from "../../tokens/screens.ts";
import { parallelogram, rightEdge } from "../../tokens/slope.ts";

/** Figures side by side, in the size of a match's result. */
const score = {
  insetFour: "2px",
  gapPhone: "6px",
} as const;

export type ScoreLook = {
  /** True for four figures. */
  readonly $isNarrow: boolean;
};

const narrow = css`
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1.3fr) minmax(0, 1fr);

  > div {
    column-gap: ${space.x3};
    padding-inline: calc(var(--cut) + ${score.insetFour});
  }
  dd {
    font-size: clamp(2rem, 3.1vw, 2.875rem);
  }
  dt {
    --size: clamp(1rem, 1.2vw, 1.1875rem);
  }
  ${below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${score.gapPhone};

    > div:nth-child(3) {
      margin-left: 0;
      padding-left: ${space.x5};
      clip-path: ${rightEdge("var(--cut)")};
    }
  }
`;

/** Figures in one column, each plate shorter than the next. */
const onPhones = css`
  grid-template-columns: minmax(0, 1fr);
  gap: ${score.gapPhone};

  > div:nth-child(n) {
    --cut: 26px;
    min-height: 84px;
    margin-left: 0;
    padding: 8px 28px 8px 16px;
    clip-path: ${rightEdge("var(--cut)")};
  }
  > div:nth-child(2) {
    margin-right: 7%;
  }
  > div:nth-child(1) {
    margin-right: 14%;
  }
`;

type LabelLook = {
  /** Letters of the longest part that has no place to break. */
  readonly $longest: number;
};

/** A line of the narrowest plate holds so many letters. */
const lettersOfALine = 12;

/** A team's name beside its figure if the longest word has room, else under it. Very long words are set smaller, never broken. */
export const labelStyles = css<LabelLook>`
  --size: clamp(1.0625rem, 1.6vw, 1.375rem);
  flex: 1 1 min-content;
  min-width: min-content;
  max-width: 9.5em;
  font-size: ${({ $longest }) =>
    $longest > lettersOfALine ? `min(var(--size), calc(100cqi / ${($longest * 0.66).toFixed(2)}))` : "var(--size)"};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  line-height: 1.1;
  overflow-wrap: normal;
  hyphens: none;
  text-wrap: balance;
`;

/** Slanted plates. The figure is shown before its label, and read by screen readers after it. */
export const scoreStyles = css<ScoreLook>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > div {
    --cut: 40px;
    container-type: inline-size;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-content: center;
    gap: ${space.x1} ${space.x4};
    min-width: 0;
    min-height: 124px;
    padding: ${space.x4} calc(var(--cut) + 12px);
    background: ${meaning.surfaceHigh};
    color: ${meaning.text};
    clip-path: ${parallelogram("var(--cut)")};
  }
  > div + div {
    margin-left: -34px;
  }
  > div:nth-child(1) {
    ${ground("ice")}
    padding-left: ${space.x5};
    clip-path: ${rightEdge("var(--cut)")};
  }
  > div:nth-child(2) {
    ${ground("acid")}
  }
  dd {
    order: -1;
    flex: none;
    white-space: nowrap;
    font-size: clamp(3rem, 6.6vw, 6rem);
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: -0.04em;
  }
  ${tabletOnly} {
    > div {
      column-gap: ${space.x3};
      padding-inline: calc(var(--cut) + ${score.insetFour});
    }
    dd {
      font-size: 2.5rem;
    }
  }
  ${({ $isNarrow }) => $isNarrow && narrow}
  ${below.phone} {
    ${onPhones}
  }
`;
