/** Sizes of the shop's page, as in the reference design. */
export const shopPage = {
  lean: "128px",
  stepCut: "52px",
  stepAt: "60%",
  price: "clamp(1.75rem, 2.6vw, 2.5rem)",
} as const;
