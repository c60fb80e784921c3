import { css } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../design/tokens/measures.ts";
import { below } from "../../design/tokens/screens.ts";
import { rightEdge, slope } from "../../design/tokens/slope.ts";

const founder = {
  nameInset: "12px",
} as const;

const frame = css`
  .frame {
    --high: clamp(320px, 33vw, 470px);
    position: relative;
    isolation: isolate;
    overflow: hidden;
    height: var(--high);
  }
  .frame::before {
    content: "";
    position: absolute;
    z-index: ${layer.behind};
    inset: 17% 0 0;
    background: ${meaning.stage};
    clip-path: polygon(calc(var(--high) * ${0.83 * slope}) 0, 100% 0, 100% 100%, 0 100%);
  }
  &:nth-child(even) .frame::before {
    background: ${meaning.surfaceHigh};
  }
  .frame img {
    position: absolute;
    left: 50%;
    bottom: -6%;
    width: auto;
    max-width: none;
    height: 106%;
    transform: translateX(-44%);
  }
`;

/** The name on its plate, the quotation below it. */
const lowerThird = css`
  .third {
    position: relative;
    z-index: ${layer.inside};
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    margin-top: -56px;
    margin-right: 9%;
    overflow-wrap: anywhere;
  }
  h3 {
    --cut: 22px;
    justify-self: start;
    max-width: 100%;
    padding: ${founder.nameInset} calc(var(--cut) + ${size.headline}) ${founder.nameInset} ${space.x5};
    background: ${meaning.mark};
    color: ${meaning.onMark};
    clip-path: ${rightEdge("var(--cut)")};
    font-size: clamp(1.375rem, 2.1vw, 1.875rem);
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

/** A large portrait with text. Every second one is on the right, one step lower. */
export const founderStyles = css`
  grid-column: 1 / span 6;
  align-content: start;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &:nth-child(even) {
    grid-column: 7 / -1;
    margin-top: clamp(0px, 7vw, 104px);
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
