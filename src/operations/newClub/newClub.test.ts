import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { club as neutral } from "../../neutralClub/club.ts";
import { afterAll, expect, it } from "vitest";
import { readClub } from "../../build/club/clubFile.ts";
import { leftoversIn } from "../../build/club/demoLeftovers.ts";
import { root } from "../../build/folders.ts";
import { extentOf } from "../../../ui/design/drawings/emblemSize.ts";
import { drawnMark } from "../../build/club/drawnMark.ts";
import { initialsOf, newShortName, wordmarkOf } from "./names.ts";
import { writeClub } from "./writeClub.ts";

mkdirSync(join(root, ".cache"), { recursive: true });
const scratch = mkdtempSync(join(root, ".cache/new club-"));
afterAll(() => rmSync(scratch, { recursive: true }));
const contact = "bonjour@club.example";
const today = "2026-11-26";

it.each([
  ["Furets", { strong: "Furets", light: "" }, "Furets", "F"],
  ["Les Furets", { strong: "Les Furets", light: "" }, "Les Furets", "F"],
  ["Boréal Esport", { strong: "Boréal", light: "Esport" }, "Boréal Esport", "BE"],
  ["Les Furets de la presqu'île", { strong: "Les Furets", light: "" }, "Les Furets", "FPÎ"],
  ["Team Anticonstitution", { strong: "TA", light: "" }, "Team Anticonstituti…", "TA"],
  ["AS Saint-Étienne Esport", { strong: "ASÉE", light: "" }, "AS Saint-Étienne", "ASÉ"],
  ["Les Renards du Marais poitevin", { strong: "Les", light: "Renards" }, "Les Renards", "RMP"],
  ["Loutres de Saint-Jean-de-Monts", { strong: "Loutres", light: "" }, "Loutres", "LSJ"],
  ["Team Furets", { strong: "Team", light: "Furets" }, "Team Furets", "TF"],
  ["Anticonstitutionnellement", { strong: "Anticonst…", light: "" }, "Anticonstitutionnel…", "A"],
  ["Association intergénérationnelle", { strong: "AI", light: "" }, "Association intergé…", "AI"],
  ["de la", { strong: "de la", light: "" }, "de la", "DL"],
  ["★★★", { strong: "★★★", light: "" }, "★★★", ""],
  ["🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦", { strong: "🦦🦦🦦🦦🦦🦦🦦🦦🦦…", light: "" }, "🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦🦦", ""],
])("[ON-21] shortens %s for the bar, the matches and the logo", (name, wordmark, short, initials) => {
  expect([wordmarkOf(name), newShortName(name), initialsOf(name)]).toEqual([wordmark, short, initials]);
});

it.each([
  "Furets",
  "Les Furets de la presqu'île de Guérande et de ses marais",
  `Les "Furets"`,
  "Le \\ Club \\",
  "$& Esport $1",
  "`${name}`",
  "Été à l'Œuvre",
  "🦦 Loutres",
  "★★★",
  "نادي الشمال",
  "</script>",
  "Votre club",
  "2026-01-01",
  "a".repeat(60),
])("[ON-21] writes a whole folder for a club called %s, without a word of the demo club", async (name) => {
  const folder = join(mkdtempSync(join(scratch, "club-")), "club");
  await writeClub(folder, { name, contact, today });
  const { club, sections, hidden } = await readClub(folder);
  expect(club.name).toBe(name);
  expect(sections.home.lead).toContain(name);
  expect(sections.legal).toMatchObject({ publisher: name, address: "", since: today });
  expect(sections.contact.email).toBe(contact);
  expect(hidden).toEqual(["about", "partners", "shop"]);
  expect(await leftoversIn(folder)).toEqual([]);
});

it("[ON-21] takes colours and a logo, draws one otherwise, and overwrites no folder that is there", async () => {
  const folder = join(scratch, "own");
  const logo = join(scratch, "logo.svg");
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  writeFileSync(logo, picture);
  await writeClub(folder, { name: "Furets", contact, today, accent: "#8fe3c0", field: "#402a5c", logo });
  const { club } = await readClub(folder);
  expect(club.colours).toMatchObject({ accent: "#8fe3c0", field: "#402a5c" });
  expect(readFileSync(join(folder, "crest.svg"), "utf8")).toBe(picture);
  await writeClub(folder, { name: "Loutres", contact, today });
  expect((await readClub(folder)).club.name).toBe("Furets");

  const drawn = join(scratch, "drawn");
  await writeClub(drawn, { name: "Furets", contact, today, accent: "#8fe3c0" });
  const crest = readFileSync(join(drawn, "crest.svg"), "utf8");
  expect(crest).toContain(drawnMark);
  expect(crest).toContain('fill="#8fe3c0"');
  // One mark everywhere: the emblem is the logo's letter.
  const { emblem } = (await readClub(drawn)).club;
  expect(emblem).toHaveLength(1);
  const { x, y } = extentOf(emblem);
  expect(Math.hypot(x, y)).toBeCloseTo(1, 2);
  expect((await readClub(folder)).club.emblem).toEqual(neutral.emblem);
});
