import { french } from "../../design/components/text/french.ts";
import type { ViewParts } from "../../lib/page/slots.ts";
import { Categories } from "../overview/Categories.tsx";
import { ReactionFigures } from "../overview/Figures.tsx";
import { KnownOverview } from "../overview/KnownOverview.tsx";
import { Dash } from "../overview/overview.styles.ts";
import { Parts, Remark } from "./figures.styles.ts";
import { KnownReading } from "./KnownReading.tsx";
import { MostRead } from "./MostRead.tsx";
import { Sources } from "./Sources.tsx";
import { ViewsByDay } from "./ViewsByDay.tsx";
import { WhatNext } from "./WhatNext.tsx";
import { words } from "./words.ts";

/** What is read, from where, and looked for; then the views of the tips, the reactions, and the tips of each category. */
const FiguresPanel = () => (
  <Parts>
    <KnownReading>
      {(reading) => (
        <Dash>
          <ViewsByDay of="pages" days={reading.viewsByDay} span={8}>
            <Remark>{french(words.aboutCounting)}</Remark>
          </ViewsByDay>
          <Sources reading={reading} />
          <MostRead reading={reading} />
          <WhatNext reading={reading} />
        </Dash>
      )}
    </KnownReading>
    <KnownOverview>
      {(overview) => (
        <Dash>
          <ViewsByDay of="tips" days={overview.viewsByDay} span={12} />
          <ReactionFigures overview={overview} />
          {overview.categories.length > 0 && <Categories categories={overview.categories} span={8} />}
        </Dash>
      )}
    </KnownOverview>
  </Parts>
);

export const parts: ViewParts = { Panel: FiguresPanel };
