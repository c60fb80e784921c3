/** The positions, all of them unpaid. Applications name a position by its id. */
export const positionIds = [
  "community-manager",
  "event-manager",
  "video-editor",
  "partnership-manager",
  "content-creator",
] as const;

export type PositionId = (typeof positionIds)[number];
