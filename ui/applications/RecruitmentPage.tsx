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
import { recruitmentPath } from "./positions/positionAddress.ts";
import { useApplying } from "./wizard/useApplying.ts";
import { WizardPlace } from "./wizard/WizardPlace.tsx";
import { words } from "./positions/words.ts";
import type { Recruitment } from "../../domain/club/recruitment.ts";
import { positionIds } from "../../domain/applications/positions.ts";
import { Board } from "../design/components/boards/Board.tsx";
import { SectionHeading } from "../design/components/boards/SectionHeading.tsx";
import { Position } from "./positions/Position.tsx";
import { List } from "./positions/Positions.styles.ts";

/** All positions with the club's texts. */
export const Positions = ({ roles }: { readonly roles: Recruitment["positions"] }) => (
  <Board $ground="ice" $edge="first" aria-labelledby="roles">
    <Wrap>
      <SectionHeading number={1} title={words.openRoles} id="roles" />
      <List>
        {positionIds.map((id) => (
          <Position key={id} id={id} position={roles[id]} />
        ))}
      </List>
    </Wrap>
  </Board>
);

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
