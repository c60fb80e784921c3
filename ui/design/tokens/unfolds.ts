import { css } from "styled-components";
import { stroke } from "./measures.ts";

/** A chevron at the end of a `summary` with a layout of its own, which has no marker: it points down, and up while it is open. */
export const unfolds = css`
  &::after {
    content: "";
    flex: none;
    width: 0.5em;
    height: 0.5em;
    border: solid currentColor;
    border-width: 0 ${stroke.firm} ${stroke.firm} 0;
    transform: translateY(-25%) rotate(45deg);
  }
  &:is([open] > *)::after {
    transform: translateY(25%) rotate(225deg);
  }
`;
