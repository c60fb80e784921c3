import { styled } from "styled-components";
import { meaning } from "../../design/tokens/meaning.ts";
import { motion, size, space, weight, width } from "../../design/tokens/measures.ts";
import { parallelogram } from "../../design/tokens/slope.ts";
import { below, when } from "../../design/tokens/screens.ts";

/** Over the sky's picture, and cut as it is. Narrow screens cut it elsewhere: they have the list alone. */
export const Layer = styled.nav`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  > svg {
    width: 100%;
    height: 100%;
  }
  a {
    outline: none;
    pointer-events: auto;
  }
  path {
    fill: transparent;
    stroke: transparent;
    stroke-width: 2;
    transition: fill ${motion.quick};
  }
  a:is(:hover, :focus) path {
    fill: color-mix(in srgb, ${meaning.textStrong} 34%, transparent);
  }
  a:focus-visible path {
    stroke: ${meaning.focus};
    stroke-width: 4;
  }
  ${below.tablet} {
    display: none;
  }
  ${when.printed} {
    display: none;
  }
`;

/** What the pointed ray is. */
export const Plate = styled.p`
  position: absolute;
  z-index: 1;
  width: max-content;
  max-width: min(340px, 60vw);
  margin: 0;
  padding: ${space.x2} ${space.x5};
  background: ${meaning.calm};
  color: ${meaning.onCalm};
  clip-path: ${parallelogram("12px")};
  font-size: ${size.small};
  line-height: 1.3;
  translate: -50% 0;
  b {
    display: block;
    font-weight: ${weight.black};
    font-stretch: ${width.broad};
  }
  bdi {
    overflow-wrap: anywhere;
  }
`;
