import { css } from "styled-components";
import { markWhenForced } from "../theme/forced.ts";
import { meaning } from "../theme/meaning.ts";
import { size, space, stroke, weight } from "../theme/measures.ts";
import { tabs } from "../theme/parts/controls.ts";

export const tabRow = css`
  display: flex;
  gap: ${space.x1};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const tabLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  flex: none;
  min-height: ${tabs.height};
  padding: 0 ${tabs.inset};
  border: 0;
  background: none;
  color: ${meaning.textQuiet};
  font-weight: ${weight.data};
  font-size: ${size.control};
  text-decoration: none;
  cursor: pointer;

  &:hover {
    color: ${meaning.text};
  }
  &:focus-visible {
    outline-offset: ${tabs.focusInset};
  }
  &:is([aria-selected="true"], [aria-current="page"]) {
    color: ${meaning.text};
    font-weight: ${weight.name};
  }
  &:is([aria-selected="true"], [aria-current="page"])::after {
    content: "";
    position: absolute;
    inset: auto ${tabs.inset} 0;
    height: ${tabs.mark};
    background: ${meaning.aurora};
    ${markWhenForced}
  }
`;
