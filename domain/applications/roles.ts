/** The positions, all of them unpaid. Applications name a position by its id. */
export const roleIds = [
  "community-manager",
  "event-manager",
  "video-editor",
  "partnership-manager",
  "content-creator",
] as const;

export type RoleId = (typeof roleIds)[number];
