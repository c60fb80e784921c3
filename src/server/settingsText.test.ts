import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { settingsIn, unreadLines } from "./settingsText.ts";

const folder = mkdtempSync(join(tmpdir(), "settings-text-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, ".env");

const settings = { PORT: "3341", MAIL_FROM: "Le club\nde Lyon <a@b.fr>" };

it.each([
  ["\n", ""],
  ["\r\n", ""],
  ["\r", ""],
  ["\n", "\uFEFF"],
  ["\r\n", "\uFEFF"],
  ["\r", "\uFEFF"],
])("[ON-26] reads a file with the line end %j and the mark %j", (end, mark) => {
  writeFileSync(file, `${mark}PORT=3341\nMAIL_FROM="Le club\nde Lyon <a@b.fr>"\n`.replaceAll("\n", end));
  expect(settingsIn(file)).toEqual(settings);
});

it.each(["utf16le", "utf16be"])("[ON-26] refuses a file in %s, and says which encoding it wants", (encoding) => {
  const bytes = Buffer.from("\uFEFFPORT=3341\n", "utf16le");
  writeFileSync(file, encoding === "utf16le" ? bytes : bytes.swap16());
  expect(() => settingsIn(file)).toThrow("it is saved as UTF-16: save it as UTF-8");
});

it("finds lines that Node leaves out, also around a value of several lines", () => {
  const text = '# notes\n\nSITE_URL: https://club.example\nMAIL_FROM="Le club\nde Lyon <a@b.fr>"\nPORT 3000\n';
  expect(unreadLines(text)).toEqual([3, 6]);
});
