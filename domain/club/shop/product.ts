import type { ListRecord } from "../lists/records.ts";

/** The products that the site can draw. */
export const drawings = ["jersey", "sleeves", "hoodie"] as const;
export type ProductDrawing = (typeof drawings)[number];

/** In centimetres, lying flat. */
export type Measures = { readonly width: number; readonly height: number };

export type ProductSize = { readonly name: string; readonly measures: Measures | null };

export type ProductFact = { readonly name: string; readonly text: string };

/** A product of the shop. It is ordered and paid at the supplier's. */
export type Product = ListRecord & {
  readonly name: string;
  readonly description: string;
  /** The price in cents of a euro; 0 is free. */
  readonly cents: number;
  /** What the site draws with the club's emblem while there are no pictures. */
  readonly drawing: ProductDrawing;
  /** Their addresses, the first one first. */
  readonly pictures: readonly string[];
  /** Empty: it has no sizes. */
  readonly sizes: readonly ProductSize[];
  /** Cloth, cut, care: a word, and a text. */
  readonly facts: readonly ProductFact[];
  /** How many are left, in words. */
  readonly stock: string | null;
  /** Where it is ordered: a whole https address. Null: it isn't to be had yet. */
  readonly orderLink: string | null;
};

/** The most characters of each, as in the table. */
export const longestOfProduct = {
  name: 60,
  description: 400,
  stock: 60,
  size: 20,
  factName: 30,
  factText: 200,
} as const;

/** The most entries of each, as in the table. */
export const mostOfProduct = { pictures: 6, sizes: 10, facts: 8 } as const;

/** The placeholder of the size in the address of an order page. */
const sizeInAddress = "{taille}";

/** Whether the address to order is another one for each size. */
export const isOrderedBySize = ({ orderLink, sizes }: Pick<Product, "orderLink" | "sizes">): boolean =>
  sizes.length > 0 && orderLink !== null && orderLink.includes(sizeInAddress);

/** The address to order a size; without one, that of a product without sizes. An address without a placeholder is the same for all. */
export const orderAddress = (address: string, size = ""): string =>
  address.replaceAll(sizeInAddress, encodeURIComponent(size));

/** The size that is chosen at first, by its place: M, or the first one. */
export const firstSize = (sizes: readonly ProductSize[]): number =>
  Math.max(
    0,
    sizes.findIndex(({ name }) => name === "M"),
  );
