import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, stroke, weight } from "../../tokens/measures.ts";
import { bar } from "../../tokens/parts/shell.ts";

/** A link or a menu's button in the bar: `aria-current` says where the reader is. */
export const barItem = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: ${layout.barHeight};
  padding: 0 ${bar.item};
  border: 0;
  background: none;
  font-size: ${size.small};
  font-weight: ${weight.semi};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${meaning.surfaceRaised};
  }
  /* The light, second of its three places. Words as heavy as the others': heavier ones would move the row. */
  &[aria-current]::after {
    content: "";
    position: absolute;
    right: ${bar.item};
    bottom: -1px;
    left: ${bar.item};
    height: 4px;
    background: ${meaning.aurora};
    ${markWhenForced}
  }
  /* As high as the bar: a ring around it would lie outside the window. */
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  svg {
    width: ${bar.chevron};
    height: ${bar.chevron};
  }
`;
