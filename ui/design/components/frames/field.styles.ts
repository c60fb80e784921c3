import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { layout, size, stroke } from "../../tokens/measures.ts";

/** Shared styles of inputs, text areas and selects. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${layout.controlHeight};
  padding: 0 14px;
  background: ${meaning.surfaceRaised};
  color: ${meaning.text};
  border: ${stroke.hairline} solid ${meaning.lineStrong};
  border-radius: 0;
  font-size: ${size.control};

  &:hover {
    border-color: ${meaning.textQuiet};
  }
  &[aria-invalid="true"] {
    border-color: ${meaning.danger};
    box-shadow: inset ${stroke.heavy} 0 0 ${meaning.danger};
  }
  &:disabled {
    border-style: dashed;
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
  &[readonly] {
    background: none;
    border-style: dashed;
    color: ${meaning.textQuiet};
  }
`;
