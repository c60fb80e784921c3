import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { openBackend } from "../../../adapters/embedded/backend.ts";
import { readIn } from "../../../adapters/embedded/engine/reading.ts";
import { temporaryFolder } from "../../../adapters/embedded/testing/folders.ts";
import { setupFactsOf } from "../../../domain/club/setupFacts.ts";
import { clubFolder, root } from "../../build/folders.ts";
import { writeClub } from "../newClub/writeClub.ts";
import { checkOwnSite, folderFactsIn, readSiteRows, type SiteRows } from "./ownSite.ts";

mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/own site-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const nothing: SiteRows = {
  off: [],
  stored: [],
  hasAdminName: false,
  hasTeam: false,
  hasMatch: false,
  hasArticle: false,
  hasTip: false,
  hasPosition: false,
  hasPartner: false,
};

it("[ON-20] knows what of a folder is its club's own", async () => {
  const folder = join(scratch, "club");
  await writeClub(folder, { name: 'Les $& "Furets"', contact: "a@club.example", today: "2026-11-26" });
  const { stored, ...content } = nothing;
  expect(setupFactsOf(await folderFactsIn(folder, false), stored, content)).toEqual({
    ...content,
    isLegalComplete: false,
    hasContactEmail: true,
    sendsMails: false,
    hasOwnLogo: false,
    hasOwnColours: false,
    hasOwnHome: false,
    hasLinks: false,
  });
  cpSync(clubFolder, join(scratch, "demo"), { recursive: true });
  expect(setupFactsOf(await folderFactsIn(join(scratch, "demo"), true), [], nothing)).toMatchObject({
    isLegalComplete: true,
    hasContactEmail: true,
    hasOwnLogo: true,
    hasOwnColours: true,
    hasOwnHome: true,
    hasLinks: true,
  });
});

it("[ON-20] reads a database as the doctor does, and finds the same as the panel", async () => {
  const folder = temporaryFolder();
  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: true });
  const [admin] = await backend.query("select user_id as id from public.user_roles where role = 'admin'");
  const both = async () => {
    const read = await readIn(folder, async (read) => {
      const site = await readSiteRows(read);
      await read(`select set_config('request.jwt.claim.sub', '${String(admin?.["id"])}', false)`);
      const [panel] = await read<Readonly<Record<string, boolean>>>("select * from public.club_setup()");
      return { site, panel };
    });
    if (typeof read === "string" || !read.done.site || !read.done.panel) throw new Error("The database can't be read");
    const { site, panel } = read.done;
    const { off: _off, stored: _stored, ...content } = site;
    const columns = Object.keys(content).map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    expect(Object.values(content)).toEqual(columns.map((name) => panel[name]));
    return site;
  };
  await backend.query("insert into public.switched_off (feature) values ('shop'), ('partners')");
  await backend.query(`insert into public.page_texts (section, texts) values ('foot', '{"links": []}')`);
  expect(await both()).toMatchObject({
    off: ["shop", "partners"],
    stored: [{ section: "foot", texts: { links: [] } }],
    hasAdminName: true,
    hasArticle: true,
    hasTip: true,
  });
  await backend.query("update public.profiles set username = null, full_name = 'Ana Morin'");
  for (const table of ["teams", "matches", "articles", "tips", "positions", "partners"]) {
    await backend.query(`update public.${table} set is_published = false`);
  }
  expect(await both()).toMatchObject({ ...nothing, off: ["shop", "partners"], stored: [{ section: "foot" }] });
  await backend.close();
});

it("[ON-20] lists what is still to be filled in, and less of it with each thing that is there", async () => {
  const folder = join(scratch, "list");
  await writeClub(folder, { name: "Furets", contact: "a@club.example", today: "2026-11-26" });
  const textsOf = async (more: Partial<SiteRows>, sendsMails = true) =>
    (await checkOwnSite({ ...nothing, ...more }, sendsMails, folder)).map(({ text }) => text);
  const before = await textsOf({}, false);
  expect(before).toEqual(
    expect.arrayContaining([
      "Still to fill in: how mails are sent (npm run setup).",
      "Still to fill in: the legal notice, at /admin/pages?formulaire=legal.",
      "Still to fill in: a logo of your own, at /admin/pages?formulaire=identity.",
      expect.stringContaining("Still to fill in: a team, at /admin/equipes"),
    ]),
  );
  const crest = "/storage/v1/object/public/contenus/images/logo.png";
  const stored = [
    { section: "identity", texts: { crest } },
    { section: "foot", texts: { links: [] } },
  ] as const;
  const logo = expect.stringContaining("a logo of your own");
  expect(await textsOf({ stored })).not.toContainEqual(logo);
  expect(await textsOf({ stored })).toContainEqual(expect.stringContaining("links to the club elsewhere"));
  expect((await textsOf({ off: ["teams"] })).join()).not.toContain("a team");
});

it("[ON-20] says that nothing is left", async () => {
  const all = Object.fromEntries(Object.entries(nothing).map(([name, has]) => [name, has === false || has]));
  expect(await checkOwnSite(all as SiteRows, true)).toMatchObject([
    { level: "ok", text: "Nothing is left to fill in." },
  ]);
});

it("[ON-20] skips a database of another version, and tells of any other failure", async () => {
  const failing = (code: string) =>
    readSiteRows(async () => {
      throw Object.assign(new Error(code), { code });
    });
  expect(await failing("42P01")).toBeUndefined();
  expect(await failing("42703")).toBeUndefined();
  await expect(failing("22P02")).rejects.toThrow("22P02");
  expect(await checkOwnSite(undefined, true)).toMatchObject([{ level: "skipped" }]);
});
