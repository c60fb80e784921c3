/** From the smallest to the largest. */
export const sizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;

export type Size = (typeof sizes)[number];

/** The default. */
export const firstSize: Size = "M";

/** The placeholder of the size in the address of an order page. */
const sizeInAddress = "{taille}";

/** The address to order a size. One without a placeholder is the same for all sizes. */
export const orderAddress = (address: string, size: Size): string => address.replaceAll(sizeInAddress, size);
