import type { ComponentProps, MouseEvent } from "react";
import { styled } from "styled-components";
import { everyAttribute } from "../../../lib/loading/forward.ts";
import { type QuietLook, quietButtonStyles } from "./QuietButton.styles.ts";

const Frame = styled.button.withConfig(everyAttribute("quiet-button"))<QuietLook>`
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
