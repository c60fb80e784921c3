/** The way in, as the reference has it. */
export const authPage = {
  columns: "minmax(0, 5fr) minmax(0, 6fr)",
  height: "min(100vh - var(--bar-height), 860px)",
  form: "560px",
  inset: "clamp(28px, 4vw, 56px)",
  insetSide: "clamp(20px, 4vw, 56px)",
  title: "clamp(1.875rem, 3.2vw, 2.75rem)",
  sky: "640px",
  /** The part of the sky that has the most light in it. */
  skyPart: "80% 0",
  figures: "460px",
  figure: "34%",
  figureMost: "260px",
  middle: "43%",
  middleMost: "330px",
  /** They stand shoulder to shoulder. */
  shoulder: "-3%",
  why: "760px",
  whyInset: "48px",
  whyGlyph: "26px",
  whyGap: "2px 16px",
  whyEntry: "14px",
} as const;
