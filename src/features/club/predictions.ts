import type { Feature } from "../../feature.ts";
import { page, piece } from "../../page.ts";

/** What members expect of matches. */
export const predictions: Feature = {
  name: "predictions",
  server: import.meta.env.SSR && { part: () => import("./predictions.server.ts") },
  pages: [
    page(
      "/pronostics",
      "ui/club/predictions/table/PredictionTablePage.tsx",
      () => import("../../../ui/club/predictions/table/PredictionTablePage.tsx"),
    ),
  ],
  pieces: [
    piece(
      "matchAct",
      "ui/club/predictions/MatchPredictions.tsx",
      async () => (await import("../../../ui/club/predictions/MatchPredictions.tsx")).MatchPredictions,
    ),
    piece(
      "memberFacts",
      "ui/club/predictions/member/MemberPoints.tsx",
      async () => (await import("../../../ui/club/predictions/member/MemberPoints.tsx")).MemberPoints,
    ),
  ],
};
