import { sample } from "effector";
import { pollsTab } from "../../../accounts/profile/address.ts";
import { spaceShown, tabNeeded } from "../../../accounts/profile/listedTabs.ts";
import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { VisuallyHidden } from "../../../design/components/text/VisuallyHidden.tsx";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import type { MemberTab } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { $polls, pollsWanted } from "../list.ts";

const polls = lazyModule(async () => (await import("./OwnPolls.tsx")).OwnPolls);

sample({ clock: spaceShown, target: pollsWanted });
sample({
  clock: $polls,
  filter: (state) => state.status === "ready" && state.value.length > 0,
  fn: () => pollsTab,
  target: tabNeeded,
});

const words = { tab: "Disponibilités", loading: "Chargement des sondages" } as const;

const Panel = () => {
  const lost = useUnit(partLoadFailed);
  const OwnPolls = useLazyModule(polls, true, lost);
  return (
    <>
      <VisuallyHidden as="h2">{words.tab}</VisuallyHidden>
      {OwnPolls ? <OwnPolls /> : <ArticleSkeleton words={words.loading} />}
    </>
  );
};

export const tab: MemberTab = { key: pollsTab, words: words.tab, isForFew: true, Panel };
