/** Sizes of the home page, as in the reference design. */
export const hero = {
  above: "clamp(20px, min(4.4vw, (100svh - 500px) * .13), 64px)",
  line: 0.86,
} as const;

/** The five portraits under the sky, overlapping. The middle one is in front. */
export const five = {
  bleed: "-24px",
} as const;
