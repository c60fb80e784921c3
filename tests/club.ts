import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { shortNameOf } from "../domain/club/club.ts";
import { clubFolder } from "../src/build/folders.ts";
import { sectionsAt } from "../src/demoSeason.ts";
import { typeset } from "../ui/design/components/text/french.ts";
import { plain } from "./screen.ts";

// The texts of the club whose site is tested. Tests take them from here, so that they pass for every club.

const read = async <Module>(file: string) => (await import(pathToFileURL(join(clubFolder, file)).href)) as Module;

export const { about } = await read<typeof import("../src/club/about.ts")>("about.ts");
const { club: identity } = await read<typeof import("../src/club/club.ts")>("club.ts");
export const club = {
  ...identity,
  legalForm: identity.legalForm ?? "",
  letter: identity.letter ?? "",
  shortName: identity.shortName ?? shortNameOf(identity),
};
export const { contact } = await read<typeof import("../src/club/contact.ts")>("contact.ts");
export const { founders } = await read<typeof import("../src/club/founders.ts")>("founders.ts");
export const { home } = await read<typeof import("../src/club/home.ts")>("home.ts");
export const { legal } = await read<typeof import("../src/club/legal.ts")>("legal.ts");
const { matches: written } = await read<typeof import("../src/club/matches.ts")>("matches.ts");
export const { partners } = await read<typeof import("../src/club/partners.ts")>("partners.ts");
export const { recruitment } = await read<typeof import("../src/club/recruitment.ts")>("recruitment.ts");
const { shop: sold } = await read<typeof import("../src/club/shop.ts")>("shop.ts");
if (!sold.jersey) throw new Error("Tests need a club that sells a jersey");
export const shop = { ...sold, jersey: sold.jersey };
export const { teams } = await read<typeof import("../src/club/teams.ts")>("teams.ts");
export const { values } = await read<typeof import("../src/club/values.ts")>("values.ts");

/** What an empty site reads of the folder when it is first started then. */
export const firstSectionsAt = (now: Date) =>
  sectionsAt(club, { teams, matches: written, partners, shop, recruitment, hidden: identity.hidden ?? [] }, now);
/** As the sites and databases of the run were filled: DEMO_BEGUN is when it began, in milliseconds since 1970. */
export const { matches } = firstSectionsAt(new Date(Number(process.env["DEMO_BEGUN"] ?? Date.now())));

/** A text of the club as a page shows it, with plain spaces. */
export const shown = (text: string): string => plain(typeset(text));
