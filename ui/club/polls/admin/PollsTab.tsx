import { ArticleSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { lazyModule, useLazyModule } from "../../../design/components/lazyModule.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import type { AdminView } from "../../../lib/page/slots.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { viewWords as words } from "./viewWords.ts";

const polls = lazyModule(async () => (await import("./PollsView.tsx")).PollsView);

const Panel = () => {
  const lost = useUnit(partLoadFailed);
  const PollsView = useLazyModule(polls, true, lost);
  return PollsView ? <PollsView /> : <ArticleSkeleton words={words.loading} />;
};

export const view: AdminView = { path: words.path, words: words.tab, order: 1, Panel };
