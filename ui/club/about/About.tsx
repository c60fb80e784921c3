import { about as firstAbout } from "virtual:club/about";
import { founders as firstFounders } from "virtual:club/founders";
import { values as firstValues } from "virtual:club/values";
import { StaffStep } from "../../admin/setup/StaffStep.tsx";
import { Board } from "../../design/components/boards/Board.tsx";
import { Score } from "../../design/components/boards/Score.tsx";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { FirstState } from "../../design/components/surfaces/FirstState.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { FollowWays } from "../FollowWays.tsx";
import { useTexts } from "../pages/texts.ts";
import { numberedParts } from "../shownParts.ts";
import { words } from "../words.ts";
import { Founders } from "./Founders.tsx";
import { History } from "./History.tsx";
import { Method } from "./Method.tsx";
import { OurValues } from "./OurValues.tsx";

/** What the page about the club shows: of its parts, those that have texts. */
export const About = () => {
  const about = useTexts("about", firstAbout);
  const values = useTexts("values", firstValues);
  const founders = useTexts("founders", firstFounders);
  const at = numberedParts({
    history: about.history.events.length > 0,
    values: values.list.length > 0,
    founders: founders.people.length > 0,
    method: about.method.steps.length > 0,
  });
  const hasFigures = about.figures.length > 0;
  const valuesEdge = at.history ? "cut" : "first";
  const afterValues = at.values && !at.history ? "under" : undefined;
  return (
    <>
      <PageHead title={typeset(about.title)} text={typeset(about.lead)} />
      {at.history && <History number={at.history} />}
      {at.values && <OurValues number={at.values} edge={valuesEdge} />}
      {at.founders && <Founders number={at.founders} edge={afterValues} />}
      {hasFigures && (
        <Board as="div" $edge={at.founders ? "flow" : afterValues}>
          <Wrap>
            <Score figures={about.figures} />
          </Wrap>
        </Board>
      )}
      {at.method && <Method number={at.method} />}
      {Object.keys(at).length === 0 && !hasFigures && (
        <Board as="div" $edge="near">
          <Wrap>
            <FirstState what="club" title={words.notWritten} text={words.notWrittenText} ways={<FollowWays />}>
              <StaffStep id="about" />
            </FirstState>
          </Wrap>
        </Board>
      )}
    </>
  );
};
