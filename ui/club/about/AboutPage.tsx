import { createEvent, sample } from "effector";
import { about as firstAbout } from "virtual:club/about";
import { Board } from "../../design/components/boards/Board.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { Score } from "../../design/components/boards/Score.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { Founders } from "./Founders.tsx";
import { History } from "./History.tsx";
import { Method } from "./Method.tsx";
import { OurValues } from "./OurValues.tsx";
import { textsOpened, useTexts } from "../pages/texts.ts";
import { words } from "../words.ts";
import type { PageHandle, Place } from "../../lib/page/handle.ts";

/** The page about the club, without its metadata. */
export const About = () => {
  const about = useTexts("about", firstAbout);
  return (
    <>
      <PageHead title={typeset(about.title)} text={typeset(about.lead)} />
      <History />
      <OurValues />
      <Founders />
      <Board as="div" $edge="flow">
        <Wrap>
          <Score figures={about.figures} />
        </Wrap>
      </Board>
      <Method />
    </>
  );
};

export const Component = () => {
  const { lead } = useTexts("about", firstAbout);
  return (
    <>
      <Head title={words.about} description={lead} path="/about" />
      <About />
    </>
  );
};

const opened = createEvent<Place>();
sample({ clock: opened, fn: () => ["about", "values", "founders"] as const, target: textsOpened });

export const handle: PageHandle = { opened };
