import { partners } from "virtual:club/partners";
import { Board } from "../../design/components/boards/Board.tsx";
import { useHasFeature } from "../../lib/page/features.ts";
import { ButtonLink } from "../../design/components/actions/Button.tsx";
import { Call } from "../../design/components/boards/Call.tsx";
import { typeset } from "../../design/components/text/french.ts";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { VisuallyHidden } from "../../design/components/text/VisuallyHidden.tsx";
import { Wrap } from "../../design/components/text/Wrap.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { Band } from "./Band.tsx";
import { words } from "../words.ts";
import { Kind, List, Partner, Plate, Text } from "./PartnersPage.styles.ts";

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
              <Plate>
                <img src={logo} alt={words.logoOf(name)} width="160" height="160" />
              </Plate>
              <Text>
                <h2>{name}</h2>
                <Kind>{typeset(kind)}</Kind>
                <p>{typeset(text)}</p>
              </Text>
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
    {useHasFeature("contact") && (
      <Call title={call.title} text={call.text}>
        <ButtonLink to="/contact">{words.contact}</ButtonLink>
      </Call>
    )}
  </>
);
