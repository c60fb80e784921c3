import { followChanges } from "../browser/live.ts";
import { feature } from "../feature.ts";

export const live = feature({
  name: "live",
  start: followChanges,
  server: import.meta.env.SSR && { followsChanges: true },
  bind: () => import("./live.bind.ts"),
});
