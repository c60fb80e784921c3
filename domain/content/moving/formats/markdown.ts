import { isoDate } from "../dates.ts";
import type { FoundItem, Note } from "../found.ts";
import { type FrontValue, readFrontMatter } from "./frontMatter.ts";

/** A Markdown file. `path`: with its folders, as far as they are known. */
export type MarkdownFile = { readonly path: string; readonly text: string };

const listOf = (value: FrontValue | undefined): readonly string[] =>
  value === undefined ? [] : (typeof value === "string" ? [value] : value).filter((one) => one !== "");

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

const known: ReadonlySet<string> = new Set([...Object.values(names).flat(), "layout", "difficulty", "read_time"]);

/** What the file's own name says: its date and its slug. The page of a folder is called index. */
const nameParts = (path: string): { readonly date: string; readonly slug: string } => {
  const folders = path.replace(/\.[^./]+$/, "").split("/");
  const own = folders.at(-1) ?? "";
  const name = /^_?index$/i.test(own) ? (folders.at(-2) ?? own) : own;
  const [, date = "", slug = name] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? [];
  return { date, slug };
};

const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n+|$)/;

const isTrue = (value: string): boolean => /^(?:true|yes|on|oui|1)$/i.test(value);

/** The item of a Markdown file with front matter. Without a title there, the first heading of level 1 is it, or else the file's name. */
export const readMarkdown = ({ path, text }: MarkdownFile): FoundItem => {
  const { fields, body } = readFrontMatter(text);
  const all = (field: keyof typeof names) => names[field].flatMap((name) => listOf(fields.get(name)));
  const first = (field: keyof typeof names) => all(field)[0] ?? "";
  const file = nameParts(path);
  const [whole = "", heard = ""] = heading.exec(body) ?? [];
  const title = first("title") || heard;
  const date = isoDate(first("date") || file.date);
  const slug = first("slug").replace(/\/+$/, "").split("/").at(-1) || file.slug;
  const isTip = /^(?:tip|conseil)s?$/i.test(first("kind"));
  const [category = "", ...others] = all("category");
  const tags = [...others, ...all("tags")];
  const unknown = [...fields.keys()].filter((name) => !known.has(name));
  const notes: Note[] = [
    ...(tags.length > 0 ? [{ kind: "tags", names: tags } as const] : []),
    ...(unknown.length > 0 ? [{ kind: "unknown-fields", names: unknown } as const] : []),
    ...(all("redirects").length > 0 ? [{ kind: "old-addresses", count: all("redirects").length } as const] : []),
  ];
  const textOf = (name: string) => listOf(fields.get(name))[0] ?? "";
  return {
    kind: isTip ? "tip" : "article",
    origin: `markdown:${date ?? ""}:${slug}`,
    title: title || file.slug.replace(/[-_]+/g, " "),
    slug,
    format: isTip ? "stored" : "markdown",
    body: title === heard ? body.slice(whole.length) : body,
    excerpt: first("excerpt"),
    category,
    author: all("author").join(", "),
    featuredImage: first("picture"),
    isPublished: !isTrue(first("hidden")) && (first("shown") === "" || isTrue(first("shown"))),
    date,
    ...(isTip && { more: { difficulty: textOf("difficulty"), readTime: textOf("read_time") } }),
    notes,
  };
};
