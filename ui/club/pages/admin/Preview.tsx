import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { club } from "virtual:club";
import { contact as firstContact } from "virtual:club/contact";
import { partners } from "virtual:club/partners";
import { recruitment } from "virtual:club/recruitment";
import { shop } from "virtual:club/shop";
import { teamTexts } from "virtual:club/teamTexts";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import { type ClubColours, colourMark, coloursOfMark, coloursUpon } from "../../../../domain/club/colours.ts";
import { type Texts, textsAt } from "../../../../domain/club/pages/texts.ts";
import { Brand } from "../../../app/Brand.tsx";
import { Footer } from "../../../app/Footer.tsx";
import { Figures } from "../../../applications/Figures.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Call } from "../../../design/components/boards/Call.tsx";
import { Board } from "../../../design/components/boards/Board.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { Prose } from "../../../design/components/prose/Prose.tsx";
import { Wrap } from "../../../design/components/text/Wrap.tsx";
import { typeset } from "../../../design/components/text/french.ts";
import { About } from "../../about/About.tsx";
import { Founders } from "../../about/Founders.tsx";
import { Goals } from "../../about/Goals.tsx";
import { OurValues } from "../../about/OurValues.tsx";
import { Vision } from "../../about/Vision.tsx";
import { Hero } from "../../home/Hero.tsx";
import { Join } from "../../home/Join.tsx";
import { ExpansionBoard } from "../../teams/ExpansionBoard.tsx";
import { SideCard } from "../../../messages/contact/SideCard.tsx";
import { words as contactWords } from "../../../messages/contact/words.ts";
import { words as appWords } from "../../../app/words.ts";
import { listWords as tipWords } from "../../../tips/listWords.ts";
import { terms } from "../../legal/termsWords.ts";
import { WhoPublishes } from "../../legal/WhoPublishes.tsx";
import { $club } from "../../../lib/page/club.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { MarkContext } from "../../../design/components/media/contexts.ts";
import { paint } from "../../../design/tokens/paintPage.ts";
import { markOf, PreviewContext, useClub, useTexts } from "../texts.ts";
import { Bar, Screen } from "./TextsDialog.styles.ts";
import { editorWords as words } from "./words.ts";

const TeamsTexts = () => {
  const { title, lead, expansion } = useTexts("teams", teamTexts);
  return (
    <>
      <PageHead title={typeset(title)} text={typeset(lead)} />
      <ExpansionBoard number={1} expansion={expansion} />
    </>
  );
};

type CallTexts = { readonly title: string; readonly text: string; readonly button?: string };

const EndOfPage = ({ call: { title, text, button } }: { readonly call: CallTexts }) => (
  <Call title={title} text={text}>
    {button && <QuietButton>{typeset(button)}</QuietButton>}
  </Call>
);

const RecruitmentTexts = () => {
  const { title, text, figures, call } = useTexts("recruitment", recruitment);
  return (
    <>
      <PageHead title={title} text={typeset(text)} />
      <Figures figures={figures} />
      <EndOfPage call={call} />
    </>
  );
};

const PartnersTexts = () => {
  const { title, lead, call } = useTexts("partners", partners);
  return (
    <>
      <PageHead title={typeset(title)} text={typeset(lead)} />
      <EndOfPage call={call} />
    </>
  );
};

const ContactTexts = () => {
  const contact = useTexts("contact", firstContact);
  return (
    <>
      <PageHead title={contactWords.title} text={typeset(contact.lead)} />
      <SideCard contact={contact} />
    </>
  );
};

const IdentityTexts = () => {
  const { texts, name } = useClub();
  const { entrance, tips, lost } = texts;
  return (
    <>
      <Bar>
        <Brand />
      </Bar>
      <Hero />
      <PageHead title={typeset(entrance.title)} text={typeset(entrance.lead)} />
      <PageHead title={tipWords.title} text={typeset(tips)} />
      <PageHead title={appWords.notFoundFrench} text={typeset(lost)} />
      <Board as="div" $ground="ice">
        <Prose>
          <h2>{typeset(name)}</h2>
        </Prose>
      </Board>
      <Join edge="notch" />
      <Footer />
    </>
  );
};

const LegalTexts = () => (
  <>
    <PageHead title={terms.title} text={typeset(terms.lead)} />
    <Board as="div" $ground="ice">
      <Wrap>
        <Prose>
          <WhoPublishes />
        </Prose>
      </Wrap>
    </Board>
  </>
);

const ShopTexts = () => <EndOfPage call={useTexts("shop", shop).call} />;

/** The parts of pages that have a section's texts. */
const views: Readonly<Record<SectionName, ReactNode>> = {
  home: (
    <>
      <Hero />
      <Vision number={1} />
      <Goals number={2} />
      <Join edge="notch" />
    </>
  ),
  about: <About />,
  values: <OurValues number={2} edge="cut" />,
  founders: <Founders number={3} />,
  teams: <TeamsTexts />,
  recruitment: <RecruitmentTexts />,
  shop: <ShopTexts />,
  partners: <PartnersTexts />,
  contact: <ContactTexts />,
  foot: <Footer />,
  identity: <IdentityTexts />,
  legal: <LegalTexts />,
};

/** The club's colours with what is tried; the same object while they are the same. */
const useTriedColours = (section: SectionName, texts: Texts): ClubColours => {
  const { colours } = useUnit($club);
  const tried = section === "identity" ? coloursUpon(club.colours, textsAt(texts, "colours")) : colours;
  const mark = colourMark(tried);
  return useMemo(() => coloursOfMark(mark) ?? club.colours, [mark]);
};

/** A text once it stays the same: a picker gives a colour for each move, and drawings in it are requested. */
const useSettled = (text: string): string => {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), 300);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** How a section's page looks with these texts. */
export const Preview = ({ section, texts }: { readonly section: SectionName; readonly texts: Texts }) => {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = () => {
      const { current } = screen;
      current?.style.setProperty("--scale", String(Math.max(0.1, current.clientWidth / innerWidth)));
    };
    const observer = new ResizeObserver(fit);
    if (screen.current) observer.observe(screen.current);
    return () => observer.disconnect();
  }, []);
  const colours = useTriedColours(section, texts);
  const mark = useSettled(markOf({ colours }));
  useEffect(() => {
    if (screen.current) paint(screen.current, colours);
  }, [colours]);
  return (
    <Screen ref={screen} role="img" aria-label={words.preview}>
      <div inert>
        <MarkContext value={mark}>
          <PreviewContext value={{ [section]: texts }}>{views[section]}</PreviewContext>
        </MarkContext>
      </div>
    </Screen>
  );
};
