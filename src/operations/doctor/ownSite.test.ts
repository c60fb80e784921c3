import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { databaseForTests } from "../../../tests/security/database.ts";
import { clubFolder, root } from "../../build/folders.ts";
import { folderFactsIn } from "../newClub/folderFacts.ts";
import { writeClub } from "../newClub/writeClub.ts";
import { checkOwnSite, readSiteRows } from "./ownSite.ts";

mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/own site-"));
afterAll(() => rmSync(scratch, { recursive: true }));
const { query } = databaseForTests();
const read = async <Row>(sql: string) => (await query(sql)) as readonly Row[];

it("[ON-20] knows what of a folder is its club's own", async () => {
  const folder = join(scratch, "club");
  await writeClub(folder, { name: 'Les $& "Furets"', contact: "a@club.example", today: "2026-11-26" });
  expect(await folderFactsIn(folder)).toEqual({
    isLegalComplete: false,
    hasContactEmail: true,
    hasOwnLogo: false,
    hasOwnColours: false,
    hasOwnHome: false,
    hasLinks: false,
  });
  cpSync(clubFolder, join(scratch, "demo"), { recursive: true });
  expect(Object.values(await folderFactsIn(join(scratch, "demo"))).every(Boolean)).toBe(true);
});

it("[ON-20] lists what is still to be filled in, and less of it with each thing that is there", async () => {
  const rows = await readSiteRows(read);
  if (!rows) throw new Error("The database has other tables");
  const textsOf = async (more: object, sendsMails = true) =>
    (await checkOwnSite({ ...rows, hasAdminName: true, ...more }, sendsMails)).map(({ text }) => text);
  expect(await textsOf({ hasTeam: false, hasTip: true }, false)).toEqual(
    expect.arrayContaining([
      "Still to fill in: how mails are sent (npm run setup).",
      expect.stringContaining("Still to fill in: a team, at /admin?onglet=equipes"),
    ]),
  );
  expect((await textsOf({ hasTeam: false, off: ["teams"] })).join()).not.toContain("a team");
  const all = { hasTeam: true, hasMatch: true, hasArticle: true, hasTip: true, hasPosition: true, hasPartner: true };
  expect(await textsOf(all)).toEqual(["Nothing is left to fill in."]);
  const broken = async () => {
    throw new Error("no such table");
  };
  expect(await readSiteRows(broken)).toBeUndefined();
  expect(await checkOwnSite(undefined, true)).toMatchObject([{ level: "skipped" }]);
});
