import { about as firstAbout } from "virtual:club/about";
import { Board } from "../../design/components/boards/Board.tsx";
import { Score } from "../../design/components/boards/Score.tsx";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { useTexts } from "../pages/texts.ts";
import { Founders } from "./Founders.tsx";
import { History } from "./History.tsx";
import { Method } from "./Method.tsx";
import { OurValues } from "./OurValues.tsx";

/** What the page about the club shows. */
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
