import { styled } from "styled-components";
import { recruitment } from "virtual:club/recruitment";
import { ButtonOut } from "../design/components/boards/ButtonOut.tsx";
import { Call } from "../design/components/boards/Call.tsx";
import { typeset } from "../design/components/text/french.ts";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import { Score } from "../design/components/boards/Score.tsx";
import { Wrap } from "../design/components/text/Wrap.tsx";
import { Head } from "../lib/page/Head.tsx";
import { space } from "../design/tokens/measures.ts";
import { Positions } from "./positions/Positions.tsx";
import { recruitmentPath } from "./positions/positionAddress.ts";
import { useApplying } from "./wizard/useApplying.ts";
import { WizardPlace } from "./wizard/WizardPlace.tsx";
import { words } from "./positions/words.ts";

const Figures = styled(Wrap)`
  padding-block: 16px ${space.x7};
`;

export const RecruitmentPage = () => {
  const { title, text, figures, positions: roles, call } = recruitment;
  useApplying();
  return (
    <>
      <Head title={words.title} description={text} path={recruitmentPath} />
      <PageHead title={title} text={typeset(text)} />
      <Figures>
        <Score figures={figures} />
      </Figures>
      <Positions roles={roles} />
      <Call title={call.title} text={call.text} edge="under">
        <ButtonOut to={call.address}>{typeset(call.button)}</ButtonOut>
      </Call>
      <WizardPlace />
    </>
  );
};
