/** The public pages that aren't an item's. The database's `private.counted_page` has the same. */
export const countedPages: readonly string[] = [
  "/",
  "/about",
  "/teams",
  "/matches",
  "/recruitment",
  "/news",
  "/tips",
  "/partners",
  "/shop",
  "/contact",
  "/privacy",
  "/terms",
];

/** What a public page is about: an item by its slug, or a page by its path. */
export type ReadKind = "article" | "tip" | "match" | "team" | "person" | "page";
export type CountedPage = { readonly kind: ReadKind; readonly slug: string };

const kinds: Readonly<Record<string, ReadKind>> = {
  news: "article",
  tips: "tip",
  matches: "match",
  teams: "team",
  players: "person",
};

/** The counted page at a path; null for another one. Whether its item is published isn't known here. */
export const countedPage = (path: string): CountedPage | null => {
  if (countedPages.includes(path)) return { kind: "page", slug: path };
  if (path === "/team-valorant") return { kind: "team", slug: "valorant" };
  const [, section = "", slug = ""] = /^\/([a-z]+)\/([a-z\d-]+)$/.exec(path) ?? [];
  const kind = kinds[section];
  return kind ? { kind, slug } : null;
};
