import { isPictureSource } from "../../shared/address.ts";
import { isSlug, type Slug, slugOf } from "../../shared/slug.ts";
import { foldText, isBlank, normalizeText } from "../../shared/text.ts";
import { authorLines, tidyAuthors } from "../authors.ts";
import { tagsOf, tidyTags } from "../tags.ts";
import type { Category } from "../categories/category.ts";
import { type Content, type ReadContent, type ReadHtml, withoutBadAddresses } from "../body/content.ts";
import { linksIn, picturesIn } from "../body/parts.ts";
import { withUnwrappedLinks } from "../body/wrappedLink.ts";
import { mostOldSlugs } from "../editing/changeSlug.ts";
import type { ContentKind, Field, Fields } from "../editing/contentItem.ts";
import { type FormerAddress, formerAddressOf } from "../editing/formerPath.ts";
import { imageAddress, longestOf, noFields, normalizeFields } from "../editing/fields.ts";
import type { ReadClipboard } from "../editing/readPasted.ts";
import { sourceOf } from "../editing/source.ts";
import { textOf } from "../versions/blockText.ts";
import type { FoundItem, Note } from "./found.ts";
import { type ReadAddress, readAddress, readOwnAddress, type Surroundings, type Taken } from "./oldAddresses.ts";
import { type AddressUse, type ChangeAddress, withHtmlAddresses, withMarkdownAddresses } from "./sourceAddresses.ts";
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

/** An item as it is going to be stored, what it loses, and the pictures and files that are stored with it. */
export type PreparedItem = {
  readonly item: MovedItem;
  readonly notes: readonly Note[];
  readonly taken: readonly Taken[];
  /** It has addresses that can only be read with the old site's. */
  readonly lacksSite: boolean;
};

/** Reads the addresses of an item, and gathers what they need. */
const addressReader = ({ format, folder }: FoundItem, surroundings: Surroundings) => {
  const isOwn = format === "stored" && folder === undefined;
  const all: ReadAddress[] = [];
  const change = (address: string, use: AddressUse): string | null => {
    const read = isOwn
      ? readOwnAddress(address, use, surroundings.findBeside)
      : readAddress(address, use, folder ?? "", surroundings);
    all.push(read);
    return read.address;
  };
  return { change, all };
};

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

const bodyOf = async (
  { kind, format, body }: FoundItem,
  readers: TextReaders,
  change: ChangeAddress,
): Promise<Body> => {
  if (format === "stored") {
    const source = kind === "tip" ? withMarkdownAddresses(body, change) : withHtmlAddresses(body, change);
    const content = kind === "tip" ? readers.readContent(source) : await readers.readHtml(source);
    return { source, content, notes: [] };
  }
  const html = await readers.siteHtml(format === "markdown" ? await readers.markdownHtml(body) : body);
  const { content: foreign, unread } = await readers.readForeign(withHtmlAddresses(html, change));
  const read = withUnwrappedLinks(foreign);
  const content = withoutBadAddresses(read);
  const notes = [
    ...counted("tables", unread.tables),
    ...counted("embeds", unread.embeds),
    ...counted("styles", unread.styles),
    ...counted("margin-comments", unread.comments),
    ...counted("tracked-changes", unread.changes),
    ...counted("bad-links", linksIn(read) - linksIn(content)),
    ...counted("bad-pictures", picturesIn(read).filter((address) => !isPictureSource(address)).length),
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

/** What leads to the item from then on: where it stood, and the slugs that it had on a site like this one. */
const formerOf = ({ kind, oldSlugs = [], addresses = [] }: FoundItem): readonly FormerAddress[] => {
  const stood = addresses.flatMap((address) => formerAddressOf(kind, address) ?? []);
  const had = oldSlugs.flatMap((one) =>
    isSlug(one) ? one : one.startsWith("/") ? (formerAddressOf(kind, one) ?? []) : [],
  );
  return [...new Set([...stood, ...had])].slice(-mostOldSlugs);
};

/** Files without an old site and without others beside them. */
const nowhere: Surroundings = { site: "", findBeside: () => undefined, findItem: () => undefined };

/**
 * An item of a file as it is going to be stored. `undefined` for one with a text that is too long.
 * @param listed the club's categories
 */
export const prepareItem = async (
  found: FoundItem,
  listed: readonly Category[],
  readers: TextReaders,
  surroundings: Surroundings = nowhere,
): Promise<PreparedItem | undefined> => {
  const isStored = found.format === "stored";
  const addresses = addressReader(found, surroundings);
  const body = await bodyOf(found, readers, addresses.change);
  const notable = [...addresses.all];
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
  const wanted = found.featuredImage.trim();
  const picture = wanted === "" ? "" : (addresses.change(wanted, "picture") ?? "");
  const hasPicture = picture !== "" && isPictureSource(picture);
  const shown = { title: isBlank(title) ? "Sans titre" : title, excerpt, author, category };
  const short = Object.fromEntries(
    Object.entries(shown).map(([field, text]) => [field, cut(text, field as keyof typeof shown)]),
  ) as typeof shown;
  const ownFields = moreOf(found);
  const more = ownFields.heroImage
    ? { ...ownFields, heroImage: addresses.change(ownFields.heroImage, "picture") ?? "" }
    : ownFields;
  const fields = normalizeFields(found.kind, {
    ...noFields,
    ...more,
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
    ...(wanted !== "" && !hasPicture ? [{ kind: "no-picture" } as const] : []),
    ...(Object.keys(shown) as (keyof typeof shown)[])
      .filter((field) => short[field] !== shown[field].trim())
      .map((field) => ({ kind: "cut", field }) as const),
    ...(lost.length > 0 ? [{ kind: "tags", names: lost } as const] : []),
    ...(authorLines(authors).length < named.length ? [{ kind: "cut", field: "author" } as const] : []),
    ...(found.slug !== "" && slug !== found.slug ? [{ kind: "slug-unfit", wanted: decoded(found.slug) } as const] : []),
  ];
  return {
    item: {
      kind: found.kind,
      origin: found.origin.slice(0, 600),
      slug,
      oldSlugs: formerOf(found),
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
    notes: [
      ...own,
      ...found.notes,
      ...body.notes,
      ...(["private-pictures", "http-pictures"] as const).flatMap((kind) =>
        counted(kind, notable.filter(({ note }) => note === kind).length),
      ),
    ],
    taken: addresses.all.flatMap(({ taken }) => taken ?? []),
    lacksSite: addresses.all.some(({ lacksSite = false }) => lacksSite),
  };
};
