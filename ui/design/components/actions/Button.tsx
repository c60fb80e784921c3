import type { ComponentProps, MouseEvent } from "react";
import { styled } from "styled-components";
import { type ButtonLook, buttonStyles } from "./Button.styles.ts";

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
