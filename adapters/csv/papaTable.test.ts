import { describe, expect, it } from "vitest";
import { decode, papaTable } from "./papaTable.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean, mark = true) => {
  const bytes = Buffer.from(`${mark ? "\uFEFF" : ""}${text}`, "utf16le");
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

const known = (header: readonly string[]) =>
  header.filter((name) => ["Équipe", "Début", "Notes"].includes(name)).length;
const read = async (text: string) => {
  const { header, count, pieces } = await papaTable(utf8(text), known);
  const rows = [];
  for await (const piece of pieces) rows.push(...piece);
  expect(rows).toHaveLength(count);
  return { header, rows };
};

describe("[FI-4] a file's encoding", () => {
  const text = "Équipe;Début\nÉtoile;œuvre – «18»";
  it.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with its mark", utf8(`\uFEFF${text}`)],
    ["UTF-16, little end first", utf16(text, false)],
    ["UTF-16, big end first", utf16(text, true)],
    ["UTF-16 without a mark", utf16(text, false, false)],
    [
      "Windows-1252",
      Uint8Array.from(
        [..."Équipe;Début\nÉtoile;œuvre – «18»"].map((sign) =>
          sign === "œ" ? 0x9c : sign === "–" ? 0x96 : sign.charCodeAt(0),
        ),
      ),
    ],
  ])("%s is found", (_, bytes) => expect(decode(bytes)).toBe(text));

  it("makes one kind of line end of all", () => {
    expect(decode(utf8("a\r\nb\rc\nd\r\r\ne\u0085f"))).toBe("a\nb\nc\nd\ne\nf");
  });
});

it.each([
  ["a mark of UTF-8 before quotes", "\uFEFF", ""],
  ["two marks of UTF-8", "\uFEFF\uFEFF", ""],
  ["the end of a file of DOS", "", "\u001a"],
])("[FI-9] reads a table with %s", async (_, before, after) => {
  const { header, rows } = await read(`${before}"Équipe";"Notes"\r\n"A";"b"\r\n${after}`);
  expect(header).toEqual(["Équipe", "Notes"]);
  expect(rows).toEqual([{ line: 2, cells: ["A", "b"], isBroken: false }]);
});

describe("[FI-4] a table", () => {
  it.each([
    ["semicolons", "Équipe;Notes\nA;b, c"],
    ["commas", 'Équipe,Notes\nA,"b, c"'],
    ["tabs", "Équipe\tNotes\nA\tb, c"],
    ["Excel's own line", "sep=;\nÉquipe;Notes\nA;b, c"],
  ])("is read with %s", async (_, text) => {
    const { header, rows } = await read(text);
    expect(header).toEqual(["Équipe", "Notes"]);
    expect(rows.map(({ cells }) => cells)).toEqual([["A", "b, c"]]);
  });

  it("knows the line of each row, also after line breaks within quotes and empty lines", async () => {
    const { rows } = await read('Équipe;Notes\n\nA;"un\n""deux""\ntrois"\n;\nB;b\n');
    expect(rows).toEqual([
      { line: 3, cells: ["A", 'un\n"deux"\ntrois'], isBroken: false },
      { line: 7, cells: ["B", "b"], isBroken: false },
    ]);
  });

  it("marks a row whose quotes don't fit", async () => {
    const { rows } = await read('Équipe;Notes\nA;"un" deux\nB;b\nC;"sans fin\n');
    expect(rows.filter(({ isBroken }) => isBroken).map(({ line }) => line)).toEqual([2]);
    expect((await read('Équipe;Notes\nB;b\nC;"sans fin\n')).rows.map(({ isBroken }) => isBroken)).toEqual([
      false,
      true,
    ]);
  });

  it("takes back what keeps spreadsheets from seeing formulas", async () => {
    const { rows } = await read("Équipe;Notes\n'=1+1;''-a\n'abc;+b");
    expect(rows.map(({ cells }) => cells)).toEqual([
      ["=1+1", "'-a"],
      ["'abc", "+b"],
    ]);
  });

  it("may be empty", async () => {
    expect(await read("")).toEqual({ header: [], rows: [] });
  });
});
