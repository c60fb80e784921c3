import type { AdminView } from "../../lib/page/slots.ts";
import { Categories } from "../overview/Categories.tsx";
import { ReactionFigures } from "../overview/Figures.tsx";
import { KnownOverview } from "../overview/KnownOverview.tsx";
import { Dash } from "../overview/overview.styles.ts";
import { words } from "../overview/words.ts";
import { figuresView } from "../viewAddress.ts";
import { ViewsByDay } from "./ViewsByDay.tsx";

/** The views of each day, the reactions, and the tips of each category. */
const FiguresPanel = () => (
  <KnownOverview>
    {(overview) => (
      <Dash>
        <ViewsByDay days={overview.viewsByDay} />
        <ReactionFigures overview={overview} />
        {overview.categories.length > 0 && <Categories categories={overview.categories} span={8} />}
      </Dash>
    )}
  </KnownOverview>
);

export const view: AdminView = {
  path: figuresView,
  words: words.view,
  order: 3,
  tab: { group: "site", icon: "chart" },
  Panel: FiguresPanel,
};
