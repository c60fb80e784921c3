import { club } from "virtual:club";
import { about } from "virtual:club/about";
import { contact } from "virtual:club/contact";
import { founders } from "virtual:club/founders";
import { home } from "virtual:club/home";
import { partners } from "virtual:club/partners";
import { recruitment } from "virtual:club/recruitment";
import { shop } from "virtual:club/shop";
import { teamTexts as teams } from "virtual:club/teamTexts";
import { values } from "virtual:club/values";
import { type SectionName, sections } from "../../../../domain/club/pages/sections.ts";
import { pickTexts, type Texts } from "../../../../domain/club/pages/texts.ts";
import { withStored } from "../../../../domain/club/pages/withStored.ts";
import { firstLegal } from "../../legal/legalTexts.ts";

/** What the club's folder says in each section, which may be more than its texts. */
export const folder: Readonly<Record<SectionName, object>> = {
  about,
  contact,
  foot: club,
  founders,
  home,
  // An empty logo or colour is the folder's.
  identity: { ...club, crest: "", colours: { accent: "", field: "", light: ["", "", ""] } },
  legal: firstLegal,
  partners,
  recruitment,
  shop,
  teams,
  values,
};

/** The texts of a section: those that are stored upon those of the club's folder. */
export const textsOf = (section: SectionName, stored?: unknown): Texts =>
  pickTexts(sections[section], withStored(sections[section], folder[section], stored));
