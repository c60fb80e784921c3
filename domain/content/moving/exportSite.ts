import type { WhoAmI } from "../../accounts/session.ts";
import type { Clock } from "../../shared/clock.ts";
import type { ArchiveFile } from "../../shared/ports.ts";
import { type ReadHtml, withoutBadAddresses } from "../body/content.ts";
import type { ContentKind, EditedItem } from "../editing/contentItem.ts";
import { sourceOf } from "../editing/source.ts";
import { tagsOf } from "../tags.ts";
import { exportJson } from "./formats/club.ts";
import { exportedComments, exportedMembers } from "./exportedPeople.ts";
import { exportPath, type ReadStored, uploadedIn, withExportPaths } from "./exportFiles.ts";
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
  readonly whoAmI: WhoAmI;
  readonly readHtml: ReadHtml;
  readonly pack: Pack;
  readonly stored: StoredFiles;
};

/** The uploaded pictures and files, and the site that they are of. */
export type StoredFiles = {
  readonly read: ReadStored;
  /** The site's address, without a slash at its end. */
  readonly site: () => string;
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

/** An address alone in its paragraph is an embed: it has no escaped signs. */
const withBareAddresses = (body: string): string =>
  body.replace(/(?<=^|\n\n)https?\\?:\/\/\S+(?=\n\n|$)/g, (address) => address.replace(/\\(?=[\p{P}\p{S}])/gu, ""));

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
  const text = withExportPaths(`---\n${head}---\n\n${withBareAddresses(body)}\n`, "../");
  return { path: `${folders[kind]}/${slug}.md`, content: text };
};

const readLists = async (lists: ExportedLists): Promise<Readonly<Record<string, unknown>>> => {
  const read: [string, unknown][] = [];
  for (const [name, list] of Object.entries(lists)) read.push([name, await list()]);
  return Object.fromEntries(read);
};

const aboutName = "LISEZ-MOI.txt";

/** What is in an export, and what isn't. For members of the club, in French. */
const aboutText = (site: string, at: string, hasMembers: boolean, missing: readonly string[]): string =>
  [
    `Export de ${site || "ce site"}, le ${at.slice(0, 10)}.`,
    "site.json : articles et tips, et toutes les listes que l'équipe peut lire ; donnees/ : chacune à part.",
    "articles/ et tips/ : un fichier Markdown par texte. images/ et fichiers/ : ce que ces textes montrent.",
    "Un site comme celui-ci reprend les articles et les tips de cette archive, avec leurs images et leurs fichiers.",
    "Des lettres, les cent plus récentes.",
    ...(hasMembers ? [] : ["Les noms d'utilisateur des membres ne sont que dans l'export d'un admin."]),
    "N'y sont pas : les mots de passe, les adresses e-mail et les noms complets des membres, les abonnés de la lettre, les messages reçus, les candidatures, les signalements. La sauvegarde du serveur (npm run backup) les contient.",
    ...(missing.length > 0 ? [`Images et fichiers introuvables : ${missing.join(", ")}`] : []),
    "",
  ].join("\n\n");

/** The uploaded pictures and files that texts show, and the addresses of those that aren't there. */
const readFiles = async (texts: readonly string[], read: ReadStored) => {
  const files: PackedFile[] = [];
  const missing: string[] = [];
  for (const address of uploadedIn(texts.join("\n"))) {
    const content = await read(address);
    if (content) files.push({ path: exportPath(address), content });
    else missing.push(exportPath(address));
  }
  return { files, missing };
};

/**
 * The content of the whole site as the staff can read it, for admins with the members' usernames, in one ZIP: `site.json` with all of
 * it, each list in a file of its own, a Markdown file of each article and tip, and the uploaded pictures and files. A site like this one
 * imports the articles and tips of the JSON.
 */
export const exportSite =
  ({ archive, clock, lists, whoAmI, readHtml, pack, stored }: Needs): ExportSite =>
  async () => {
    const [article, tip] = [await allOf(archive, "article"), await allOf(archive, "tip")];
    const at = new Date((await clock.tell()).now).toISOString();
    const texts: PackedFile[] = [];
    for (const item of [...article, ...tip]) texts.push(await markdownFile(item, readHtml));
    const site = stored.site();
    const members = await exportedMembers(archive, whoAmI);
    const all = {
      ...(await readLists(lists)),
      comments: await exportedComments(archive, { article, tip }, site),
      ...(members && { members }),
    };
    const json = exportJson({ article, tip }, { site, ...all }, at);
    const { files, missing } = await readFiles([json], stored.read);
    const own = Object.entries(all).map(([name, list]) => ({
      path: `donnees/${name}.json`,
      content: `${JSON.stringify(list, null, 2)}\n`,
    }));
    const about = { path: aboutName, content: aboutText(site, at, members !== undefined, missing) };
    const bytes = await pack([about, { path: "site.json", content: json }, ...own, ...texts, ...files]);
    return { name: `site-${at.slice(0, 10)}.zip`, type: "application/zip", bytes };
  };
