import { codeWords } from "./codeWords.ts";

/** A text without the codes of a program, and the names of those that were taken out. */
export type WithoutCodes = { readonly text: string; readonly codes: readonly string[] };

/** Blocks and lines of code, which show codes as they are. */
const code = /(^(?:`{3,}|~{3,})[^\n]*\n[\s\S]*?^(?:`{3,}|~{3,})[ \t]*$|`[^`\n]+`)/m;

/** The address of what a code shows of another site; an embed where the site shows it. */
const addresses: Readonly<Record<string, (id: string, user: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  tweet: (id, user) => `https://x.com/${user || "i/web"}/status/${id}`,
  x: (id, user) => `https://x.com/${user || "i/web"}/status/${id}`,
  twitter: (id, user) => `https://x.com/${user || "i/web"}/status/${id}`,
};

const alone = (text: string): string => `\n\n${text}\n\n`;

const shown = (name: string, rest: string): string | undefined => {
  const { of, all } = codeWords(rest);
  const address = Object.hasOwn(addresses, name) ? addresses[name] : undefined;
  if (address) {
    const [first = "", second = ""] = all;
    const id = of("id") || second || first;
    if (/^https?:\/\//.test(id)) return alone(id);
    return id === "" ? undefined : alone(address(id, of("user") || (second && first)));
  }
  if (name === "figure" || name === "img" || name === "image") {
    const source = of("src") || all[0];
    const title = (of("caption") || of("title")).replaceAll('"', "'");
    const description = of("alt").replace(/[[\]]/g, "");
    return source ? alone(`![${description}](<${source}>${title && ` "${title}"`})`) : undefined;
  }
  // A path among the files: the item that it names is linked later.
  if (/^(?:ref|relref|post_url|link)$/.test(name)) return all[0];
  return undefined;
};

/** Jekyll's code, whose inside is shown as it is. */
const highlight = /\{%-?\s*highlight\s+([\w+-]+)[^{}\n]*%\}[ \t]*\n?((?:(?!\{%)[^])*?)\n?\{%-?\s*endhighlight\s*-?%\}/g;

/** Hugo's `{{< … >}}` and `{{% … %}}`, Jekyll's and others' `{% … %}`, and values in `{{ … }}`. */
const codes =
  /\{\{[<%]\s*(\/?)\s*([\w./-]+)([^{}]{0,2000}?)\/?\s*[>%]\}\}|\{%-?\s*(\/?)([\w-]+)([^{}]{0,2000}?)-?%\}|\{\{-?\s*([a-z][\w.]*)[^{}]{0,500}\}\}/gi;
const wikiLink = /(!?)\[\[([^\][|\n]+)(?:\|([^\][\n]*))?\]\]/g;
const pictureName = /\.(?:jpe?g|png|webp|gif|avif)$/i;
/** Docusaurus and others: `:::note Titre … :::`. */
const callout =
  /^:::+[ \t]*(note|tip|info|warning|caution|danger|important)\b[ \t]*([^\n]*)\n((?:(?!:::)[^\n]*\n)*):::+[ \t]*$/gim;
const tones: Readonly<Record<string, string>> = { info: "note", danger: "caution" };

const withoutCodesIn = (text: string, names: Set<string>): string =>
  text
    .replace(codes, (_, end, name, rest = "", end2, tag, more = "", value) => {
      const own: string = (name ?? tag ?? value).toLowerCase();
      if (/^(?:site|page)\.(?:base_?url|url)$/.test(own)) return "";
      const text = end || end2 || value ? undefined : shown(own, rest + more);
      if (text === undefined) names.add(own.replace(/^end(?=\w)/, ""));
      return text ?? "";
    })
    .replace(wikiLink, (_, picture, name: string, label?: string) => {
      const [page = ""] = name.split("#");
      if (picture && pictureName.test(page)) return `![](<${page.trim()}>)`;
      const words = (label ?? name).trim();
      return page === "" ? words : `[${words}](<${page.trim()}>)`;
    });

const withCallouts = (text: string): string =>
  text.replace(callout, (_, name: string, title: string, inside: string) => {
    const tone = tones[name.toLowerCase()] ?? name.toLowerCase();
    const lines = [
      `[!${tone.toUpperCase()}]`,
      ...(title.trim() ? [`**${title.trim()}**`, ""] : []),
      ...inside.trim().split("\n"),
    ];
    return alone(lines.map((line) => `> ${line}`).join("\n"));
  });

const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const mark = (number: number): string => [...String(number)].map((digit) => digits[Number(digit)]).join("");
const note = /^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?:[ \t]+[^\n]*|(?=\n[ \t]+\S)))*)/gm;

/** Footnotes as texts at the end, each with its mark. */
const withNotes = (text: string, outside: (change: (part: string) => string) => string): string => {
  const notes = new Map(
    [...text.matchAll(note)].map(([, name = "", words = ""]) => [name, words.replace(/\s*\n\s*/g, " ").trim()]),
  );
  if (notes.size === 0) return text;
  const used: string[] = [];
  const body = outside((part) =>
    part.replace(note, "").replace(/\[\^([^\]\s]+)\]/g, (whole, name: string) => {
      if (!notes.has(name)) return whole;
      if (!used.includes(name)) used.push(name);
      return mark(used.indexOf(name) + 1);
    }),
  );
  const all = [...used, ...[...notes.keys()].filter((name) => !used.includes(name))];
  return `${body.trimEnd()}\n\n${all.map((name, at) => `${mark(at + 1)} ${notes.get(name)}`).join("\n\n")}\n`;
};

/** Changes what isn't code. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  text
    .split(code)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join("");

/**
 * A Markdown text without what other programs replace in it: codes that show something become it, others are taken out and named.
 * Footnotes and call-outs become text. Code stays as it is.
 */
export const withoutCodes = (typed: string): WithoutCodes => {
  const names = new Set<string>();
  const fenced = typed.replace(highlight, (_, language: string, lines: string) =>
    alone(`\`\`\`${language}\n${lines}\n\`\`\``),
  );
  const plain = outsideCode(fenced, (part) => withCallouts(withoutCodesIn(part, names)));
  const text = withNotes(plain, (change) => outsideCode(plain, change));
  return { text, codes: [...names] };
};
