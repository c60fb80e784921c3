import { Link, type LinkProps } from "react-router-dom";
import { styled } from "styled-components";
import { type ButtonLook, buttonStyles } from "./Button.styles.ts";

const Plate = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

export type ButtonLinkProps = LinkProps & {
  readonly size?: ButtonLook["$size"];
  readonly dark?: boolean | undefined;
};

/** A link with the look of `Button`, where the main action opens another page. */
export const ButtonLink = ({ size, dark, ...rest }: ButtonLinkProps) => <Plate {...rest} $size={size} $dark={dark} />;
