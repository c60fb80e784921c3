import { isoDate } from "../dates.ts";
import { type DraftReason, type Found, type FoundItem, gathered, type LeftOut, type Note } from "../found.ts";
import { type Attachment, isPictureName, readCodes, readDynamicBlocks } from "./wordPressCodes.ts";
import { isOfBlocks, withParagraphs } from "./wordPressText.ts";

/** An element of XML. Its name has the prefix that the file writes: "wp:post_type". */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text between its tags, without that of its elements. */
  readonly text: string;
  readonly children: readonly XmlElement[];
};

/** Parses XML. `undefined` for a text that isn't well-formed. */
export type ReadXml = (text: string) => XmlElement | undefined;

const textOf = (element: XmlElement, name: string): string =>
  element.children.find((one) => one.name === name)?.text.trim() ?? "";
const allOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((one) => one.name === name);

const metaOf = (post: XmlElement, key: string): readonly string[] =>
  allOf(post, "wp:postmeta")
    .filter((meta) => textOf(meta, "wp:meta_key") === key)
    .map((meta) => textOf(meta, "wp:meta_value"));

const leaving = new Set(["trash", "auto-draft", "inherit"]);
const reasons: Readonly<Record<string, DraftReason>> = { private: "private", future: "scheduled", pending: "pending" };

/** What posts refer to: the names of authors by their login, and the files of the library by their id and by the post that shows them. */
type Site = {
  readonly address: string;
  readonly authors: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, Attachment>;
  readonly filesOf: ReadonlyMap<string, readonly Attachment[]>;
};

const dateOf = (post: XmlElement): string | null =>
  isoDate(textOf(post, "wp:post_date_gmt"), "UTC") ??
  isoDate(textOf(post, "wp:post_date")) ??
  isoDate(textOf(post, "pubDate"));

/** Its tags, and the categories beyond the first. */
const tagsOf = (post: XmlElement): readonly string[] => {
  const labels = allOf(post, "category").map((label) => ({
    domain: label.attributes["domain"],
    name: label.text.trim(),
  }));
  const [, ...others] = labels.filter(({ domain }) => domain === "category");
  return [...others, ...labels.filter(({ domain }) => domain === "post_tag")].map(({ name }) => name);
};

type Body = { readonly html: string; readonly codes: readonly string[]; readonly lost: number };

const bodyOf = (post: XmlElement, { files, filesOf }: Site): Body => {
  const text = textOf(post, "content:encoded");
  const blocks = readDynamicBlocks(text);
  const own = filesOf.get(textOf(post, "wp:post_id")) ?? [];
  const { html, codes, lost } = readCodes(blocks.html, { byId: (id) => files.get(id), own });
  // Without the marks of blocks that it had, a text is still one of the block editor.
  const isBlocks = isOfBlocks(text);
  return {
    html: isBlocks ? withParagraphs(`<!-- wp: -->${html}`) : withParagraphs(html),
    codes: [...blocks.codes, ...codes],
    lost,
  };
};

const notesOf = (
  post: XmlElement,
  why: DraftReason | undefined,
  { codes, lost }: Body,
  isCoverLost: boolean,
): readonly Note[] => {
  const comments = allOf(post, "wp:comment").length;
  return [
    ...(why ? [{ kind: "draft", why } as const] : []),
    ...(codes.length > 0 ? [{ kind: "codes", names: codes } as const] : []),
    ...(isCoverLost ? [{ kind: "lost-cover" } as const] : []),
    ...(lost > 0 ? [{ kind: "lost-pictures", count: lost } as const] : []),
    ...(comments > 0 ? [{ kind: "comments", count: comments } as const] : []),
  ];
};

/** The address of a text, after those that it had under its former slugs. */
const linksOf = (post: XmlElement, slug: string): readonly string[] => {
  const link = textOf(post, "link");
  const at = slug === "" ? -1 : link.lastIndexOf(slug);
  const end = link.slice(at + slug.length);
  const hasSlug = at >= 0 && /^(?:\.html?)?\/?$/.test(end);
  return [...(hasSlug ? metaOf(post, "_wp_old_slug").map((old) => link.slice(0, at) + old + end) : []), link];
};

