import type { Feature } from "../feature.ts";

/** Likes, comments and shares of tips and articles, and the staff's moderation. */
export const reactions: Feature = {
  name: "reactions",
};
