import { css } from "styled-components";
import { selectedWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, space, stroke, weight } from "../../tokens/measures.ts";
import { menu } from "../../tokens/parts/components.ts";
import { when } from "../../tokens/screens.ts";

/** A popover under its button. Without CSS anchors it is placed under the navigation bar. */
export const popoverStyles = (side: "start" | "end") => css`
  position: fixed;
  inset: auto;
  top: ${layout.barHeight};
  ${
    side === "end" &&
    css`
      right: ${space.gutter};
    `
  }
  margin: 0;
  padding: 0;
  min-width: 200px;
  border: ${stroke.hairline} solid ${meaning.line};
  background: ${meaning.surfaceRaised};
  color: ${meaning.text};

  @supports (top: anchor(bottom)) {
    position-anchor: auto;
    top: max(anchor(bottom), ${layout.barHeight});
    ${side === "end" ? "right: anchor(right);" : "left: anchor(left);"}
  }
`;

/** A line of a menu: a link or a button. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: ${space.glyph};
  width: 100%;
  padding: ${space.x3} ${space.x4};
  border: 0;
  background: none;
  font-weight: ${weight.semi};
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:is(:hover, [aria-current="page"]) {
    background: ${meaning.surfaceHigh};
  }
  &[aria-current="page"] {
    ${selectedWhenForced}
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  ${when.touch} {
    min-height: ${menu.entry};
  }
`;
