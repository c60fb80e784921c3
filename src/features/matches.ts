import { feature } from "../feature.ts";
import { piece } from "../page.ts";

export const matches = feature({
  name: "matches",
  pieces: [
    piece(
      "pageTop",
      "ui/club/matches/MatchBar.tsx",
      async () => (await import("../../ui/club/matches/MatchBar.tsx")).MatchBar,
    ),
  ],
  server: import.meta.env.SSR && { part: () => import("./matches.server.ts") },
});
