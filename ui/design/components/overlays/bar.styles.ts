import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, stroke, weight } from "../../tokens/measures.ts";
import { bar } from "../../tokens/parts/components.ts";
import { smallDesktopOnly } from "../../tokens/screens.ts";

/** A link or a menu button in the navigation bar; `aria-current` marks the current page. */
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
  /* The aurora, in the second of its three uses. The weight stays the same: a bolder label would move the row. */
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
  /* As high as the bar: an outer focus ring would be outside of the window. */
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  svg {
    width: ${bar.chevron};
    height: ${bar.chevron};
  }
  ${smallDesktopOnly} {
    padding-inline: ${bar.tightItem};

    &[aria-current]::after {
      inset-inline: ${bar.tightItem};
    }
  }
`;
