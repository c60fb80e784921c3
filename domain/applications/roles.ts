/** What somebody can do for the club, for the love of it. The list is the product's: applications name a role by its id. */
export const roleIds = [
  "community-manager",
  "event-manager",
  "video-editor",
  "partnership-manager",
  "content-creator",
] as const;

export type RoleId = (typeof roleIds)[number];
