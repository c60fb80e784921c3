/** A value of a front matter: a text, or a list of texts. */
export type FrontValue = string | readonly string[];
export type FrontMatter = { readonly fields: ReadonlyMap<string, FrontValue>; readonly body: string };

const block = /^(-{3}|\+{3})[ \t]*\n([\s\S]*?\n)?\1[ \t]*(?:\n|$)/;
const entry = /^([\p{L}_][\p{L}\w.-]*)[ \t]*[:=](?:[ \t]+(.*)|)$/u;

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

/** The value that begins behind a name, and continues in the indented lines below it. */
const valueOf = (first: string, below: readonly string[]): FrontValue => {
  const text = first.trim();
  if (/^[|>][-+]?\d?$/.test(text)) {
    const lines = below.map((line) => line.trim());
    return (text.startsWith("|") ? lines.join("\n") : lines.join(" ")).trim();
  }
  if (text.startsWith("[")) return inlineList([text, ...below].join(" "));
  const items = below.filter((line) => /^\s*-\s/.test(line));
  if (text === "" && items.length > 0) {
    return items.map((line) => scalar(line.replace(/^\s*-\s+(?:(?:name|title|label|slug):\s+)?/, "")));
  }
  return scalar([text, ...below.map((line) => line.trim())].join(" "));
};

/**
 * The front matter at the head of a Markdown file, and the text below it. Reads texts, quotes, lists and indented lines of YAML, and
 * the plain `name = value` of TOML. Names are in small letters. Without a front matter there are no fields.
 */
export const readFrontMatter = (text: string): FrontMatter => {
  const found = block.exec(text);
  if (!found) return { fields: new Map(), body: text };
  const fields = new Map<string, FrontValue>();
  const lines = (found[2] ?? "").split("\n");
  for (let at = 0; at < lines.length; at++) {
    const [, name, first = ""] = entry.exec(lines[at] ?? "") ?? [];
    if (name === undefined) continue;
    const from = at + 1;
    while (at + 1 < lines.length && /^(?:\s+\S|\s*$|-\s)/.test(lines[at + 1] ?? "")) at += 1;
    fields.set(
      name.toLowerCase(),
      valueOf(
        first,
        lines.slice(from, at + 1).filter((line) => line.trim() !== ""),
      ),
    );
  }
  return { fields, body: text.slice(found[0].length) };
};
