/** The member's own space, as the reference has it: a tool. */
export const profilePage = {
  heading: "1.0625rem",
  facePhone: "64px",
} as const;
