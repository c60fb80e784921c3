import { feature } from "../feature.ts";

export const matches = feature({
  name: "matches",
  server: import.meta.env.SSR && { part: () => import("./matches.server.ts") },
});
