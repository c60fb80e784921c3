/** The first page, as the reference has it. */
export const hero = {
  above: "clamp(20px, min(4.4vw, (100svh - 500px) * .13), 64px)",
  line: 0.86,
} as const;

/** The five under the sky, shoulder to shoulder. The middle one comes forward. */
export const five = {
  bleed: "-24px",
} as const;
