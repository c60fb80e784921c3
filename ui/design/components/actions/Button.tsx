import type { ComponentProps, MouseEvent } from "react";
import { styled } from "styled-components";
import { type ButtonLook, buttonStyles } from "./Button.styles.ts";

const Plate = styled.button<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonProps = ComponentProps<"button"> & {
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
  /** Its work is under way: it stays focusable, and pressing it again does nothing. */
  readonly busy?: boolean | undefined;
};

/** The action of the page. One a view. */
export const Button = ({ size, dark, busy, onClick, ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const working = busy ? { "aria-busy": true, "aria-disabled": true } : {};
  return <Plate type="button" {...rest} {...working} $size={size} $dark={dark} onClick={press} />;
};
