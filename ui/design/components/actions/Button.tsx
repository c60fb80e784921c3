import type { ComponentProps, MouseEvent } from "react";
import { css, styled } from "styled-components";
import { Link, type LinkProps } from "./Link.tsx";
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

const small = css`
  --cut: ${run("44px")};
  min-height: 44px;
  font-size: ${size.small};
`;
const wide = css`
  --cut: ${run("60px")};
  min-height: 60px;
  display: flex;
  justify-content: space-between;
  width: 100%;
  padding-inline: calc(var(--cut) + 14px);
  font-size: ${size.prose};
`;
const dark = css`
  --fill: ${meaning.calmAction};
  --fill-hover: ${meaning.calmActionHover};
  color: ${meaning.onCalm};
`;

/** A plate with slanted edges that holds the action's label. */
const PlainPlate = styled.button`
  --cut: ${run("52px")};
  ${plate(parallelogram("var(--cut)"), "var(--fill)")}
  --fill: ${meaning.action};
  --fill-hover: ${meaning.actionHover};
  display: inline-flex;
  align-items: center;
  gap: ${space.x3};
  min-height: 52px;
  /* Above and below: for a label longer than its row. Beside: from the slanted edge to the label. */
  padding: 6px calc(var(--cut) + 16px);
  border: 0;
  background: none;
  cursor: pointer;
  color: ${meaning.onAction};
  font-size: ${size.control};
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
    --fill: var(--fill-hover);
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
`;

/** The plate of buttons and, by `as`, of links: a page has its rules once, and only what differs for each look. */
export const Plate = styled(PlainPlate)<ButtonLook>`
  ${({ $size }) => $size === "small" && small}
  ${({ $size }) => $size === "wide" && wide}
  ${({ $dark }) => $dark && dark}
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

export type ButtonLinkProps = LinkProps & {
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
};

/** A link with the look of `Button`, where the main action opens another page. */
export const ButtonLink = ({ size, dark, ...rest }: ButtonLinkProps) => (
  <Plate {...rest} as={Link} $size={size} $dark={dark} />
);
