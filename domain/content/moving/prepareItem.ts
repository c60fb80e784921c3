import { isInsecureAddress, isPictureSource } from "../../shared/address.ts";
import { isSlug, type Slug, slugOf } from "../../shared/slug.ts";
import { foldText, isBlank, normalizeText } from "../../shared/text.ts";
import { authorLines, tidyAuthors } from "../authors.ts";
import { tagsOf, tidyTags } from "../tags.ts";
import type { Category } from "../categories/category.ts";
import {
  type Content,
  type ReadContent,
  type ReadHtml,
  withUnwrappedLinks,
  withoutBadAddresses,
} from "../body/content.ts";
import { linksIn, picturesIn } from "../body/parts.ts";
import { mostOldSlugs } from "../editing/changeSlug.ts";
import type { ContentKind, Field, Fields } from "../editing/contentItem.ts";
import { imageAddress, longestOf, noFields, normalizeFields } from "../editing/fields.ts";
import type { ReadClipboard } from "../editing/readPasted.ts";
import { sourceOf } from "../editing/source.ts";
import { textOf } from "../versions/blockText.ts";
import type { FoundItem, Note } from "./found.ts";
import type { MovedItem } from "./ports.ts";

/** How a device reads the texts of files. */
export type TextReaders = {
  readonly readHtml: ReadHtml;
  readonly readContent: ReadContent;
  /** HTML with what the editor of another site showed, in the elements that a body is read from. */
  readonly siteHtml: (html: string) => Promise<string>;
  /** The HTML of a Markdown text. */
  readonly markdownHtml: (text: string) => Promise<string>;
  /** Parses HTML of another site as a paste is parsed, and counts what isn't kept. */
  readonly readForeign: ReadClipboard;
};

/** An item as it is going to be stored, what it loses, and the addresses of its pictures. */
export type PreparedItem = {
  readonly item: MovedItem;
  readonly notes: readonly Note[];
  readonly pictures: readonly string[];
};

