import { ArticleSkeleton } from "../../design/components/feedback/Skeleton.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import type { ViewParts } from "../../lib/page/slots.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { CreateButton } from "../CreateButton.tsx";
import { SetupList } from "../setup/SetupList.tsx";
import { Activity } from "./Activity.tsx";
import { Categories } from "./Categories.tsx";
import { Figures, ReactionFigures } from "./Figures.tsx";
import { KnownOverview } from "./KnownOverview.tsx";
import { $overview } from "./overview.ts";
import { Dash, Main } from "./overview.styles.ts";
import { $waiting } from "./waiting/waiting.ts";
import { Waiting } from "./waiting/Waiting.tsx";
import { words } from "./words.ts";

/** The first view: what is still to be done, what waits, figures, activity, categories. */
const OverviewPanel = () => {
  // Both at once: what waits would move the figures below it.
  const { waiting, overview } = useUnit({ waiting: $waiting, overview: $overview });
  if (waiting.status === "loading" || overview.status === "loading") return <ArticleSkeleton words={words.loading} />;
  return (
    <Dash>
      <SetupList />
      <Waiting />
      <VisuallyHidden as="h2">{words.figures}</VisuallyHidden>
      <KnownOverview>
        {(known) => (
          <>
            <Figures overview={known} />
            <Main>
              <Activity overview={known} />
              {known.categories.length > 0 && <Categories categories={known.categories} span={12} />}
            </Main>
            <ReactionFigures overview={known} />
          </>
        )}
      </KnownOverview>
    </Dash>
  );
};

export const parts: ViewParts = { Panel: OverviewPanel, Act: CreateButton };
