import { css } from "styled-components";
import { meaning } from "../../tokens/meaning.ts";
import { motion, size, stroke, weight } from "../../tokens/measures.ts";
import { quietButton } from "../../tokens/parts/controls.ts";
import { singleLine } from "../../tokens/text.ts";

export type QuietLook = {
  readonly $look?: "line" | "bare" | "danger" | undefined;
  /** Only an icon: the button needs an `aria-label`. */
  readonly $square?: boolean | undefined;
};

/** A thin border around the label, for secondary actions. */
export const quietButtonStyles = css<QuietLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: ${quietButton.height};
  min-height: ${quietButton.height};
  padding: ${({ $square }) => ($square ? "0" : "6px")}
    ${({ $look, $square }) => ($square ? "0" : $look === "bare" ? "12px" : "16px")};
  border: ${stroke.hairline} solid ${({ $look }) => ($look === "bare" ? "transparent" : meaning.lineStrong)};
  background: none;
  color: ${({ $look }) => ($look === "danger" ? meaning.danger : "inherit")};
  font-weight: ${weight.bold};
  font-size: ${size.small};
  line-height: 1.1;
  text-decoration: none;
  ${singleLine}
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${meaning.surfaceHigh};
  }
  &:disabled,
  &[aria-busy="true"] {
    border-style: dashed;
    color: ${meaning.textQuiet};
    cursor: not-allowed;
  }
  svg {
    width: ${quietButton.glyph};
    height: ${quietButton.glyph};
  }
`;
