import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { layer, size, space, stroke, weight } from "../theme/measures.ts";
import { founder } from "../theme/parts/homePage.ts";
import { below } from "../theme/screens.ts";
import { rightEdge, slope } from "../theme/slope.ts";

const frame = css`
  .frame {
    --high: ${founder.frame};
    position: relative;
    isolation: isolate;
    overflow: hidden;
    height: var(--high);
  }
  .frame::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    inset: ${founder.fieldAbove} 0 0;
    background: ${meaning.stage};
    clip-path: polygon(calc(var(--high) * ${founder.field * slope}) 0, 100% 0, 100% 100%, 0 100%);
  }
  &:nth-child(even) .frame::before {
    background: ${meaning.surfaceHigh};
  }
  .frame img {
    position: absolute;
    left: 50%;
    bottom: ${founder.portraitBelow};
    width: auto;
    max-width: none;
    height: ${founder.portrait};
    transform: ${founder.portraitPull};
  }
`;

/** A lower third: the name on its plate, and below it what they say. */
const lowerThird = css`
  .third {
    position: relative;
    z-index: ${layer.inside};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    margin-top: ${founder.overlap};
    margin-right: ${founder.narrower};
    overflow-wrap: anywhere;
  }
  h3 {
    --cut: ${founder.cut};
    justify-self: start;
    max-width: 100%;
    padding: ${founder.nameInset} calc(var(--cut) + ${size.headline}) ${founder.nameInset} ${space.x5};
    background: ${meaning.mark};
    color: ${meaning.onMark};
    clip-path: ${rightEdge("var(--cut)")};
    font-size: ${founder.name};
  }
  .third > div {
    padding: ${space.x5};
    background: ${meaning.surfaceRaised};
    border-left: ${stroke.heavy} solid ${meaning.mark};
  }
  .role {
    font-weight: ${weight.bold};
  }
  blockquote {
    margin-top: ${space.x3};
    color: ${meaning.textQuiet};
  }
`;

/** Somebody large, with their words. Every second one stands on the right and a step lower. */
export const founderLook = css`
  grid-column: 1 / span 6;
  align-content: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:nth-child(even) {
    grid-column: 7 / -1;
    margin-top: ${founder.step};
  }
  ${frame}
  ${lowerThird}
  ${below.phone} {
    &:nth-child(n) {
      grid-column: 1 / -1;
      margin-top: 0;
    }
    .third {
      margin-right: 0;
    }
  }
`;
