import type { ReactNode } from "react";
import { css } from "styled-components";
import { mostOfProduct, type ProductSize } from "../../../domain/club/shop/offer.ts";

/** The name of the sizes' radio buttons. Their values are the places of the sizes. */
export const sizeField = "taille";

const places = Array.from({ length: mostOfProduct.sizes }, (_, at) => at);
const hideAllBut = (at: number) => `[data-size]:not([data-size="${at}"]) { display: none; }`;

/** For an ancestor of a choice of sizes: shows only the content for the chosen size, in CSS, without a script. */
export const bySizeStyles = css<{ readonly $first: number }>`
  ${places.map((at) => `&:has([name="${sizeField}"][value="${at}"]:checked) ${hideAllBut(at)}`)}
  @supports not selector(:has(a)) {
    ${({ $first }) => hideAllBut($first)}
  }
`;

type BySizeProps = { readonly of: readonly ProductSize[]; readonly children: (size: ProductSize) => ReactNode };

/** Renders the content once per size. */
export const BySize = ({ of, children }: BySizeProps) =>
  of.map((size, at) => (
    <span key={size.name} data-size={at}>
      {children(size)}
    </span>
  ));
