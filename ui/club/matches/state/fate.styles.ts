import { css } from "styled-components";
import { meaning } from "../../../design/tokens/meaning.ts";

/** The line of a postponed match: its start doesn't hold any more. */
export const postponed = css`
  time {
    color: ${meaning.textQuiet};
    text-decoration: line-through;
  }
`;