const itemOf = (post: XmlElement, site: Site): FoundItem => {
  const { address, authors, files } = site;
  const status = textOf(post, "wp:status");
  const why = textOf(post, "wp:post_password") === "" ? reasons[status] : "password";
  const body = bodyOf(post, site);
  const [cover = ""] = metaOf(post, "_thumbnail_id");
  const login = textOf(post, "dc:creator");
  // As the plugin Co-Authors Plus writes them.
  const named = allOf(post, "category")
    .filter(({ attributes }) => attributes["domain"] === "author")
    .map(({ text }) => text.trim());
  const id = textOf(post, "wp:post_id");
  const slug = textOf(post, "wp:post_name");
  const date = dateOf(post);
  return {
    kind: "article",
    origin: `wordpress:${textOf(post, "guid") || `${address}#${id || slug}`}`,
    title: textOf(post, "title"),
    slug,
    format: "html",
    body: body.html,
    excerpt: textOf(post, "excerpt:encoded"),
    category:
      allOf(post, "category")
        .find(({ attributes }) => attributes["domain"] === "category")
        ?.text.trim() ?? "",
    author: authors.get(login) ?? login,
    authors: named.length > 1 ? named : [],
    tags: tagsOf(post),
    featuredImage: files.get(cover)?.address ?? "",
    isPublished: status === "publish" && why === undefined,
    date,
    addresses: [...linksOf(post, slug), textOf(post, "guid"), id && `/?p=${id}`].filter(Boolean),
    notes: notesOf(post, why, body, cover !== "" && !files.has(cover)),
  };
};

const attachmentOf = (post: XmlElement): Attachment => ({
  address: textOf(post, "wp:attachment_url") || textOf(post, "guid"),
  title: textOf(post, "title"),
  description: metaOf(post, "_wp_attachment_image_alt")[0] ?? "",
  caption: textOf(post, "excerpt:encoded"),
});

const siteOf = (channel: XmlElement, posts: readonly XmlElement[]): Site => {
  const attachments = posts
    .filter((post) => textOf(post, "wp:post_type") === "attachment")
    .map((post) => ({
      id: textOf(post, "wp:post_id"),
      parent: textOf(post, "wp:post_parent"),
      file: attachmentOf(post),
    }));
  const parents = new Map<string, Attachment[]>();
  for (const { parent, file } of attachments)
    if (isPictureName(file.address)) parents.set(parent, [...(parents.get(parent) ?? []), file]);
  return {
    address: textOf(channel, "wp:base_blog_url") || textOf(channel, "link"),
    authors: new Map(
      allOf(channel, "wp:author").map((author) => [
        textOf(author, "wp:author_login"),
        textOf(author, "wp:author_display_name") || textOf(author, "wp:author_login"),
      ]),
    ),
    files: new Map(attachments.map(({ id, file }) => [id, file])),
    filesOf: parents,
  };
};

const placeOf = (post: XmlElement): LeftOut["kind"] | "item" | "media" => {
  const type = textOf(post, "wp:post_type") || "post";
  if (type === "attachment") return "media";
  if (leaving.has(textOf(post, "wp:status"))) return "trash";
  return type === "post" ? "item" : type === "page" ? "pages" : "others";
};

/** The posts of a WordPress export (WXR). `undefined` for XML of another kind. */
export const readWordPress = (root: XmlElement): Found | undefined => {
  const channel = allOf(root, "channel")[0];
  if (root.name !== "rss" || !channel || textOf(channel, "wp:wxr_version") === "") return undefined;
  const posts = allOf(channel, "item");
  const site = siteOf(channel, posts);
  const leftOut = posts.flatMap((post) => {
    const place = placeOf(post);
    return place === "item" || place === "media" ? [] : [{ kind: place, name: textOf(post, "title") }];
  });
  return {
    source: "wordpress",
    items: posts.filter((post) => placeOf(post) === "item").map((post) => itemOf(post, site)),
    leftOut: gathered(leftOut),
    site: site.address,
  };
};
