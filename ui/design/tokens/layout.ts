import { css } from "styled-components";
import { when } from "./screens.ts";

/** Children under each other. The gap is a CSS length, or two: between lines, between columns. */
export const stack = (gap: string) => css`
  display: grid;
  gap: ${gap};
`;

/** Children side by side, on several lines where they don't fit. The gap is as that of `stack`. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;

/** Not on paper: what is pressed or moves. */
export const printHidden = css`
  ${when.printed} {
    display: none;
  }
`;
