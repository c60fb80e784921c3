import { css } from "styled-components";
import { meaning } from "../theme/meaning.ts";
import { motion, size, space, weight, width } from "../theme/measures.ts";
import { button } from "../theme/parts/controls.ts";
import { parallelogram, plate, run } from "../theme/slope.ts";
import { quietOnCalm, lineOfItsOwn } from "../theme/text.ts";

export type ButtonLook = {
  /** "wide" fills its line and sets its arrow at the end. */
  readonly $size?: "normal" | "small" | "wide" | undefined;
  /** An action that is not the page's own. */
  readonly $dark?: boolean | undefined;
};

const heights = { normal: button.height, small: button.small, wide: button.wide } as const;

const wide = css`
  display: flex;
  justify-content: space-between;
  width: 100%;
  padding-inline: calc(var(--cut) + ${button.wideInset});
  font-size: ${size.prose};
`;

/** A cut plate with the action's name on it. */
export const buttonLook = css<ButtonLook>`
  --cut: ${({ $size = "normal" }) => run(heights[$size])};
  ${plate(parallelogram("var(--cut)"), "var(--fill)")}
  --fill: ${({ $dark }) => ($dark ? meaning.calmAction : meaning.action)};
  display: inline-flex;
  align-items: center;
  gap: ${space.x3};
  min-height: ${({ $size = "normal" }) => heights[$size]};
  padding: ${button.above} calc(var(--cut) + ${button.inset});
  border: 0;
  background: none;
  cursor: pointer;
  color: ${({ $dark }) => ($dark ? meaning.onCalm : meaning.onAction)};
  font-size: ${({ $size }) => ($size === "small" ? size.small : size.control)};
  font-weight: ${weight.name};
  font-stretch: ${width.name};
  line-height: 1.1;
  text-decoration: none;
  ${lineOfItsOwn}

  &::before {
    transition:
      transform ${motion.quick},
      background-color ${motion.quick};
  }
  &:hover {
    --fill: ${({ $dark }) => ($dark ? meaning.calmActionHover : meaning.actionHover)};
  }
  &:hover::before {
    transform: ${button.grow};
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
