import type { CategoryRef } from "./category.ts";

const ofBoth = ["technique", "analysis", "gaming", "technology", "esports", "streaming", "reviews"];

/** The product's categories that a new club's site begins without. The staff adds those that it writes for. */
export const spareCategories: readonly CategoryRef[] = [
  ...["merch", "strategy", ...ofBoth].map((slug) => ({ kind: "article" as const, slug })),
  ...["news", ...ofBoth].map((slug) => ({ kind: "tip" as const, slug })),
];
