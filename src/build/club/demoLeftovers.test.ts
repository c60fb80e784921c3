import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { club } from "../../../tests/otherClub/club.ts";
import { contact } from "../../../tests/otherClub/contact.ts";
import { demoContactIn, leftoversIn, leftoversOf, leftoverWarning } from "./demoLeftovers.ts";
import { root } from "../folders.ts";

const otherClub = join(root, "tests/otherClub");
const demoContact = "contact@boreal.example.org";

const placesIn = (files: Readonly<Record<string, unknown>>) =>
  leftoversOf(files).map(({ file, place }) => `${file} ${place}`);

it("[CL-3] finds nothing in a club without texts of the demo club", async () => {
  expect(await leftoversIn(otherClub)).toEqual([]);
});

it("[CL-3] finds nothing while the name is the demo club's", () => {
  expect(
    leftoversOf({ club: { ...club, name: "Boréal Esport" }, contact: { ...contact, email: demoContact } }),
  ).toEqual([]);
});

it.each<[what: string, text: string]>([
  ["its name", "Boréal Esport est un club français d'esport."],
  ["a part of its name", "Racontez Boréal à votre façon."],
  ["a link of it", "https://discord.example.org/boreal"],
  ["an address of it", demoContact],
  ["a partner's site", "https://givre.example.org/"],
  ["one who founded it", "Maud Roussel, pour le bureau de l'association"],
  ["its legal notice", "12 rue de l'Exemple, 35000 Rennes"],
])("[CL-3] finds %s, with file and place", (_, text) => {
  expect(placesIn({ club, home: { call: { text }, goals: [{ text }, { text: "À nous" }] } })).toEqual([
    "home.ts call.text",
    "home.ts goals.0.text",
  ]);
});

it("[CL-3] accepts a club whose name contains the demo club's, or begins like it", () => {
  expect(placesIn({ club: { ...club, name: "Les Boréales", tagline: "Les Boréales, à Caen" } })).toEqual([]);
  expect(placesIn({ club: { ...club, name: "Boréal Lyon", tagline: "Boréal Lyon joue" } })).toEqual([]);
});

it("[CL-3] lists the first places of each file and counts the others", () => {
  const channels = ["a", "b", "c", "d"].map((name) => ({ name, address: "https://x.example.org/boreal" }));
  const leftovers = leftoversOf({ club, contact: { email: demoContact, channels }, home: { lead: "Boréal" } });
  expect(leftoverWarning(join(process.cwd(), "src/club"), leftovers).split("\n")).toEqual([
    `  ${join("src", "club")} still names the demo club in 6 places:`,
    "    contact.ts: email, channels.0.address, channels.1.address and 2 more",
    "    home.ts: lead",
    "",
  ]);
  expect(leftoverWarning(root, [])).toBe("");
});

it("[CL-4] tells when visitors' messages would go to the demo club", async () => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/leftovers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(otherClub, folder, { recursive: true });
  expect(demoContactIn(await leftoversIn(folder))).toBeUndefined();
  writeFileSync(
    join(folder, "contact.ts"),
    `export const contact = ${JSON.stringify({ ...contact, email: demoContact })};`,
  );
  expect(demoContactIn(await leftoversIn(folder))).toBe(demoContact);
});
