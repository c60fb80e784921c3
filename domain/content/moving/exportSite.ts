import type { Clock } from "../../shared/clock.ts";
import type { ArchiveFile } from "../../shared/ports.ts";
import { type ReadHtml, withoutBadAddresses } from "../body/content.ts";
import type { ContentKind, EditedItem } from "../editing/contentItem.ts";
import { sourceOf } from "../editing/source.ts";
import { tagsOf } from "../tags.ts";
import { exportJson } from "./formats/club.ts";
import type { Archive } from "./ports.ts";

/** A file of an archive. */
export type PackedFile = { readonly path: string; readonly content: string | Uint8Array<ArrayBuffer> };

/** Packs files into a ZIP. */
export type Pack = (files: readonly PackedFile[]) => Promise<Uint8Array<ArrayBuffer>>;

/** Gives a file such as `site-2026-11-27.zip`. */
export type ExportSite = () => Promise<ArchiveFile>;

/** The lists of the club's records, by their names in the file. */
export type ExportedLists = Readonly<Record<string, () => Promise<unknown>>>;

type Needs = {
  readonly archive: Archive;
  readonly clock: Clock;
  readonly lists: ExportedLists;
  readonly readHtml: ReadHtml;
  readonly pack: Pack;
};

/** The longest texts of so many fit into an answer. */
const sliceLength = 15;

const allOf = async (archive: Archive, kind: ContentKind): Promise<readonly EditedItem[]> => {
  const all: EditedItem[] = [];
  for (;;) {
    const some = await archive.slice(kind, all.length, sliceLength);
    all.push(...some);
    if (some.length < sliceLength) return all;
  }
};

const folders = { article: "articles", tip: "tips" } as const;

/** JSON's texts are texts of YAML too. */
const frontMatterOf = (values: Readonly<Record<string, string | boolean | readonly string[] | null>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value.toString() !== "")
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("");

/** An item as Markdown with front matter: an article's text as readers see it, a tip's as it is stored. */
const markdownFile = async (item: EditedItem, readHtml: ReadHtml): Promise<PackedFile> => {
  const { kind, slug, fields, byline, authorNames, isPublished, publishedAt, createdAt } = item;
  const body = kind === "tip" ? fields.content : sourceOf("tip", withoutBadAddresses(await readHtml(fields.content)));
  const head = frontMatterOf({
    title: fields.title,
    slug,
    kind,
    date: publishedAt ?? createdAt,
    author: kind === "tip" ? fields.author : authorNames.length > 0 ? null : byline,
    authors: authorNames,
    tags: tagsOf(fields.tags).map(({ label }) => label),
    category: fields.category,
    excerpt: fields.excerpt,
    image: fields.featuredImage || fields.heroImage,
    difficulty: fields.difficulty,
    read_time: fields.readTime,
    search_title: fields.searchTitle,
    search_description: fields.searchDescription,
    draft: !isPublished,
  });
  return { path: `${folders[kind]}/${slug}.md`, content: `---\n${head}---\n\n${body}\n` };
};

const readLists = async (lists: ExportedLists): Promise<Readonly<Record<string, unknown>>> => {
  const read: [string, unknown][] = [];
  for (const [name, list] of Object.entries(lists)) read.push([name, await list()]);
  return Object.fromEntries(read);
};

/**
 * The content of the whole site as the staff can read it, in one ZIP: `site.json` with all of it, and a Markdown file of each article and
 * tip. A site like this one imports the articles and tips of the JSON.
 */
export const exportSite =
  ({ archive, clock, lists, readHtml, pack }: Needs): ExportSite =>
  async () => {
    const [article, tip] = [await allOf(archive, "article"), await allOf(archive, "tip")];
    const at = new Date((await clock.tell()).now).toISOString();
    const texts: PackedFile[] = [];
    for (const item of [...article, ...tip]) texts.push(await markdownFile(item, readHtml));
    const json = exportJson({ article, tip }, await readLists(lists), at);
    const bytes = await pack([{ path: "site.json", content: json }, ...texts]);
    return { name: `site-${at.slice(0, 10)}.zip`, type: "application/zip", bytes };
  };
