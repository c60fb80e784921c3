import type { Feature } from "../feature.ts";
import { piece } from "../page.ts";

/** What members expect of matches. */
export const predictions: Feature = {
  name: "predictions",
  pieces: [
    piece(
      "matchAct",
      "ui/club/predictions/MatchPredictions.tsx",
      async () => (await import("../../ui/club/predictions/MatchPredictions.tsx")).MatchPredictions,
    ),
  ],
};
