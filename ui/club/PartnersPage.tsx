import { styled } from "styled-components";
import { partners } from "virtual:club/partners";
import { Board } from "../kit/Board.tsx";
import { ButtonLink } from "../kit/ButtonLink.tsx";
import { Call } from "../kit/Call.tsx";
import { typeset } from "../kit/french.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { TextLink } from "../kit/TextLink.tsx";
import { VisuallyHidden } from "../kit/VisuallyHidden.tsx";
import { Wrap } from "../kit/Wrap.tsx";
import { Head } from "../page/Head.tsx";
import { partner as measures } from "../theme/parts/partnersPage.ts";
import { Band } from "./Band.tsx";
import { partnerLook } from "./partnerLook.ts";
import { words } from "./words.ts";

const List = styled.ul`
  display: grid;
  gap: ${measures.gap};
`;
const Partner = styled.li`
  ${partnerLook}
`;

const { title, lead, list, call } = partners;

export const PartnersPage = () => (
  <>
    <Head title={words.partners} description={lead} path="/partners" />
    <PageHead title={typeset(title)} text={typeset(lead)} />
    <Band />
    <Board $ground="ice" as="div">
      <Wrap>
        <List>
          {list.map(({ name, kind, text, address, logo }) => (
            <Partner key={name}>
              <div className="mark">
                <img src={logo} alt={words.logoOf(name)} width="160" height="160" />
              </div>
              <div className="say">
                <h2>{name}</h2>
                <p className="kind">{typeset(kind)}</p>
                <p>{typeset(text)}</p>
              </div>
              <TextLink way="out" to={address}>
                <span>
                  {words.visit}
                  <VisuallyHidden>{words.visitOf(name)}</VisuallyHidden>
                </span>
              </TextLink>
            </Partner>
          ))}
        </List>
      </Wrap>
    </Board>
    <Call title={call.title} text={call.text}>
      <ButtonLink to="/contact">{words.contact}</ButtonLink>
    </Call>
  </>
);
