import { css } from "styled-components";
import { stroke } from "./measures.ts";
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

/** A field that only keeps a place. */
export const frameWhenForced = css`
  ${when.forced} {
    border: ${stroke.hairline} solid GrayText;
  }
`;

/** A mark that is nothing but a background: a line under a tab, a bar of a level. */
export const markWhenForced = css`
  ${when.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
