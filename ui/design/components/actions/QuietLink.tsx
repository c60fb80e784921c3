import { Link, type LinkProps } from "react-router-dom";
import { styled } from "styled-components";
import { type QuietLook, quietButtonStyles } from "./QuietButton.styles.ts";

const Frame = styled(Link)<QuietLook>`
  ${quietButtonStyles}
`;

/** A link with the look of `QuietButton`. */
export const QuietLink = ({ look, ...rest }: LinkProps & { readonly look?: QuietLook["$look"] }) => (
  <Frame {...rest} $look={look} />
);