const insecureImage = /(<img\b[^>]*?\ssrc\s*=\s*["']?\s*)http:(?=\/\/)/gi;

/** Pictures over http are asked for over https, as a page of https can show no others. */
const secured = (html: string): string => html.replace(insecureImage, "$1https:");
const securedAddress = (address: string): string => address.trim().replace(/^http:(?=\/\/)/i, "https:");

const cut = (text: string, field: Field): string => [...text].slice(0, longestOf[field]).join("").trim();

const oneLine = (text: string): string => normalizeText(text).replace(/\s+/g, " ");

/** The slug of the club's category of that name, or the name itself. */
const categoryOf = (listed: readonly Category[], kind: ContentKind, name: string): string => {
  const folded = foldText(oneLine(name));
  const same = listed.find(
    (one) =>
      one.kind === kind && (one.slug === name || foldText(one.slug) === folded || foldText(one.label) === folded),
  );
  return same?.slug ?? oneLine(name);
};

/** The fields of an export of this site that no other file has. What isn't valid of them costs no text. */
const moreOf = ({ more = {} }: FoundItem): NonNullable<FoundItem["more"]> => ({
  match: cut(oneLine(more.match ?? ""), "match"),
  difficulty: cut(oneLine(more.difficulty ?? ""), "difficulty"),
  readTime: cut(oneLine(more.readTime ?? ""), "readTime"),
  searchTitle: cut(oneLine(more.searchTitle ?? ""), "searchTitle"),
  searchDescription: cut(oneLine(more.searchDescription ?? ""), "searchDescription"),
  heroImage: imageAddress(more.heroImage ?? "").ok ? (more.heroImage ?? "") : "",
});

type Body = { readonly source: string; readonly content: Content; readonly notes: readonly Note[] };

const counted = (kind: Extract<Note, { readonly count: number }>["kind"], count: number): readonly Note[] =>
  count > 0 ? [{ kind, count }] : [];

const bodyOf = async ({ kind, format, body }: FoundItem, readers: TextReaders): Promise<Body> => {
  if (format === "stored") {
    const content = kind === "tip" ? readers.readContent(body) : await readers.readHtml(body);
    return { source: body, content, notes: [] };
  }
  const html = await readers.siteHtml(format === "markdown" ? await readers.markdownHtml(body) : body);
  const source = secured(html);
  const foreign = await readers.readForeign(source);
  const [read, { unread }] = [withUnwrappedLinks(foreign.content), foreign];
  const content = withoutBadAddresses(read);
  const notes = [
    ...counted("tables", unread.tables),
    ...counted("embeds", unread.embeds),
    ...counted("styles", unread.styles),
    ...counted("margin-comments", unread.comments),
    ...counted("tracked-changes", unread.changes),
    ...counted("bad-links", linksIn(read) - linksIn(content)),
    ...counted("bad-pictures", picturesIn(read).filter((address) => !isPictureSource(address)).length),
    ...counted("http-pictures", html.match(insecureImage)?.length ?? 0),
  ];
  return { source: sourceOf(kind, read), content, notes };
};

const stripped = async (text: string, { readHtml }: TextReaders): Promise<string> =>
  /[<&]/.test(text) ? textOf(await readHtml(text)) : text;

const wantedSlug = ({ kind, slug, title }: FoundItem): Slug =>
  isSlug(slug) ? slug : (slugOf(decoded(slug)) ?? slugOf(title) ?? (kind as string as Slug));

/** WordPress writes the letters of other scripts in a slug as percent signs and digits. */
const decoded = (slug: string): string => {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
};

/**
 * An item of a file as it is going to be stored. `undefined` for one with a text that is too long.
 * @param listed the club's categories
 */
export const prepareItem = async (
  found: FoundItem,
  listed: readonly Category[],
  readers: TextReaders,
): Promise<PreparedItem | undefined> => {
  const isStored = found.format === "stored";
  const body = await bodyOf(found, readers);
  const title = isStored ? found.title : oneLine(await stripped(found.title, readers));
  const excerpt = isStored ? found.excerpt : normalizeText(await stripped(found.excerpt, readers));
  const named = found.kind === "article" ? (found.authors ?? []) : [];
  const authors = tidyAuthors(named.join("\n"));
  const given = found.tags ?? [];
  const tags = found.kind === "article" ? tidyTags(given.map(oneLine).join("\n")) : "";
  const kept = tagsOf(tags).map(({ slug }) => slug);
  const lost = given.filter((name) => !kept.some((one) => one === slugOf(name)));
  const author = named.length > 0 ? "" : oneLine(found.author);
  const category = categoryOf(listed, found.kind, found.category);
  const picture = securedAddress(found.featuredImage);
  const hasPicture = picture !== "" && isPictureSource(picture);
  const shown = { title: isBlank(title) ? "Sans titre" : title, excerpt, author, category };
  const short = Object.fromEntries(
    Object.entries(shown).map(([field, text]) => [field, cut(text, field as keyof typeof shown)]),
  ) as typeof shown;
  const fields = normalizeFields(found.kind, {
    ...noFields,
    ...moreOf(found),
    ...short,
    authors,
    tags,
    content: body.source,
    featuredImage: hasPicture ? picture : "",
  } satisfies Fields);
  if (!fields.ok) return undefined;
  const slug = wantedSlug(found);
  const isDated = found.date !== null || !found.isPublished;
  const own: readonly Note[] = [
    ...(isBlank(title) ? [{ kind: "untitled" } as const] : []),
    ...(isDated ? [] : [{ kind: "no-date" } as const]),
    ...(isBlank(textOf(body.content)) && picturesIn(body.content).length === 0 ? [{ kind: "no-text" } as const] : []),
    ...(picture !== "" && !hasPicture ? [{ kind: "no-picture" } as const] : []),
    ...(Object.keys(shown) as (keyof typeof shown)[])
      .filter((field) => short[field] !== shown[field].trim())
      .map((field) => ({ kind: "cut", field }) as const),
    ...(lost.length > 0 ? [{ kind: "tags", names: lost } as const] : []),
    ...(authorLines(authors).length < named.length ? [{ kind: "cut", field: "author" } as const] : []),
    ...(found.slug !== "" && slug !== found.slug ? [{ kind: "slug-unfit", wanted: found.slug } as const] : []),
  ];
  return {
    item: {
      kind: found.kind,
      origin: found.origin.slice(0, 600),
      slug,
      oldSlugs: [...new Set(found.oldSlugs ?? [])].filter(isSlug).slice(-mostOldSlugs),
      fields: fields.value,
      byline: found.kind === "tip" || author.includes("@") ? "" : short.author,
      isPublished: found.isPublished,
      isFeatured: false,
      isPinned: false,
      ...found.highlights,
      // An export of this site keeps the date of what was published once.
      publishedAt: found.isPublished || found.createdAt !== undefined ? found.date : null,
      createdAt: found.createdAt ?? found.date,
    },
    notes: [...own, ...found.notes, ...body.notes],
    pictures: [...(hasPicture ? [picture] : []), ...picturesIn(body.content)].filter((one) => !isInsecureAddress(one)),
  };
};
