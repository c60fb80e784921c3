import { feature } from "../feature.ts";

export const matches = feature({
  name: "matches",
});
