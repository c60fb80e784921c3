/** From the smallest to the largest. */
export const sizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;

export type Size = (typeof sizes)[number];

/** Chosen until somebody chooses. */
export const firstSize: Size = "M";

/** What stands for the size in the address of an order page that wants to know it. */
const sizeInAddress = "{taille}";

/** Where a size is ordered. An address without a place for it is the same for all. */
export const orderAddress = (address: string, size: Size): string => address.replaceAll(sizeInAddress, size);
