import type { ComponentProps, MouseEvent } from "react";
import { css, styled } from "styled-components";
import { Link, type LinkProps } from "react-router-dom";
import { meaning } from "../../tokens/meaning.ts";
import { motion, size, space, weight, width } from "../../tokens/measures.ts";
import { parallelogram, plate, run } from "../../tokens/slope.ts";
import { quietOnCalm, singleLine } from "../../tokens/text.ts";

export type ButtonLook = {
  /** "wide" fills the line and puts the arrow at the end. */
  readonly $size?: "normal" | "small" | "wide" | undefined;
  /** A secondary action: calm colours instead of the accent. */
  readonly $dark?: boolean | undefined;
};

const heights = { normal: "52px", small: "44px", wide: "60px" } as const;

const wide = css`
  display: flex;
  justify-content: space-between;
  width: 100%;
  padding-inline: calc(var(--cut) + 14px);
  font-size: ${size.prose};
`;

/** A plate with slanted edges that holds the action's label. */
export const buttonStyles = css<ButtonLook>`
  --cut: ${({ $size = "normal" }) => run(heights[$size])};
  ${plate(parallelogram("var(--cut)"), "var(--fill)")}
  --fill: ${({ $dark }) => ($dark ? meaning.calmAction : meaning.action)};
  display: inline-flex;
  align-items: center;
  gap: ${space.x3};
  min-height: ${({ $size = "normal" }) => heights[$size]};
  /* Padding for labels of two lines. */
  /* Distance from the slanted edge to the label. */
  padding: 6px calc(var(--cut) + 16px);
  border: 0;
  background: none;
  cursor: pointer;
  color: ${({ $dark }) => ($dark ? meaning.onCalm : meaning.onAction)};
  font-size: ${({ $size }) => ($size === "small" ? size.small : size.control)};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  line-height: 1.1;
  text-decoration: none;
  ${singleLine}

  &::before {
    transition:
      transform ${motion.quick},
      background-color ${motion.quick};
  }
  &:hover {
    --fill: ${({ $dark }) => ($dark ? meaning.calmActionHover : meaning.actionHover)};
  }
  &:hover::before {
    transform: scaleX(1.03);
  }
  &:disabled {
    --fill: ${meaning.calm};
    color: ${quietOnCalm};
    cursor: not-allowed;
  }
  &[aria-busy="true"] {
    --fill: ${meaning.actionHover};
    cursor: progress;
  }
  &:disabled::before,
  &[aria-busy="true"]::before {
    transform: none;
  }
  ${({ $size }) => $size === "wide" && wide}
`;

const Plate = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentProps<"button"> & {
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
  /** True while the action runs. The button stays focusable and ignores presses. */
  readonly busy?: boolean | undefined;
};

/** The main action of a view. Use it once per view. */
export const Button = ({ size, dark, busy, onClick, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const working = busy ? { "aria-busy": true, "aria-disabled": true } : {};
  return <Plate type="button" {...rest} {...working} $size={size} $dark={dark} onClick={press} />;
};

const LinkPlate = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonLinkProps = LinkProps & {
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
};

/** A link with the look of `Button`, where the main action opens another page. */
export const ButtonLink = ({ size, dark, ...rest }: ButtonLinkProps) => (
  <LinkPlate {...rest} $size={size} $dark={dark} />
);
