import { isBlank } from "../shared/text.ts";
import { isSame } from "../shared/same.ts";
import { type ClubColours, colourMark, coloursUpon } from "./colours.ts";
import { type LegalDetails, missingFacts } from "./legal.ts";
import type { PageTexts } from "./pages/ports.ts";
import { sections } from "./pages/sections.ts";
import { pickTexts, tidyTexts } from "./pages/texts.ts";
import { withStored } from "./pages/withStored.ts";
import type { SetupFacts } from "./setupSteps.ts";

/** What the backend has that is the club's own: a name of an admin's, and at least one of each that visitors see. */
export type OwnContent = Pick<
  SetupFacts,
  "hasAdminName" | "hasTeam" | "hasMatch" | "hasArticle" | "hasTip" | "hasPosition" | "hasPartner"
>;

/** What of a club's folder isn't as setup writes it. */
export type FolderOwn = Pick<SetupFacts, "hasOwnLogo" | "hasOwnColours" | "hasOwnHome">;

/** What is known without the backend: of the club's folder, and of the server's settings. */
export type FolderFacts = FolderOwn &
  Pick<SetupFacts, "sendsMails"> & {
    /** The folder's texts, by the section that changes them. */
    readonly texts: {
      readonly home: object;
      readonly contact: { readonly email: string };
      readonly foot: { readonly links: readonly unknown[] };
      readonly legal: LegalDetails;
      readonly identity: { readonly colours: ClubColours };
    };
  };

/** The sections whose stored texts say something of the steps. */
export const setupSections = ["home", "contact", "foot", "identity", "legal"] as const;

type Stored = readonly Pick<PageTexts, "section" | "texts">[];

const homeTexts = (texts: object) => tidyTexts(pickTexts(sections.home, texts));

/** What a site has, of its folder with the texts that the staff has stored upon it. */
export const setupFactsOf = (
  { texts, hasOwnLogo, hasOwnColours, hasOwnHome, sendsMails }: FolderFacts,
  stored: Stored,
  content: OwnContent & Pick<SetupFacts, "off">,
): SetupFacts => {
  const shown = <First>(name: (typeof setupSections)[number], first: First): First =>
    withStored(sections[name], first, stored.find(({ section }) => section === name)?.texts);
  const { colours } = texts.identity;
  const identity = shown("identity", { crest: "", colours });
  return {
    ...content,
    sendsMails,
    isLegalComplete: missingFacts(shown("legal", texts.legal)).length === 0,
    hasContactEmail: !isBlank(shown("contact", { email: texts.contact.email }).email),
    hasOwnLogo: hasOwnLogo || identity.crest !== "",
    hasOwnColours: hasOwnColours || colourMark(coloursUpon(colours, identity.colours)) !== colourMark(colours),
    hasOwnHome: hasOwnHome || !isSame(homeTexts(shown("home", texts.home)), homeTexts(texts.home)),
    hasLinks: shown("foot", { links: texts.foot.links }).links.length > 0,
  };
};
