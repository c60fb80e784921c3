import { css } from "styled-components";
import { ground } from "../theme/ground.ts";
import { meaning } from "../theme/meaning.ts";
import { space, weight, width } from "../theme/measures.ts";
import { score } from "../theme/parts/surfaces.ts";
import { below, tabletOnly } from "../theme/screens.ts";
import { parallelogram, rightEdge } from "../theme/slope.ts";

export type ScoreLook = {
  /** Four beside each other. */
  readonly $isNarrow: boolean;
};

const narrow = css`
  grid-template-columns: repeat(4, minmax(0, 1fr));

  > div {
    gap: ${space.x3};
    padding-inline: calc(var(--cut) + ${score.insetFour});
  }
  dd {
    font-size: ${score.figureFour};
  }
  dt {
    font-size: ${score.wordsFour};
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

/** One under the other, each a little shorter than the next. */
const onPhones = css`
  grid-template-columns: minmax(0, 1fr);
  gap: ${score.gapPhone};

  > div:nth-child(n) {
    --cut: ${score.cutPhone};
    min-height: ${score.heightPhone};
    margin-left: 0;
    padding: ${score.insetPhone};
    clip-path: ${rightEdge("var(--cut)")};
  }
  > div:nth-child(2) {
    margin-right: ${score.second};
  }
  > div:nth-child(1) {
    margin-right: ${score.first};
  }
`;

/** Plates that lean on each other. The figure stands before its words; it is heard after them. */
export const scoreLook = css<ScoreLook>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > div {
    --cut: ${score.cut};
    display: flex;
    align-items: center;
    gap: ${space.x4};
    min-width: 0;
    min-height: ${score.height};
    padding: ${space.x4} calc(var(--cut) + ${score.inset});
    background: ${meaning.surfaceHigh};
    color: ${meaning.text};
    clip-path: ${parallelogram("var(--cut)")};
  }
  > div + div {
    margin-left: ${score.overlap};
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
    font-size: ${score.figure};
    font-weight: ${weight.black};
    font-stretch: ${width.wide};
    line-height: 1;
    letter-spacing: ${score.tracking};
  }
  dt {
    max-width: ${score.wordsWidth};
    min-width: 0;
    font-size: ${score.words};
    font-weight: ${weight.name};
    font-stretch: ${width.name};
    line-height: 1.1;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  ${tabletOnly} {
    > div {
      gap: ${space.x3};
      padding-inline: calc(var(--cut) + ${score.insetFour});
    }
    dd {
      font-size: ${score.figureTablet};
    }
  }
  ${({ $isNarrow }) => $isNarrow && narrow}
  ${below.phone} {
    ${onPhones}
  }
`;
