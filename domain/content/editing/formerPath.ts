import { isSlug, type Slug } from "../../shared/slug.ts";

/** A path on the site that an item comes from: "/2021/05/03/slug", "/?p=12". It begins with a slash, so it is no slug. */
export type FormerPath = string & { readonly brand: "FormerPath" };

/** Where an item stood before: its slugs, and its paths on another site. */
export type FormerAddress = Slug | FormerPath;

const longestPath = 400;

/** An address without what isn't a path, its letters read. */
export const pathIn = (address: string): string => {
  const path = address.replace(/^(?:https?:)?\/\/[^/?#]*/i, "").replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return path;
  }
};

/** An address as it is compared: a number of WordPress, or a path without slashes at its ends, an ending, and "index". Empty for a site's home. */
export const addressKey = (address: string): string => {
  const [, query = ""] = /[?&]((?:p|page_id)=\d+)(?!\w)/.exec(address) ?? [];
  const path = pathIn(address)
    .replace(/^\/+|\/+$/g, "")
    .replace(/\.(?:mdx?|markdown|html?)$/i, "")
    .replace(/(?:^|\/)_?index$/i, "");
  return query ? `?${query}` : path.toLowerCase();
};

/** The path that an address has on any site. Undefined for a site's home. */
const formerPath = (address: string): FormerPath | undefined => {
  const path = `/${addressKey(address)}`;
  // PostgreSQL text can't hold NUL.
  return path !== "/" && path.length <= longestPath && !path.includes("\0") ? (path as FormerPath) : undefined;
};

/** Further addresses of a text that WordPress has: for phones, as a feed, with a page of its comments. */
const ofSameText = /(?<=[^/]\/)(?:amp|feed|comment-page-\d+)\/?$/i;

/** The former path that a request means. */
export const askedPath = (pathname: string, search: string): FormerPath | undefined =>
  formerPath(pathname.replace(ofSameText, "") + search);

const ownFolder = {
  article: /^\/news\/([^/]+)$/,
  tip: /^\/tips\/([^/]+)$/,
} as const;

/** What leads to an item that stood at an address of another site. One that items of this site have is a former slug, or nothing. */
export const formerAddressOf = (kind: keyof typeof ownFolder, address: string): FormerAddress | undefined => {
  const path = formerPath(address);
  if (path === undefined) return undefined;
  const [, slug] = ownFolder[kind].exec(path) ?? [];
  if (slug !== undefined) return isSlug(slug) ? slug : undefined;
  return Object.values(ownFolder).some((own) => own.test(path)) ? undefined : path;
};
