import { css } from "styled-components";
import { motion } from "./measures.ts";

/** What is busy steps back where it stands while something else is on its way. A quick answer makes nothing flicker. */
export const stepsBack = css`
  transition: opacity ${motion.quick};

  &[aria-busy="true"] {
    opacity: 0.6;
    transition-delay: 120ms;
  }
`;
