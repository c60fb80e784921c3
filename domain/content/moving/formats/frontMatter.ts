/** A value of a front matter: a text, or a list of texts. */
export type FrontValue = string | readonly string[];
/** `fields`: what stands in a map or a table has both names: "author.name". */
export type FrontMatter = { readonly fields: ReadonlyMap<string, FrontValue>; readonly body: string };

const block = /^(-{3}|\+{3})[ \t]*\n([\s\S]*?\n)?\1[ \t]*(?:\n|$)/;
const entry = /^([\p{L}_][\p{L}\w.-]*)[ \t]*[:=](?:[ \t]+(.*)|)$/u;
const table = /^\[\[?[ \t]*([\p{L}\w.-]+)[ \t]*\]?\]$/u;

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", '"': '"', "\\": "\\", "/": "/" };

/** A text without its quotes, and without a remark behind it. */
const scalar = (written: string): string => {
  const text = written.trim();
  const [, double] = /^"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  if (double !== undefined) return double.replace(/\\(.)/g, (whole, sign: string) => escapes[sign] ?? whole);
  const [, single] = /^'((?:[^']|'')*)'/.exec(text) ?? [];
  if (single !== undefined) return single.replaceAll("''", "'");
  const plain = text.replace(/(?:^|\s)#.*$/, "").trim();
  return plain === "null" || plain === "~" ? "" : plain;
};

const listItems = /\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,[\]]+)/g;
const inlineList = (written: string): readonly string[] =>
  (written.slice(1, written.lastIndexOf("]")).match(listItems) ?? []).map(scalar).filter((item) => item !== "");

/** The lines of `{ name: Lya, url: … }`. */
const inlineMap = (written: string): readonly string[] =>
  written
    .slice(1, written.lastIndexOf("}"))
    .split(/,\s*(?=[\p{L}_][\p{L}\w-]*\s*[:=])/u)
    .map((line) => line.trim());

const startOf = (line: string): number => line.length - line.trimStart().length;

/** The items of a list: of one that is a map, its name. */
const itemsOf = (lines: readonly string[]): readonly string[] => {
  const depth = startOf(lines[0] ?? "");
  const items: string[][] = [];
  for (const line of lines) {
    if (startOf(line) === depth && /^\s*-\s/.test(line)) items.push([line.replace(/^\s*-\s+/, "")]);
    else items.at(-1)?.push(line.trim());
  }
  return items.map((own) => {
    const parts = new Map(
      own.map((line) => entry.exec(line)?.slice(1) ?? []).map(([name = "", value = ""]) => [name, value]),
    );
    const name = ["name", "title", "label", "slug"].map((key) => parts.get(key)).find(Boolean);
    return scalar(name ?? own.join(" "));
  });
};

type Fields = Map<string, FrontValue>;

/** Adds the value that begins behind a name, and continues in the indented lines below it. */
const addValue = (fields: Fields, name: string, first: string, below: readonly string[]): void => {
  const text = first.trim();
  const lines = below.map((line) => line.trim());
  const [next = ""] = below;
  if (/^[|>][-+]?\d?$/.test(text)) {
    fields.set(name, (text.startsWith("|") ? lines.join("\n") : lines.join(" ")).trim());
  } else if (text.startsWith("[")) fields.set(name, inlineList([text, ...lines].join(" ")));
  else if (text.startsWith("{")) addEntries(fields, inlineMap([text, ...lines].join(" ")), `${name}.`);
  else if (text === "" && /^\s*-\s/.test(next)) fields.set(name, itemsOf(below));
  else if (text === "" && entry.test(next.trim())) {
    const depth = startOf(next);
    addEntries(
      fields,
      below.map((line) => line.slice(Math.min(depth, startOf(line)))),
      `${name}.`,
    );
  } else fields.set(name, scalar([text, ...lines].join(" ")));
};

const addEntries = (fields: Fields, lines: readonly string[], within: string): void => {
  let prefix = within;
  for (let at = 0; at < lines.length; at++) {
    const [, tableName] = table.exec((lines[at] ?? "").trim()) ?? [];
    if (tableName !== undefined) prefix = `${tableName.toLowerCase()}.`;
    const [, name, first = ""] = entry.exec(lines[at] ?? "") ?? [];
    if (name === undefined) continue;
    const from = at + 1;
    // A list of TOML goes on until its bracket, which may stand at the line's beginning.
    const isOpen = () =>
      first.startsWith("[") &&
      !lines
        .slice(from - 1, at + 1)
        .join("")
        .includes("]");
    while (at + 1 < lines.length && (isOpen() || /^(?:\s+\S|\s*$|-\s)/.test(lines[at + 1] ?? ""))) at += 1;
    const below = lines.slice(from, at + 1).filter((line) => line.trim() !== "");
    addValue(fields, prefix + name.toLowerCase(), first, below);
  }
};

/**
 * The front matter at the head of a Markdown file, and the text below it. Reads texts, quotes, lists, maps and indented lines of YAML, and
 * the plain `name = value` and the tables of TOML. Names are in small letters. Without a front matter there are no fields.
 */
export const readFrontMatter = (text: string): FrontMatter => {
  const found = block.exec(text);
  if (!found) return { fields: new Map(), body: text };
  const fields: Fields = new Map();
  addEntries(fields, (found[2] ?? "").split("\n"), "");
  return { fields, body: text.slice(found[0].length) };
};
