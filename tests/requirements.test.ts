import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lexer, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import { messages } from "./catalogue/messages.ts";
import { club } from "./club.ts";

const root = join(import.meta.dirname, "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const filesAt = (pattern: string): readonly string[] => globSync(pattern, { cwd: root });

const source = textOf("docs/requirements.md");
const product = textOf("docs/product.md").replaceAll("{club}", club.name);

type Cells = readonly string[];
type Part = { readonly heading: string; readonly rows: readonly Cells[] };

/** The tables of a document, each with its nearest heading. */
const tablesOf = (document: string): readonly Part[] => {
  let heading = "";
  return lexer(document).flatMap((token) => {
    if (token.type === "heading") heading = (token as Tokens.Heading).text;
    return token.type === "table"
      ? [{ heading, rows: (token as Tokens.Table).rows.map((row) => row.map(({ text }) => text)) }]
      : [];
  });
};

const tableUnder = (document: string, heading: string): readonly Cells[] =>
  tablesOf(document).find((part) => part.heading === heading)?.rows ?? [];

const pathsIn = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

const rows = tablesOf(source).flatMap(({ heading, rows: own }) =>
  own.map(([id = "", what = "", where = "", test = "", ...more]) => ({
    group: heading.slice(0, 2),
    id,
    what,
    where: pathsIn(where),
    tests: pathsIn(test),
    more,
  })),
);

/** The IDs at the beginning of titles. Titles of the catalogue's tests have the IDs of its messages. */
const idsIn = (file: string): readonly string[] => {
  const text = textOf(file);
  const titles = /(?<=["'`](?:\[[^\]]+\] )*)\[([A-Z]{2}-\d+)\]/g;
  const own = [...text.matchAll(titles)].map(([, id = ""]) => id);
  return text.includes("[$id]") ? [...own, ...Object.values(messages).map(({ id }) => id)] : own;
};

// This file contains examples of what it looks for.
const itself = "tests/requirements.test.ts";
const testFiles = filesAt("{domain,adapters,ui,src,supabase,tests}/**/*.{ts,tsx}").filter((file) => file !== itself);
const proven = new Map(testFiles.map((file) => [file, idsIn(file)] as const));

describe("[QA-10] the requirements", () => {
  it("have rows of four cells in one short line, each under the heading of its group", () => {
    expect(rows.length).toBeGreaterThan(150);
    const long = source.split("\n").filter((line) => /^\| [A-Z]{2}-/.test(line) && line.length > 200);
    expect(long, "rows of more than 200 characters").toEqual([]);
    const wrong = rows.filter(
      ({ group, id, what, where, tests, more }) =>
        !/^[A-Z]{2}-\d+$/.test(id) ||
        !id.startsWith(`${group}-`) ||
        what === "" ||
        more.length > 0 ||
        ![1, 2].includes(where.length) ||
        ![1, 2].includes(tests.length),
    );
    expect(wrong).toEqual([]);
  });

  it("have unique IDs", () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it("name paths and test files that exist", () => {
    const named = rows.flatMap(({ id, where, tests }) => [...where, ...tests].map((path) => ({ id, path })));
    expect(named.filter(({ path }) => filesAt(path).length === 0)).toEqual([]);
  });

  it("are each proven by a title in every test file that they name", () => {
    const unproven = rows.flatMap(({ id, tests }) =>
      tests.filter((file) => file !== itself && !proven.get(file)?.includes(id)).map((file) => ({ id, file })),
    );
    expect(unproven).toEqual([]);
  });

  it("have a row for each ID in a title", () => {
    const known = new Set(rows.map(({ id }) => id));
    const strangers = [...proven].flatMap(([file, ids]) =>
      ids.filter((id) => !known.has(id)).map((id) => ({ id, file })),
    );
    expect(strangers).toEqual([]);
  });
});

describe("[QA-10] the product's description", () => {
  it("has exactly the messages that the catalogue tests", () => {
    const described = tableUnder(product, "To visitors and members");
    const tested = Object.entries(messages).map(([situation, { title, id, ...message }]) => [
      situation,
      title,
      "text" in message ? message.text : "",
      id,
    ]);
    expect(described).toEqual(tested);
  });

  it("quotes the interface's texts exactly", () => {
    const words = filesAt("ui/**/*.{ts,tsx}").map(textOf).join("\n");
    const toStaff = tableUnder(product, "To the staff").flatMap(([, title = "", text = ""]) => [title, text]);
    const onPage = tableUnder(product, "On the page").flatMap(([, texts = ""]) =>
      [...texts.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text),
    );
    const quoted = [...toStaff, ...onPage].filter((text) => text !== "");
    expect(quoted.length).toBeGreaterThan(60);
    expect(quoted.filter((text) => !words.includes(`"${text}"`))).toEqual([]);
  });
});
