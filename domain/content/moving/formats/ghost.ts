import { isoDate } from "../dates.ts";
import { type DraftReason, type Found, type FoundItem, gathered, type Note } from "../found.ts";
import { isObject, objectsIn, parsedJson, textIn, type Unknown } from "./json.ts";

/** The tables of an export: `{ db: [{ data }] }`, or `{ data }` in older ones. */
const tablesOf = (json: unknown): Unknown | undefined => {
  const [database] = objectsIn(json, "db");
  const data = (database ?? (isObject(json) ? json : {}))["data"];
  return isObject(data) && Array.isArray(data["posts"]) ? data : undefined;
};

type Names = (post: Unknown) => readonly string[];

/** The names of what a table of pairs relates to posts, in its order. */
const related = (data: Unknown, pairs: string, key: string, table: string): Names => {
  const names = new Map(objectsIn(data, table).map((one) => [textIn(one, "id"), textIn(one, "name", "slug")]));
  const byPost = new Map<string, Unknown[]>();
  for (const pair of objectsIn(data, pairs)) {
    const post = textIn(pair, "post_id");
    byPost.set(post, [...(byPost.get(post) ?? []), pair]);
  }
  const place = (pair: Unknown) => Number(textIn(pair, "sort_order")) || 0;
  return (post) =>
    (byPost.get(textIn(post, "id")) ?? [])
      .toSorted((one, other) => place(one) - place(other))
      .flatMap((pair) => names.get(textIn(pair, key)) ?? []);
};

const reasonOf = (post: Unknown): DraftReason | undefined => {
  if (textIn(post, "status") === "scheduled") return "scheduled";
  const isOfSome = !["", "public"].includes(textIn(post, "visibility")) || textIn(post, "status") === "sent";
  return isOfSome && textIn(post, "status") !== "draft" ? "members" : undefined;
};

/** Ghost writes the address of its own site as a sign. */
const ownSite = "__GHOST_URL__";

const lists = (value: unknown): readonly (readonly unknown[])[] =>
  Array.isArray(value) ? value.filter((one): one is unknown[] => Array.isArray(one)) : [];

/** The paragraphs and the cards of a text that Ghost keeps in its older form (mobiledoc), as Markdown. */
const markdownOf = (mobiledoc: string): string => {
  const json = parsedJson(mobiledoc);
  const { cards, sections } = isObject(json) ? json : { cards: [], sections: [] };
  const cardAt = (at: unknown): string => {
    const [, card] = lists(cards)[Number(at)] ?? [];
    return isObject(card) ? textIn(card, "markdown", "html") : "";
  };
  const wordsOf = (markers: unknown) =>
    lists(markers)
      .map((marker) => marker[3])
      .filter((one) => typeof one === "string")
      .join("");
  const parts = lists(sections).map(([type, first, second]) => {
    if (type === 10) return cardAt(first);
    if (type === 3)
      return lists(second)
        .map((item) => `- ${wordsOf(item)}`)
        .join("\n");
    const heading = /^h([1-6])$/.exec(String(first))?.[1];
    return type === 1 ? `${heading ? `${"#".repeat(Number(heading))} ` : ""}${wordsOf(second)}` : "";
  });
  return parts.filter(Boolean).join("\n\n");
};

/** The text of a post: its HTML, or what older versions kept. */
const bodyOf = (post: Unknown): Pick<FoundItem, "format" | "body"> => {
  const html = textIn(post, "html");
  const markdown = html === "" ? textIn(post, "markdown") || markdownOf(textIn(post, "mobiledoc")) : "";
  return { format: markdown === "" ? "html" : "markdown", body: (markdown || html).replaceAll(ownSite, "") };
};

const itemOf = (post: Unknown, tags: Names, authors: Names): FoundItem => {
  // A tag that begins with # is of the editors alone.
  const [category = "", ...others] = tags(post).filter((name) => !name.startsWith("#"));
  const names = authors(post);
  const why = reasonOf(post);
  const isPublished = textIn(post, "status") === "published" && why === undefined;
  const notes: readonly Note[] = why ? [{ kind: "draft", why }] : [];
  return {
    kind: "article",
    origin: `ghost:${textIn(post, "uuid", "id", "slug")}`,
    title: textIn(post, "title"),
    slug: textIn(post, "slug"),
    ...bodyOf(post),
    excerpt: textIn(post, "custom_excerpt"),
    category,
    author: names[0] ?? "",
    authors: names.length > 1 ? names : [],
    tags: others,
    featuredImage: textIn(post, "feature_image", "image").replace(ownSite, ""),
    isPublished,
    date: isoDate(textIn(post, "published_at"), "UTC") ?? isoDate(textIn(post, "created_at"), "UTC"),
    addresses: textIn(post, "slug") === "" ? [] : [`/${textIn(post, "slug")}/`],
    notes,
  };
};

/** The posts of a Ghost export. `undefined` for JSON of another kind. */
export const readGhost = (json: unknown): Found | undefined => {
  const data = tablesOf(json);
  if (!data) return undefined;
  const tags = related(data, "posts_tags", "tag_id", "tags");
  const authors = related(data, "posts_authors", "author_id", "users");
  const isPage = (post: Unknown) =>
    textIn(post, "type") === "page" || textIn(post, "page") === "1" || post["page"] === true;
  const posts = objectsIn(data, "posts");
  return {
    source: "ghost",
    items: posts.filter((post) => !isPage(post)).map((post) => itemOf(post, tags, authors)),
    leftOut: gathered(posts.filter(isPage).map((post) => ({ kind: "pages", name: textIn(post, "title") }))),
  };
};
