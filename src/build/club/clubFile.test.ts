import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { club as otherClub } from "../../../tests/otherClub/club.ts";
import { readClub } from "./clubFile.ts";
import { ClubRefusal } from "./clubModule.ts";
import { clubFolder, root } from "../folders.ts";
import { sectionNames } from "./sections.ts";

const club = { ...otherClub, crest: "crest.svg" };
const goodCrest = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const cache = join(root, ".cache");
mkdirSync(cache, { recursive: true });
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const source = join(root, "tests/otherClub");

const folderWith = (file: unknown, crest: string | null = goodCrest): string => {
  const folder = mkdtempSync(join(cache, "club-"));
  folders.push(folder);
  writeFileSync(join(folder, "club.ts"), `export const club = ${JSON.stringify(file)};`);
  for (const name of [...sectionNames.map((section) => `${section}.ts`), "octopus.svg"])
    copyFileSync(join(source, name), join(folder, name));
  if (crest !== null) writeFileSync(join(folder, "crest.svg"), crest);
  return folder;
};

const complaintsOf = (file: unknown, crest?: string | null): Promise<string> =>
  readClub(folderWith(file, crest)).then(
    () => "",
    (refusal: unknown) => (refusal instanceof ClubRefusal ? refusal.message : `not refused: ${String(refusal)}`),
  );

it("reads the site's own club folder, with its logo", async () => {
  const { club: read } = await readClub(clubFolder);
  expect(read.name).not.toBe("");
  expect(decodeURIComponent(read.crest)).toMatch(/^data:image\/svg\+xml,[^]*<svg[^]*<\/svg>$/);
});

const { name: _, ...nameless } = club;
const withLink = (address: string) => ({ ...club, links: [{ name: "Discord", address }] });
const withColours = (colours: object) => ({ ...club, colours: { ...club.colours, ...colours } });

