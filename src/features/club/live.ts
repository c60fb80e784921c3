import { followChanges } from "../../browser/live.ts";
import type { Feature } from "../../feature.ts";

export const live: Feature = {
  name: "live",
  start: followChanges,
  server: import.meta.env.SSR && { followsChanges: true },
};
