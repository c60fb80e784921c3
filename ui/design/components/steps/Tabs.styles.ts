import { css } from "styled-components";
import { markWhenForced } from "../../tokens/forced.ts";
import { meaning } from "../../tokens/meaning.ts";
import { size, space, stroke, weight } from "../../tokens/measures.ts";

const tabs = { inset: "14px", fade: "48px" } as const;

export const tabRow = css`
  display: flex;
  gap: ${space.x1};
  /* The words begin where the content does, and so does the line. */
  margin-left: -${tabs.inset};
  background: linear-gradient(${meaning.line}, ${meaning.line}) ${tabs.inset} 100% / 100% ${stroke.hairline} no-repeat;
  overflow-x: auto;
  scrollbar-width: none;

  /* It fades out where it scrolls on. */
  &:is([data-before], [data-after]) {
    --before: 0px;
    --after: 0px;
    mask-image: linear-gradient(90deg, #0000, #000 var(--before), #000 calc(100% - var(--after)), #0000);
  }
  &[data-before] {
    --before: ${tabs.fade};
  }
  &[data-after] {
    --after: ${tabs.fade};
  }
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
