import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, weight } from "../../tokens/measures.ts";

const tabs = { inset: "14px" } as const;

export const tabRow = css`
  display: flex;
  gap: ${space.x1};
  border-bottom: ${stroke.hairline} solid ${meaning.line};
  overflow-x: auto;
  scrollbar-width: none;
`;

export const tabStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space.x2};
  flex: none;
  min-height: 48px;
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
    outline-offset: -4px;
  }
  &:is([aria-selected="true"], [aria-current="page"]) {
    color: ${meaning.text};
    font-weight: ${weight.name};
  }
  &:is([aria-selected="true"], [aria-current="page"])::after {
    content: "";
    position: absolute;
    inset: auto ${tabs.inset} 0;
    height: 4px;
    background: ${meaning.aurora};
    ${markWhenForced}
  }
`;
