import { styled } from "styled-components";
import { recruitment } from "virtual:club/recruitment";
import { ButtonOut } from "../kit/ButtonOut.tsx";
import { Call } from "../kit/Call.tsx";
import { typeset } from "../kit/french.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Score } from "../kit/Score.tsx";
import { Wrap } from "../kit/Wrap.tsx";
import { Head } from "../page/Head.tsx";
import { space } from "../theme/measures.ts";
import { recruitmentPage } from "../theme/parts/recruitmentPage.ts";
import { Roles } from "./Roles.tsx";
import { recruitmentPath } from "./roleAddress.ts";
import { useApplying } from "./useApplying.ts";
import { WizardPlace } from "./WizardPlace.tsx";
import { words } from "./words.ts";

const Figures = styled(Wrap)`
  padding-block: ${recruitmentPage.aboveScore} ${space.x7};
`;

export const RecruitmentPage = () => {
  const { title, text, figures, roles, call } = recruitment;
  useApplying();
  return (
    <>
      <Head title={words.title} description={text} path={recruitmentPath} />
      <PageHead title={title} text={typeset(text)} />
      <Figures>
        <Score figures={figures} />
      </Figures>
      <Roles roles={roles} />
      <Call title={call.title} text={call.text} edge="under">
        <ButtonOut to={call.address}>{typeset(call.button)}</ButtonOut>
      </Call>
      <WizardPlace />
    </>
  );
};
