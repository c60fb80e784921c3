/** Sizes of the page of all components (`npm run dev` only). */
export const workshop = {
  inset: "20px",
  narrow: "320px",
} as const;
