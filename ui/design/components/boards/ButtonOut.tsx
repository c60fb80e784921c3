import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { type ButtonLook, buttonStyles } from "../actions/Button.styles.ts";
import { Icon } from "../media/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

const Plate = styled.a<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonOutProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  /** A whole https address of somebody else's site. */
  readonly to: string;
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
};

/** A page of somebody else's that is the action here. It opens in a new tab, and is told nothing of this one. */
export const ButtonOut = ({ to, size, dark, children, ...rest }: ButtonOutProps) => (
  <Plate {...rest} href={to} target="_blank" rel="noopener noreferrer" $size={size} $dark={dark}>
    <span>
      {children}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </span>
    <Icon name="out" />
  </Plate>
);
