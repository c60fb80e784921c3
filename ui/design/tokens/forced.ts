import { css } from "styled-components";
import { stroke } from "./measures.ts";
import { when } from "./screens.ts";

// Forced colours remove backgrounds. These styles show the same by borders and system colours.

/** A chosen, pressed or current element. */
export const selectedWhenForced = css`
  ${when.forced} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;

    &::before {
      background: none;
    }
  }
`;

/** A placeholder field. */
export const frameWhenForced = css`
  ${when.forced} {
    border: ${stroke.hairline} solid GrayText;
  }
`;

/** A mark drawn by its background: the line under a tab, a bar of a level. */
export const markWhenForced = css`
  ${when.forced} {
    forced-color-adjust: none;
    background: CanvasText;
  }
`;