it.each<[what: string, file: unknown, said: RegExp]>([
  ["a missing field", nameless, /name: a text is missing here/],
  ["an empty name", { ...club, name: "  " }, /name: "" may not be empty/],
  ["a name on two lines", { ...club, name: "Boréal\nEsport" }, /name: ".*" has to be one line/],
  ["a name of 61 characters", { ...club, name: "a".repeat(61) }, /name: "a+" may have 60 characters at most/],
  [
    "a wordmark that fits no phone",
    { ...club, wordmark: { strong: "Anticonstitution", light: "" } },
    /wordmark.strong/,
  ],
  ["a link without https", withLink("http://discord.gg/x"), /links\.0\.address: "http:.*" has to begin with https/],
  ["a link that is a script", withLink("javascript:alert(1)"), /links\.0\.address: "javascript.*https/],
  ["a link without a host", withLink("https://"), /links\.0\.address: "https:\/\/" is no whole address/],
  ["a colour that is none", withColours({ accent: "vert" }), /colours\.accent: "vert" has to be a colour/],
  [
    "an accent as dark as the page",
    withColours({ accent: "#5b0f1a" }),
    /colours\.accent: "#5b0f1a" can.t be told apart: .* needs 3\. #[0-9a-f]{6} would do/,
  ],
  [
    "a light that hides the focus",
    withColours({ light: ["#1d2c66", "#7dff9b", "#8b6bff"] }),
    /colours\.light\.0: .*focus/,
  ],
  ["a shape that is no path", { ...club, emblem: [{ tone: "main", path: '"/><script>' }] }, /emblem\.0\.path/],
  ["a logo of another folder", { ...club, crest: "../crest.svg" }, /crest: .*\.svg file of this folder/],
  ["no club at all", undefined, /has to export `club`/],
])("reports the place and reason of %s", async (_, file, said) => {
  const complaints = await complaintsOf(file);
  expect(complaints).toMatch(/club\.ts can't be built into a site/);
  expect(complaints).toMatch(said);
});

it("[CF-1] reports all errors at once", async () => {
  const complaints = await complaintsOf({ ...withColours({ accent: "#5b0f1a" }), name: "", tagline: "" }, null);
  for (const place of ["name:", "tagline:", "colours.accent:", "crest:"]) expect(complaints).toContain(place);
});

it.each<[what: string, crest: string | null, said: RegExp]>([
  ["no file", null, /there is no file crest\.svg/],
  ["a picture that is no SVG", "GIF89a", /no SVG picture/],
  ["a script", goodCrest.replace("<path", "<script>alert(1)</script><path"), /script/],
  ["something that runs", goodCrest.replace("<path", '<path onload="alert(1)"'), /script/],
  [
    "something from elsewhere",
    goodCrest.replace("<path", '<image href="https://example.org/a.png"/><path'),
    /elsewhere/,
  ],
  ["no viewBox", goodCrest.replace(/viewBox="[^"]*"/, ""), /viewBox/],
])("refuses a logo with %s", async (_, crest, said) => {
  expect(await complaintsOf(club, crest)).toMatch(said);
});

it.each(["É", "🐙 Club", "نادي الشمال", "a".repeat(60)])("takes a club called %s", async (name) => {
  expect(await complaintsOf({ ...club, name })).toBe("");
});

it("names the file of a section that is missing or invalid", async () => {
  const folder = folderWith(club);
  writeFileSync(join(folder, "contact.ts"), 'export const contact = { email: "nobody" };');
  await expect(readClub(folder)).rejects.toThrow(
    /contact\.ts can't be built[\s\S]*email: "nobody" has to be an e-mail/,
  );
  rmSync(join(folder, "contact.ts"));
  await expect(readClub(folder)).rejects.toThrow(/contact\.ts can't be built[\s\S]*could not be read/);
});

it("[CL-5] reports the errors of all files at once, those that can't be read included", async () => {
  const folder = folderWith({ ...club, tagline: "" });
  writeFileSync(join(folder, "contact.ts"), 'export const contact = { email: "nobody" };');
  writeFileSync(join(folder, "home.ts"), "export const home = ;");
  writeFileSync(join(folder, "valorant.ts"), "export const valorant = {};");
  rmSync(join(folder, "shop.ts"));
  const said = await readClub(folder).then(String, ({ message }: Error) => message);
  expect(said.match(/\S+\.ts(?= can't be built)/g)?.map((file) => file.split("/").at(-1))).toEqual([
    "club.ts",
    "contact.ts",
    "shop.ts",
    "home.ts",
    "valorant.ts",
  ]);
  for (const complaint of [/tagline: "" may not be empty/, /email: "nobody"/, /no such file/, /one entry of teams\.ts/])
    expect(said).toMatch(complaint);
});

it("[CL-6] has the club's short name, by default its name or what the bar shows", async () => {
  const shortNameIn = async (file: object) => (await readClub(folderWith({ ...club, ...file }))).club.shortName;
  const furets = { name: "Les Furets", wordmark: { strong: "Les", light: "Furets" } };
  expect(await shortNameIn({ ...furets, shortName: "Furets" })).toBe("Furets");
  expect(await shortNameIn({ ...furets, shortName: undefined })).toBe("Les Furets");
  const long = { name: "Les Furets de la presqu'île", wordmark: furets.wordmark, shortName: undefined };
  expect(await shortNameIn(long)).toBe("Les Furets");
  expect(await complaintsOf({ ...club, shortName: "x".repeat(21) })).toMatch(/shortName: .* 20 characters at most/);
});

it("replaces a section's drawings by their content, and names a missing one", async () => {
  const folder = folderWith(club);
  const { sections } = await readClub(folder);
  expect(sections.partners).toMatchObject({
    list: [{ logo: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/) }, {}],
  });
  rmSync(join(folder, "octopus.svg"));
  await expect(readClub(folder)).rejects.toThrow(
    /partners\.ts can't be built[\s\S]*list\.1\.logo: "octopus\.svg" there is no file/,
  );
});

it("names a team that has matches but is missing in the list of teams", async () => {
  const folder = folderWith(club);
  writeFileSync(join(folder, "matches.ts"), 'export const matches = { teams: [{ team: "echecs", matches: [] }] };');
  await expect(readClub(folder)).rejects.toThrow(
    /matches\.ts can't be built[\s\S]*teams\.0\.team: "echecs" is no slug of teams\.ts/,
  );
});

it.each([
  ["other quotes", goodCrest.replace("<path", `<path aria-label="L'aigle" style="font-family:'Arial'"`)],
  ["lines and tabs", goodCrest.replaceAll(" ", "\n\t")],
  ["paint of its own", goodCrest.replace("<path", `<path fill="url( #a)" stroke="url('#b')"`)],
])("accepts a logo with %s unchanged", async (_, crest) => {
  const { club: read } = await readClub(folderWith(club, crest));
  expect(decodeURIComponent(read.crest)).toBe(`data:image/svg+xml,${crest}`);
});

it("reports exactly what docs/reference/club-folder.md shows", async () => {
  const page = readFileSync(join(root, "docs/reference/club-folder.md"), "utf8");
  const shown = /(?<=src\/club\/club\.ts can't be built into a site:\n)(?: {2}.*\n)+/.exec(page)?.[0] ?? "nothing";
  const links = [...club.links];
  links[1] = { name: "Twitch", address: "http://twitch.tv/club" };
  const colours = { accent: "#5b0f1a", field: "#1d2c66", light: ["#3df2e0", "#7dff9b", "#8b6bff"] };
  const wrong = { ...club, links, colours };
  expect(await complaintsOf(wrong)).toContain(shown.trimEnd());
});
