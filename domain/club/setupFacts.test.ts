import { expect, it } from "vitest";
import { club } from "../../src/neutralClub/club.ts";
import { home } from "../../src/neutralClub/home.ts";
import { legal } from "../../src/neutralClub/legal.ts";
import { missingFacts } from "./legal.ts";
import { sections } from "./pages/sections.ts";
import { pickTexts, type Texts, tidyTexts } from "./pages/texts.ts";
import { type FolderFacts, setupFactsOf } from "./setupFacts.ts";

/** As setup writes a folder. */
const folder: FolderFacts = {
  sendsMails: false,
  hasOwnLogo: false,
  hasOwnColours: false,
  hasOwnHome: false,
  texts: {
    home,
    contact: { email: "bonjour@furets.example" },
    foot: { links: [] },
    legal,
    identity: { colours: club.colours },
  },
};
const content = {
  off: [],
  hasAdminName: false,
  hasTeam: false,
  hasMatch: false,
  hasArticle: false,
  hasTip: false,
  hasPosition: false,
  hasPartner: false,
};

const factsWith = (section: keyof typeof sections, texts: Texts, given = folder) =>
  setupFactsOf(given, [{ section, texts }], content);
/** A form that was saved without a word typed. */
const untouched = (section: "home" | "legal", first: object) => tidyTexts(pickTexts(sections[section], first));

it("[AD-39] [ON-20] an empty form that was saved completes nothing", () => {
  expect(factsWith("legal", untouched("legal", legal))).toMatchObject({ isLegalComplete: false });
  expect(factsWith("home", untouched("home", home))).toMatchObject({ hasOwnHome: false });
  const colours = { accent: "", field: club.colours.field.toUpperCase(), light: ["", "", ""] };
  expect(factsWith("identity", { crest: "", colours })).toMatchObject({ hasOwnLogo: false, hasOwnColours: false });
  expect(factsWith("foot", { links: [] })).toMatchObject({ hasLinks: false });
  expect(factsWith("contact", { email: "" })).toMatchObject({ hasContactEmail: false });
});

it("[AD-39] [ON-20] what the staff has written upon the folder's texts counts", () => {
  const rest = { address: "1 rue du Port", director: "Ana Morin", host: "Hébergeur" };
  expect(factsWith("legal", rest)).toMatchObject({ isLegalComplete: true });
  expect(factsWith("legal", { ...rest, host: " " })).toMatchObject({ isLegalComplete: false });
  expect(factsWith("home", { lead: "Un autre club." })).toMatchObject({ hasOwnHome: true });
  const colours = { accent: "#8fe3c0", field: "", light: ["", "", ""] };
  expect(factsWith("identity", { crest: "/storage/logo.png", colours })).toMatchObject({
    hasOwnLogo: true,
    hasOwnColours: true,
  });
  expect(factsWith("foot", { links: [{ name: "Discord", address: "https://discord.example" }] })).toMatchObject({
    hasLinks: true,
  });
});

it("[AD-39] [ON-20] what the staff emptied in the panel is to be done again", () => {
  const whole = { publisher: "Furets", address: "1 rue", director: "Ana", host: "Hébergeur", since: "2026-01-01" };
  const links = [{ name: "Discord", address: "https://discord.example" }];
  const done = { ...folder, texts: { ...folder.texts, legal: whole, foot: { links } } };
  expect(setupFactsOf(done, [], content)).toMatchObject({ isLegalComplete: true, hasLinks: true });
  expect(factsWith("legal", { host: "" }, done)).toMatchObject({ isLegalComplete: false });
  expect(factsWith("foot", { links: [] }, done)).toMatchObject({ hasLinks: false });
});

it("[AD-39] the form marks the facts that the law asks for", () => {
  const awaited = Object.entries(sections.legal.fields).filter(([, shape]) => shape.kind === "text" && shape.isAwaited);
  const empty = { publisher: "", registration: "", address: "", director: "", host: "", since: "" };
  expect(awaited.map(([name]) => name)).toEqual(missingFacts(empty));
});
