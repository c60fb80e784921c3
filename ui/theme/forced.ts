import { css } from "styled-components";
import { when } from "./screens.ts";

// Where a reader's own colours replace ours, a background says nothing any more. These say it in their colours.

/** What is chosen, pressed or current. */
export const litWhenForced = css`
  ${when.forced} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;

    &::before {
      background: none;
    }
  }
`;

/** A mark that is nothing but a background: a line under a tab, a bar of a level. */
export const markWhenForced = css`
  ${when.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
