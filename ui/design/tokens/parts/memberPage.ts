/** Sizes of a member's page. */
export const memberPage = {
  face: "clamp(148px, 16vw, 220px)",
  facePhone: "96px",
} as const;
