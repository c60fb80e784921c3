import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { QuietButton } from "../../design/components/actions/QuietButton.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { focusContent } from "../../lib/focusContent.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { Subscribers } from "../../messages/newsletter/admin/Subscribers.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { $givesRoles } from "../access.ts";
import { SetupList } from "../setup/SetupList.tsx";
import { words as adminWords } from "../words.ts";
import { Activity } from "./Activity.tsx";
import { Categories } from "./Categories.tsx";
import { Figures, ReactionFigures } from "./Figures.tsx";
import { $overview, overviewRetried } from "./overview.ts";
import { Dash } from "./overview.styles.ts";
import { Team } from "./Team.tsx";
import { ViewsByDay } from "./ViewsByDay.tsx";
import { words } from "./words.ts";

/** The first tab: figures, activity, views, categories, team. */
export const OverviewTab = () => {
  const { overview, retry, givesRoles } = useUnit({
    overview: $overview,
    retry: overviewRetried,
    givesRoles: $givesRoles,
  });
  const hasNewsletter = useHasFeature("newsletter");
  if (overview.status === "loading") return <ArticleSkeleton words={words.loading} />;
  if (overview.status === "failed") {
    const again = <QuietButton onClick={() => (focusContent(), retry())}>{adminWords.retry}</QuietButton>;
    return <EmptyState why="failed" title={words.failed} text={adminWords.failedAdvice} action={again} />;
  }
  const { value } = overview;
  return (
    <Dash>
      <SetupList />
      <VisuallyHidden as="h2">{words.figures}</VisuallyHidden>
      <Figures overview={value} />
      <Activity overview={value} />
      <ReactionFigures overview={value} />
      <ViewsByDay days={value.viewsByDay} />
      {value.categories.length > 0 && <Categories categories={value.categories} isWhole={!givesRoles} />}
      {givesRoles && <Team isWide={value.categories.length > 0} />}
      {hasNewsletter && givesRoles && <Subscribers />}
    </Dash>
  );
};
