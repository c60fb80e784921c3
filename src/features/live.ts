import { feature } from "../feature.ts";

export const live = feature({
  name: "live",
  bind: () => import("./live.bind.ts"),
});
