import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { fontAddresses } from "../../../ui/design/tokens/fontAddress.ts";
import { type FontCut, fontCuts } from "../../../ui/design/tokens/fontCuts.ts";
import { charactersIn } from "../characters.ts";

const root = join(import.meta.dirname, "../../..");
const french = new Set(charactersIn(fontCuts.french.letters));

it("reads single characters and ranges", () => {
  expect(charactersIn("U+41-43, U+E9")).toBe("ABCé");
});

it("puts each character of a family into one file, so that no browser loads two for it", () => {
  const letters = Object.values(fontCuts).flatMap((cut) =>
    [...charactersIn(cut.letters)].map((one) => cut.family + one),
  );
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});

it("lets browsers look for each character in the file that has it, and before in none but the one that every page loads", () => {
  expect(Object.keys(fontAddresses)).toEqual(Object.keys(fontCuts));
  const cuts: readonly FontCut[] = Object.values(fontCuts);
  const said = cuts.map((cut) => ({ ...cut, range: new Set(charactersIn(cut.range ?? cut.letters)) }));
  const among = said.filter((cut) => cut.letters !== fontCuts.french.letters);
  for (const [at, { family, letters }] of said.entries()) {
    const asked = letters === fontCuts.french.letters ? said : among;
    const elsewhere = [...charactersIn(letters)].filter(
      (letter) => asked.findLast((cut) => cut.family === family && cut.range.has(letter))?.letters !== letters,
    );
    expect(elsewhere, `the characters of file ${at}`).toEqual([]);
  }
});

it("requests no file for signs that none has and that people write", () => {
  const { french: _, ...others } = fontCuts;
  const ranges = Object.values(others).flatMap((cut: FontCut) => [...charactersIn(cut.range ?? cut.letters)]);
  expect([..."‐‑‰→←↔≤≥≠∞✓★\u2028\u202a"].filter((sign) => ranges.includes(sign))).toEqual([]);
});

it("[PF-12] has all characters of the site and its demo data in the file that every page loads", () => {
  const sources = globSync(["ui/**/*.{ts,tsx}", "src/club/**/*.ts", "adapters/memory/seed/**/*.ts"], { cwd: root });
  const files = sources.filter((file) => !/\.test\.|^ui\/workshop\//.test(file));
  const said = new Set(files.flatMap((file) => [...readFileSync(join(root, file), "utf8")]));
  const isSign = (letter: string) => letter <= "~"; // Characters of code are in the files as well.
  const inNoFile = "∞⌘"; // The font has no such character: devices have.
  const inCode = "æ′"; // Patterns of what people write.
  expect(
    [...said].filter((letter) => !french.has(letter) && !isSign(letter) && !(inNoFile + inCode).includes(letter)),
  ).toEqual([]);
  expect([..."ABCXYZabcxyz0123456789 .,:;!?'-()%&@#/+*\"<=>"].filter((letter) => !french.has(letter))).toEqual([]);
});
