import type { ComponentProps } from "react";
import { type ButtonLook, Plate } from "../actions/Button.tsx";
import { Icon } from "../media/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { words } from "../text/words.ts";

export type ButtonOutProps = Omit<ComponentProps<"a">, "href" | "target" | "rel"> & {
  /** An absolute https address of another site. */
  readonly to: string;
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
};

/** A link to another site with the look of `Button`. Opens in a new tab, without a referrer. */
export const ButtonOut = ({ to, size, dark, children, ...rest }: ButtonOutProps) => (
  <Plate {...rest} as="a" href={to} target="_blank" rel="noopener noreferrer" $size={size} $dark={dark}>
    <span>
      {children}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </span>
    <Icon name="out" />
  </Plate>
);
