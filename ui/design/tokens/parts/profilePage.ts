/** Sizes of the personal space, as in the reference design. */
export const profilePage = {
  heading: "1.0625rem",
  facePhone: "64px",
} as const;
