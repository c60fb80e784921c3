import { escapedHtml } from "../../editing/htmlSource.ts";
import { codeWords, type CodeWords } from "./codeWords.ts";

/** A file of the old site's library. */
export type Attachment = {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly caption: string;
};

/** What the codes of a text refer to. */
export type CodeContext = {
  readonly byId: (id: string) => Attachment | undefined;
  /** The pictures that were uploaded to the text: a gallery without ids shows them. */
  readonly own: readonly Attachment[];
};

/** `lost`: how many files of galleries and lists the export doesn't hold. */
export type ReadCodes = { readonly html: string; readonly codes: readonly string[]; readonly lost: number };

const alone = (html: string): string => `\n\n${html}\n\n`;

export const isPictureName = (address: string): boolean => /\.(?:jpe?g|png|webp|gif|avif)(?:[?#]|$)/i.test(address);

const figure = ({ address, description, caption }: Attachment): string =>
  `<figure><img src="${escapedHtml(address)}" alt="${escapedHtml(description)}">${caption && `<figcaption>${escapedHtml(caption)}</figcaption>`}</figure>`;

const nameIn = (address: string): string =>
  address
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1) ?? address;
const link = (address: string, title = nameIn(address)): string =>
  `<a href="${escapedHtml(address)}">${escapedHtml(title)}</a>`;

const gallery = (all: readonly Attachment[]): string => {
  const pictures = all.filter(({ address }) => isPictureName(address)).map(figure);
  return pictures.length > 1 ? `<figure>${pictures.join("\n")}</figure>` : (pictures[0] ?? "");
};

const mediaWords = ["src", "mp4", "webm", "mp3", "m4a", "ogg", "wav", "m4v", "ogv", "flac", "url"];

type Code = { readonly words: CodeWords; readonly inside: string };

/** WordPress's own codes, and those that show a video by its address. */
const codesWith = ({ byId, own }: CodeContext, lose: (count: number) => void) => {
  const chosen = ({ words }: Code): readonly Attachment[] => {
    const ids = (words.of("ids") || words.of("include")).split(/[,\s]+/).filter(Boolean);
    const found = ids.map(byId).filter((one) => one !== undefined);
    lose(ids.length - found.length);
    return ids.length > 0 ? found : own;
  };
  const media = ({ words, inside }: Code): string => {
    const address = mediaWords.map(words.of).find(Boolean) ?? words.all[0] ?? inside.trim();
    return /^https?:\/\//.test(address) ? `<p>${link(address)}</p>` : "";
  };
  const embed = ({ words, inside }: Code): string => {
    const address = inside.replace(/<[^>]*>/g, "").trim() || words.of("src") || words.of("url") || (words.all[0] ?? "");
    return /^https?:\/\//.test(address) ? `<p>${address}</p>` : "";
  };
  const video =
    (before: string) =>
    (code: Code): string => {
      const id = code.words.of("id") || code.words.of("v") || (code.words.all[0] ?? "");
      return embed(code) || (/^[\w-]+$/.test(id) ? `<p>${before}${id}</p>` : "");
    };
  const caption = ({ words, inside }: Code): string => {
    const [, picture = "", rest = ""] =
      /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
    if (picture === "") return inside;
    return `<figure>${picture}<figcaption>${rest.trim() || escapedHtml(words.of("caption"))}</figcaption></figure>`;
  };
  return new Map<string, (code: Code) => string>([
    ["caption", caption],
    ["wp_caption", caption],
    ["gallery", (code) => gallery(chosen(code))],
    [
      "playlist",
      (code) =>
        `<ul>${chosen(code)
          .map(({ address, title }) => `<li>${link(address, title || undefined)}</li>`)
          .join("")}</ul>`,
    ],
    ["audio", media],
    ["video", media],
    ["embed", embed],
    ["youtube", video("https://www.youtube.com/watch?v=")],
    ["vimeo", video("https://vimeo.com/")],
    ["twitch", embed],
    ["tweet", embed],
    ["twitter", embed],
    ["instagram", embed],
    ["tiktok", embed],
  ]);
};

const value = `"[^"]{0,2000}"|'[^']{0,2000}'|“[^”]{0,2000}”|[^\\s\\]"'=[]{1,2000}`;
const opening = new RegExp(
  `(\\[?)\\[([a-z][\\w-]{1,60})((?:\\s+(?:[\\w-]+\\s*=\\s*)?(?:${value})){0,40})\\s*(\\/?)\\](\\]?)`,
  "gi",
);
const closing = (name: string): RegExp => new RegExp(`\\[\\/${name}\\]`, "i");
/** Lines and blocks of code, which show codes as they are. */
const code = /(<(pre|code)\b[\s\S]*?<\/\2>)/i;

/** Whether words in brackets are a code of a program. Others are the author's: "[sic]", "[voir plus bas]". */
const isCode = (whole: string, text: string, name: string, words: string): boolean =>
  /[\w-]\s*=/.test(words) ||
  /[_-]/.test(name) ||
  /\/\]$/.test(whole) ||
  closing(name).test(text) ||
  (words === "" && new RegExp(`^[ \\t]*\\[${name}\\][ \\t]*$`, "m").test(text) && name === name.toLowerCase());

