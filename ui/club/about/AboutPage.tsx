import { about } from "virtual:club/about";
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
import { words } from "../words.ts";

export const AboutPage = () => (
  <>
    <Head title={words.about} description={about.lead} path="/about" />
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
