import { isoDate } from "../dates.ts";
import type { DraftReason, FoundItem, Note } from "../found.ts";
import { type FrontValue, readFrontMatter } from "./frontMatter.ts";
import { withoutCodes } from "./markdownCodes.ts";

/** A Markdown file. `path`: with its folders, as far as they are known. */
export type MarkdownFile = { readonly path: string; readonly text: string };

const listOf = (value: FrontValue | undefined): readonly string[] =>
  value === undefined ? [] : (typeof value === "string" ? [value] : value).filter((one) => one !== "");

/** Of a string of several words: "esport, valorant". */
const separated = (value: FrontValue | undefined): readonly string[] =>
  typeof value === "string" ? value.split(",").map((one) => one.trim()) : (value ?? []);

const names = {
  title: ["title", "titre"],
  slug: ["slug", "permalink", "url"],
  date: ["date", "published_at", "publishdate", "pubdate", "created"],
  author: ["author", "authors", "auteur", "auteurs"],
  category: ["category", "categories", "categorie", "catégorie"],
  tags: ["tags", "tag", "keywords"],
  excerpt: ["excerpt", "description", "summary", "extrait"],
  picture: ["image", "featured_image", "cover", "thumbnail", "featuredimage", "banner"],
  kind: ["kind", "type"],
  redirects: ["aliases", "redirect_from", "redirects"],
  hidden: ["draft", "brouillon"],
  shown: ["published", "publié"],
} as const;

const others = ["layout", "status", "private", "difficulty", "read_time", "search_title", "search_description"];
/** What a map says of an author or a picture, the first that it has. */
const inMaps = ["name", "title", "label", "image", "src", "url", "path"];
/** Tables that group fields of the text itself. */
const tables = ["taxonomies", "extra", "params"];
const known: ReadonlySet<string> = new Set([...Object.values(names).flat(), ...others]);

/** What the file's own name says: its date and its slug. The page of a folder is called index. */
const nameParts = (path: string): { readonly date: string; readonly slug: string } => {
  const folders = path.replace(/\.[^./]+$/, "").split("/");
  const own = folders.at(-1) ?? "";
  const name = /^_?index$/i.test(own) ? (folders.at(-2) ?? own) : own;
  const [, date = "", slug = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  return { date, slug };
};

/** Where Hugo and Jekyll show a file, as long as their settings don't say otherwise. */
const sitePaths = (path: string, { date }: { readonly date: string }, slug: string): readonly string[] => [
  ...(/(?:^|\/)content\/(.+)$/.exec(path)?.slice(1) ?? []),
  ...(/(?:^|\/)_posts\//.test(path) && date !== "" ? [`/${date.replaceAll("-", "/")}/${slug}`] : []),
];

const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n+|$)/;

const isTrue = (value: string): boolean => /^(?:true|yes|on|oui|1)$/i.test(value);

const draftFolder = /(?:^|\/)_?(?:drafts?|brouillons?)\//i;
/** What a program's folder says about itself. */
const aboutFolder = /(?:^|\/)(?:readme|licen[cs]e|contributing|changelog)\.[^./]+$/i;
const isPageName = (value: string): boolean => /^pages?$/i.test(value);

type State = { readonly isPage: boolean; readonly isPrivate: boolean; readonly status: string; readonly says: boolean };

const draftReason = ({ isPage, isPrivate, status, says }: State): DraftReason | undefined => {
  if (isPage) return "page";
  if (isPrivate || /^priv(?:ate|é)$/i.test(status)) return "private";
  if (/^pending$/i.test(status)) return "pending";
  return says || status !== "" ? undefined : "unsaid";
};

/** The item of a Markdown file with front matter. Without a title there, the first heading of level 1 is it, or else the file's name. */
export const readMarkdown = ({ path, text }: MarkdownFile): FoundItem => {
  const { fields, body } = readFrontMatter(text);
  const valueOf = (name: string): FrontValue | undefined =>
    [name, ...inMaps.map((part) => `${name}.${part}`), ...tables.map((table) => `${table}.${name}`)]
      .map((key) => fields.get(key))
      .find((value) => value !== undefined && value !== "");
  const all = (field: keyof typeof names) => names[field].flatMap((name) => listOf(valueOf(name)));
  const separate = (field: "category" | "tags") =>
    names[field].flatMap((name) => separated(valueOf(name))).filter((one) => one !== "");
  const first = (field: keyof typeof names) => all(field)[0] ?? "";
  const file = nameParts(path);
  const [whole = "", heard = ""] = heading.exec(body) ?? [];
  const title = first("title") || heard;
  const textOf = (name: string) => listOf(valueOf(name))[0] ?? "";
  const shownAt = isoDate(first("shown"));
  const date = isoDate(first("date")) ?? shownAt ?? isoDate(file.date);
  const slug = first("slug").replace(/\/+$/, "").split("/").at(-1) || file.slug;
  const isTip = /^(?:tip|conseil)s?$/i.test(first("kind"));
  const [category = "", ...further] = separate("category");
  const tags = [...further, ...separate("tags")];
  const status = textOf("status");
  const unknown = [...fields.keys()]
    .map((name) => name.split("."))
    .map(([first = "", second = ""]) => (tables.includes(first) ? second : first))
    .filter((name, at, every) => !known.has(name) && every.indexOf(name) === at);
  const isPage = [textOf("layout"), first("kind")].some(isPageName) || (fields.size === 0 && aboutFolder.test(path));
  const says =
    [...all("date"), ...all("hidden"), ...all("shown"), file.date].some((value) => value !== "") ||
    /^(?:publish(?:ed)?|publié|public)$/i.test(status) ||
    textOf("layout") !== "" ||
    textOf("private") !== "";
  const why = draftReason({ isPage, isPrivate: isTrue(textOf("private")), status, says });
  const plain = withoutCodes(title === heard ? body.slice(whole.length) : body);
  const isShown = first("shown") === "" || isTrue(first("shown")) || shownAt !== null;
  const isDraft = isTrue(first("hidden")) || draftFolder.test(path) || /^(?:draft|brouillon|hidden)$/i.test(status);
  const notes: Note[] = [
    ...(why && !(why === "unsaid" && isDraft) ? [{ kind: "draft", why } as const] : []),
    ...(plain.codes.length > 0 ? [{ kind: "codes", names: plain.codes } as const] : []),
    ...(unknown.length > 0 ? [{ kind: "unknown-fields", names: unknown } as const] : []),
  ];
  return {
    kind: isTip ? "tip" : "article",
    // As if its time were of UTC: an import of a year ago named it so.
    origin: `markdown:${isoDate(first("date"), "UTC") ?? shownAt ?? isoDate(file.date) ?? ""}:${slug}`,
    title: title || file.slug.replace(/[-_]+/g, " "),
    slug,
    format: isTip ? "stored" : "markdown",
    body: plain.text.trim(),
    excerpt: first("excerpt"),
    category,
    author: all("author").join(", "),
    tags,
    authors: all("author").length > 1 ? all("author") : [],
    featuredImage: first("picture"),
    isPublished: !isDraft && why === undefined && isShown,
    date,
    more: {
      searchTitle: textOf("search_title"),
      searchDescription: textOf("search_description"),
      ...(isTip && { difficulty: textOf("difficulty"), readTime: textOf("read_time") }),
    },
    folder: path.includes("/") ? path.replace(/\/[^/]*$/, "") : "",
    addresses: [path, ...sitePaths(path, file, slug), `/${slug}`, ...all("slug"), ...all("redirects")],
    notes,
  };
};
