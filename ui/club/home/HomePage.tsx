import { founders } from "virtual:club/founders";
import { home } from "virtual:club/home";
import { Head } from "../../lib/page/Head.tsx";
import { PageTops } from "../../lib/page/PageTops.tsx";
import { organization } from "../../lib/structured/organization.ts";
import { Founders } from "../about/Founders.tsx";
import { Goals } from "../about/Goals.tsx";
import { Follow } from "./Follow.tsx";
import { LastResults } from "./LastResults.tsx";
import { Hero } from "./Hero.tsx";
import { Join } from "./Join.tsx";
import { Reading } from "./Reading.tsx";
import { Vision } from "../about/Vision.tsx";
import { useTexts } from "../pages/texts.ts";
import { numberedParts } from "../shownParts.ts";
import { words } from "../words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { $hasReading, homeOpened } from "./reading.ts";

export const Component = () => {
  const { lead, goals } = useTexts("home", home);
  const { people } = useTexts("founders", founders);
  const hasReading = useUnit($hasReading);
  const at = numberedParts({ vision: true, goals: goals.length > 0, founders: people.length > 0, reading: true });
  const reading = at.reading ?? 1;
  // Of the page's grounds, the light one is the goals', or this section's.
  const isOnIce = !hasReading && !at.goals;
  return (
    <>
      <Head title={words.home} description={lead} path="/" data={[organization]} />
      <Hero />
      <PageTops />
      <LastResults />
      <Vision number={1} />
      {at.goals && <Goals number={at.goals} />}
      {at.founders && <Founders number={at.founders} />}
      {hasReading ? (
        <Reading number={reading} edge={at.founders || !at.goals ? "flow" : undefined} />
      ) : (
        <Follow number={reading} isOnIce={isOnIce} edge={at.founders ? "flow" : undefined} />
      )}
      <Join edge={isOnIce ? "under" : "notch"} />
    </>
  );
};

export const handle: PageHandle = { opened: homeOpened, shows: ["tips", "articles", "positions", "matches", "teams"] };
