import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import { StaffStep } from "../admin/setup/StaffStep.tsx";
import { FollowWays } from "../club/FollowWays.tsx";
import { FirstState } from "../design/components/surfaces/FirstState.tsx";
import { useHasFeature } from "../lib/page/features.ts";

const words = {
  article: {
    what: "news",
    title: "Aucun article disponible",
    text: "Les actualités du club paraissent ici, datées et signées par celles et ceux qui les écrivent.",
  },
  tip: {
    what: "tips",
    title: "Aucun tip pour le moment",
    text: "Les tips du club paraissent ici, avec leurs schémas, rangés par thème et par niveau.",
  },
} as const;

/** Stands for a list while nothing is published. */
export const NothingYet = ({ kind }: { readonly kind: ContentKind }) => (
  <FirstState {...words[kind]} ways={<FollowWays />}>
    {useHasFeature("editing") && <StaffStep id={kind} />}
  </FirstState>
);
