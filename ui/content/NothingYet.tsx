import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import { $isStaff } from "../accounts/session/session.ts";
import { adminTabAddress, contentTab } from "../admin/tabAddress.ts";
import { QuietLink } from "../design/components/actions/QuietButton.tsx";
import { EmptyState } from "../design/components/surfaces/EmptyState.tsx";
import { useHasFeature } from "../lib/page/features.ts";
import { useUnit } from "../lib/useUnit.ts";

const words = {
  article: { title: "Aucun article disponible", write: "Écrire le premier article" },
  tip: { title: "Aucun tip pour le moment", write: "Écrire le premier tip" },
  soon: "Les premiers arrivent bientôt. Revenez les lire ici.",
  club: "Découvrir le club",
  forStaff: "Ce que vous publiez paraît ici. Seul le staff voit les brouillons.",
} as const;

/** Stands for a list while nothing is published: staff are led to the panel, all others to the club's page. */
export const NothingYet = ({ kind }: { readonly kind: ContentKind }) => {
  const isStaff = useUnit($isStaff);
  const hasPanel = useHasFeature("editing");
  const { title, write } = words[kind];
  const writes = hasPanel && isStaff;
  const hasAbout = useHasFeature("about");
  const step = writes ? { to: adminTabAddress(contentTab), children: write } : { to: "/about", children: words.club };
  return (
    <EmptyState
      why="first"
      title={title}
      text={writes ? words.forStaff : words.soon}
      action={(writes || hasAbout) && <QuietLink {...step} />}
    />
  );
};
