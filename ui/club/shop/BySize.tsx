import type { ReactNode } from "react";
import { css } from "styled-components";
import { firstSize, type Size, sizes } from "../../../domain/club/shop.ts";

/** The name of the sizes' radio buttons. */
export const sizeField = "taille";

const hideAllBut = (size: Size) => `[data-size]:not([data-size="${size}"]) { display: none; }`;

/** For an ancestor of a choice of sizes: shows only the content for the chosen size, in CSS, without a script. */
export const bySizeStyles = css`
  ${sizes.map((size) => `&:has([name="${sizeField}"][value="${size}"]:checked) ${hideAllBut(size)}`)}
  @supports not selector(:has(a)) {
    ${hideAllBut(firstSize)}
  }
`;

/** Renders the content once per size. */
export const BySize = ({ children }: { readonly children: (size: Size) => ReactNode }) =>
  sizes.map((size) => (
    <span key={size} data-size={size}>
      {children(size)}
    </span>
  ));
