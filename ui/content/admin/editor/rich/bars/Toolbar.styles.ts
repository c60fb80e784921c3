import { css, styled } from "styled-components";
import { selectedWhenForced } from "../../../../../design/tokens/forced.ts";
import { meaning } from "../../../../../design/tokens/meaning.ts";
import { layer, size, space, stroke, weight } from "../../../../../design/tokens/measures.ts";
import { contentEditor } from "../../../../../design/tokens/parts/contentEditor.ts";
import { when } from "../../../../../design/tokens/screens.ts";

/** Stays above the text while it scrolls. */
export const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  background: ${meaning.surfaceRaised};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
`;

export const Tool = styled.button<{ readonly $startsGroup?: boolean | undefined }>`
  display: grid;
  place-items: center;
  min-width: ${contentEditor.tool};
  min-height: ${contentEditor.tool};
  padding: 0 ${space.x1};
  border: 0;
  background: none;
  color: ${meaning.text};
  font-size: ${size.small};
  font-weight: ${weight.semi};
  cursor: pointer;
  ${({ $startsGroup }) =>
    $startsGroup &&
    css`
      margin-left: ${space.x2};
    `}

  svg {
    width: ${contentEditor.toolGlyph};
    height: ${contentEditor.toolGlyph};
    fill: none;
    stroke: currentColor;
    stroke-width: 2.2;
    stroke-linecap: square;
  }
  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &:focus-visible {
    outline-offset: calc(${stroke.strong} * -1);
  }
  &[aria-pressed="true"] {
    background: ${meaning.chosen};
    color: ${meaning.onChosen};
    ${selectedWhenForced}
  }
  &[aria-disabled="true"] {
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
  ${when.touch} {
    min-width: ${contentEditor.blockHead};
    min-height: ${contentEditor.blockHead};
  }
`;
