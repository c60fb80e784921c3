import { existsSync } from "node:fs";
import type { ContactDetails } from "../../../domain/club/contact.ts";
import type { LegalDetails } from "../../../domain/club/legal.ts";
import { isOptional } from "../../../domain/club/pages/optionalFeatures.ts";
import type { PageTexts } from "../../../domain/club/pages/ports.ts";
import { type FolderFacts, type OwnContent, setupFactsOf } from "../../../domain/club/setupFacts.ts";
import { openSetupSteps, type SetupFacts, type SetupStepId } from "../../../domain/club/setupSteps.ts";
import type { Read } from "../../../adapters/embedded/engine/reading.ts";
import { exportOf } from "../../build/club/clubModule.ts";
import type { ClubFile } from "../../build/club/clubSchema.ts";
import { folderOwnIn } from "../../build/club/folderOwn.ts";
import { clubFolder } from "../../build/folders.ts";
import { type Finding, ok, skipped, warning } from "./findings.ts";

/** Facts about a club's own site in the database. */
export type SiteRows = OwnContent &
  Pick<SetupFacts, "off"> & {
    /** The texts that the staff has changed in the panel. */
    readonly stored: readonly Pick<PageTexts, "section" | "texts">[];
  };

// As JSON: the connection gives arrays as text. `club_setup` has the same rules, for staff alone.
const sql = `select
  exists (
    select from public.profiles p join public.user_roles r on r.user_id = p.id
    where r.role = 'admin' and p.username is not null
  ) as "hasAdminName",
  exists (select from public.teams t where t.is_published) as "hasTeam",
  exists (select from public.matches m where m.is_published) as "hasMatch",
  exists (select from public.articles a where a.is_published and a.published_at <= now()) as "hasArticle",
  exists (select from public.tips t where t.is_published and t.published_at <= now()) as "hasTip",
  exists (select from public.positions p where p.is_published) as "hasPosition",
  exists (select from public.partners p where p.is_published) as "hasPartner",
  to_jsonb(array(select s.feature from public.switched_off s)) as off,
  (select coalesce(jsonb_agg(jsonb_build_object('section', p.section, 'texts', p.texts)), '[]') from public.page_texts p) as stored`;

/** PostgreSQL: a table or a column isn't there. */
const isOtherSchema = (error: unknown): boolean =>
  ["42P01", "42703"].includes((error as { readonly code?: string } | null)?.code ?? "");

/** Undefined for a database of another version, whose tables are others. */
export const readSiteRows = async (read: Read): Promise<SiteRows | undefined> => {
  try {
    const [found] = await read<SiteRows>(sql);
    return found && { ...found, off: found.off.filter(isOptional) };
  } catch (error) {
    if (isOtherSchema(error)) return undefined;
    throw error;
  }
};

/** The operator's wording of each step. */
const asks: Readonly<Record<SetupStepId, string>> = {
  "admin-name": "the first admin's name",
  mails: "how mails are sent (npm run setup)",
  legal: "the legal notice",
  contact: "the contact e-mail address",
  logo: "a logo of your own",
  colours: "colours of your own",
  home: "the home page in your words",
  links: "links to the club elsewhere",
  team: "a team",
  match: "a match",
  article: "an article",
  tip: "a tip",
  position: "an open position",
  partner: "a partner",
};

/** Facts about the steps in a club's folder. Throws a `ClubRefusal` when a file can't be read. */
export const folderFactsIn = async (folder: string, sendsMails: boolean): Promise<FolderFacts> => {
  const club = (await exportOf(folder, "club")) as ClubFile;
  return {
    ...(await folderOwnIn(folder)),
    sendsMails,
    texts: {
      home: (await exportOf(folder, "home")) as object,
      contact: (await exportOf(folder, "contact")) as ContactDetails,
      foot: club,
      identity: club,
      legal: (await exportOf(folder, "legal")) as LegalDetails,
    },
  };
};

/** The open steps of a club's own site. */
export const checkOwnSite = async (
  rows: SiteRows | undefined,
  sendsMails: boolean,
  folder = clubFolder,
): Promise<readonly Finding[]> => {
  if (!existsSync(folder)) return [skipped(`${folder} isn't there: npm run setup writes it.`)];
  if (!rows) return [skipped("needs the database of the site, with the tables of this version.")];
  const { stored, ...content } = rows;
  const open = openSetupSteps(setupFactsOf(await folderFactsIn(folder, sendsMails), stored, content));
  if (open.length === 0) return [ok("Nothing is left to fill in.")];
  return open.map(({ id, address }) =>
    warning(`Still to fill in: ${asks[id]}${address === null ? "" : `, at ${address}`}.`),
  );
};
