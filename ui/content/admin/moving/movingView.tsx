import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";

const panel = lazyModule(async () => (await import("./MovingPanel.tsx")).MovingPanel);

/** Its forms are loaded when it is opened: few members of the staff ever do. */
const MovingTab = () => {
  const lost = useUnit(partLoadFailed);
  const Panel = useLazyModule(panel, true, lost);
  return Panel ? <Panel /> : <ArticleSkeleton words="Chargement de la reprise et de l'export" />;
};

export const view: AdminView = {
  path: "reprise",
  words: "Reprise et export",
  order: 9,
  tab: { group: "site", icon: "low" },
  Panel: MovingTab,
};
