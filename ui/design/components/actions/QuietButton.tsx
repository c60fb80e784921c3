import type { ComponentProps, MouseEvent } from "react";
import { css, styled } from "styled-components";
import { Link, type LinkProps } from "./Link.tsx";
import { everyAttribute } from "../everyAttribute.ts";
import { meaning } from "../../tokens/meaning.ts";
import { motion, size, stroke, weight } from "../../tokens/measures.ts";
import { quietButton } from "../../tokens/parts/components.ts";
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

const Frame = styled.button.withConfig(everyAttribute("quietButton"))<QuietLook>`
  ${quietButtonStyles}
`;

export type QuietButtonProps = ComponentProps<"button"> & {
  readonly look?: QuietLook["$look"];
  readonly square?: boolean | undefined;
  readonly busy?: boolean | undefined;
};

export const QuietButton = ({ look, square, busy, onClick, ...rest }: QuietButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const working = busy ? { "aria-busy": true, "aria-disabled": true } : {};
  return <Frame type="button" {...rest} {...working} $look={look} $square={square} onClick={press} />;
};

const LinkFrame = styled(Link)<QuietLook>`
  ${quietButtonStyles}
`;

/** A link with the look of `QuietButton`. */
export const QuietLink = ({ look, ...rest }: LinkProps & { readonly look?: QuietLook["$look"] }) => (
  <LinkFrame {...rest} $look={look} />
);
