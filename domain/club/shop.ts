import type { Invitation } from "./club.ts";

/** From the smallest to the largest. */
export const sizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;

export type Size = (typeof sizes)[number];

/** The default. */
export const firstSize: Size = "M";

/** The placeholder of the size in the address of an order page. */
const sizeInAddress = "{taille}";

/** The address to order a size. One without a placeholder is the same for all sizes. */
export const orderAddress = (address: string, size: Size): string => address.replaceAll(sizeInAddress, size);

/** The club's products. They are ordered and paid at the supplier's. */
export type Shop = {
  /** One sentence for search engines. */
  readonly description: string;
  readonly jersey: Jersey;
  /** The next products. */
  readonly others: readonly Product[];
  /** The end of the page. */
  readonly call: Invitation;
};

export type Product = {
  readonly name: string;
  readonly description: string;
  /** Euros. */
  readonly price: number;
  /** The site's drawing of it, with the club's emblem on it. */
  readonly drawing: "sleeves" | "hoodie";
  /** Where it is ordered: a whole https address. Without one it isn't to be had yet. */
  readonly order?: string | undefined;
};

/** The product shown first and large, from both sides, in every size. `{taille}` in its address is replaced by the size. */
export type Jersey = Omit<Product, "drawing"> & {
  /** In centimetres, lying flat. */
  readonly measures: Readonly<Record<Size, { readonly width: number; readonly height: number }>>;
  /** Cloth, cut, care: a word, and a text. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
};
