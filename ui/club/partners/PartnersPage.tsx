import { styled } from "styled-components";
import { partners } from "virtual:club/partners";
import { Board } from "../../design/components/boards/Board.tsx";
import { ButtonLink } from "../../design/components/actions/ButtonLink.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { Band } from "../home/Band.tsx";
import { partnerStyles } from "./partner.styles.ts";
import { words } from "../words.ts";

const List = styled.ul`
  display: grid;
  gap: 12px;
`;
const Partner = styled.li`
  ${partnerStyles}
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
