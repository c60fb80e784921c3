import { css } from "styled-components";
import { motion } from "./measures.ts";

/** Dims content while its update is in flight. The delay avoids flicker on quick answers. */
export const dimWhileBusy = css`
  transition: opacity ${motion.quick};

  &[aria-busy="true"] {
    opacity: 0.6;
    transition-delay: 120ms;
  }
`;
