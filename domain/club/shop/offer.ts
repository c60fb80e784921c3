// What the shop's page needs to show a product.

/** The products that the site can draw. */
export const drawings = ["jersey", "sleeves", "hoodie"] as const;
export type ProductDrawing = (typeof drawings)[number];

/** In centimetres, lying flat. */
export type Measures = { readonly width: number; readonly height: number };

export type ProductSize = { readonly name: string; readonly measures: Measures | null };

export type ProductFact = { readonly name: string; readonly text: string };

/** The most entries of each, as in the table. */
export const mostOfProduct = { pictures: 6, sizes: 10, facts: 8 } as const;

/** The placeholder of the size in the address of an order page. */
const sizeInAddress = "{taille}";

type Ordered = { readonly orderLink: string | null; readonly sizes: readonly ProductSize[] };

/** Whether the address to order is another one for each size. */
export const isOrderedBySize = ({ orderLink, sizes }: Ordered): boolean =>
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
