import { existsSync } from "node:fs";
import { isOptional } from "../../../domain/club/pages/optionalFeatures.ts";
import { openSetupSteps, type SetupFacts, type SetupStepId } from "../../../domain/club/setupSteps.ts";
import type { Read } from "../../../adapters/embedded/engine/reading.ts";
import { clubFolder } from "../../build/folders.ts";
import { type FolderFacts, folderFactsIn } from "../newClub/folderFacts.ts";
import { type Finding, ok, skipped, warning } from "./findings.ts";

/** What the database says of a club's own site. */
export type SiteRows = Omit<SetupFacts, "sendsMails" | keyof FolderFacts> & {
  /** Sections whose texts were changed in the panel. */
  readonly changed: readonly string[];
};

const sql = `select
  exists (
    select from public.profiles p join public.user_roles r on r.user_id = p.id
    where r.role = 'admin' and coalesce(p.username, p.full_name) is not null
  ) as "hasAdminName",
  exists (select from public.teams t where t.is_published) as "hasTeam",
  exists (select from public.matches m where m.is_published) as "hasMatch",
  exists (select from public.articles a where a.is_published and a.published_at <= now()) as "hasArticle",
  exists (select from public.tips t where t.is_published and t.published_at <= now()) as "hasTip",
  exists (select from public.positions p where p.is_published) as "hasPosition",
  exists (select from public.partners p where p.is_published) as "hasPartner",
  array(select s.feature from public.switched_off s) as off,
  array(select p.section from public.page_texts p) as changed`;

/** Undefined for a database of another version, whose tables are others. */
export const readSiteRows = async (read: Read): Promise<SiteRows | undefined> => {
  try {
    const [found] = await read<SiteRows>(sql);
    return found && { ...found, off: found.off.filter(isOptional) };
  } catch {
    return undefined;
  }
};

/** What each step asks for, as the operator reads it. */
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

const inPanel = (facts: FolderFacts, changed: readonly string[]): FolderFacts => ({
  ...facts,
  isLegalComplete: facts.isLegalComplete || changed.includes("legal"),
  hasOwnHome: facts.hasOwnHome || changed.includes("home"),
  hasLinks: facts.hasLinks || changed.includes("foot"),
  hasContactEmail: facts.hasContactEmail || changed.includes("contact"),
});

/** What is still to be filled in of a club's own site, as a list that gets shorter. */
export const checkOwnSite = async (rows: SiteRows | undefined, sendsMails: boolean): Promise<readonly Finding[]> => {
  if (!existsSync(clubFolder)) return [skipped(`${clubFolder} isn't there: npm run setup writes it.`)];
  if (!rows) return [skipped("needs the database of the site.")];
  const { changed, ...found } = rows;
  const facts = { ...found, ...inPanel(await folderFactsIn(clubFolder), changed), sendsMails };
  const open = openSetupSteps(facts);
  if (open.length === 0) return [ok("Nothing is left to fill in.")];
  return open.map(({ id, address }) =>
    warning(`Still to fill in: ${asks[id]}${address === null ? "" : `, at ${address}`}.`),
  );
};