const readIn = (text: string, context: CodeContext, names: Set<string>, lose: (count: number) => void): string => {
  const known = codesWith(context, lose);
  let html = "";
  let from = 0;
  opening.lastIndex = 0;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [whole, before, written = "", words = "", isClosed, after] = found;
    const name = written.toLowerCase();
    // "[[gallery]]" is how one writes of a code.
    const isQuoted = before !== "" && after !== "";
    const make = known.get(name);
    if (isQuoted || !(make || isCode(whole, text, written, words))) {
      html += text.slice(from, found.index) + (isQuoted ? whole.slice(1, -1) : whole);
      from = opening.lastIndex;
      continue;
    }
    html += text.slice(from, found.index) + before;
    from = opening.lastIndex - (after ?? "").length;
    if (!make) {
      names.add(name);
      opening.lastIndex = from;
      continue;
    }
    const end = isClosed ? null : closing(name).exec(text.slice(from));
    const inside = end ? text.slice(from, from + end.index) : "";
    if (end) from += end.index + end[0].length;
    const made = make({ words: codeWords(words), inside });
    if (made === "") names.add(name);
    html += made === inside ? made : alone(made);
    opening.lastIndex = from;
  }
  html += text.slice(from);
  return html.replace(/\[\/([a-z][\w-]{1,60})\]/gi, (_, name: string) => {
    names.add(name.toLowerCase());
    return "";
  });
};

/** The HTML of a text without codes: WordPress's own become what they show, others are taken out and named. */
export const readCodes = (text: string, context: CodeContext): ReadCodes => {
  const names = new Set<string>();
  let lost = 0;
  const parts = text.split(code).filter((_, at) => at % 3 !== 2);
  const html = parts.map((part, at) =>
    at % 2 === 1 ? part : readIn(part, context, names, (count) => (lost += count)),
  );
  return { html: html.join(""), codes: [...names], lost };
};

const dynamic = /<!-- wp:([\w/-]+)\s*(\{[^\n]*?\})?\s*\/-->/g;

/** Blocks that WordPress fills when it shows a page: those with an address become it, the others are named. */
export const readDynamicBlocks = (text: string): Omit<ReadCodes, "lost"> => {
  const names = new Set<string>();
  const html = text.replace(dynamic, (_, name: string, attributes = "{}") => {
    const [, address] = /"url":"(https?:[^"\\]+)"/.exec(String(attributes).replaceAll("\\/", "/")) ?? [];
    if (address) return `<p>${address}</p>`;
    if (!/^(?:core\/)?(?:more|nextpage|spacer|separator)$/.test(name)) names.add(name);
    return "";
  });
  return { html, codes: [...names] };
};
