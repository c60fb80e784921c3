import type { Category } from "../../../domain/content/categories/category.ts";
import { isSlug } from "../../../domain/shared/slug.ts";
import { articleAddress } from "../../../ui/content/articles/address.ts";
import { listAddress } from "../../../ui/content/articles/listAddress.ts";
import { feedPath } from "../../../ui/lib/page/feeds.ts";
import { typeset } from "../../../ui/design/components/text/french.ts";
import type { FindPort } from "../../container.ts";
import { type ContentItem, type ContentItems, listedItems, shareImages } from "../../server/documents/contentItems.ts";
import {
  decoded,
  type FileNeeds,
  type Files,
  type ListContent,
  type MovedFrom,
  type SiteFile,
} from "../../server/documents/siteFile.ts";
import { element, xmlDocument, xmlText } from "../../server/documents/xml.ts";

/** About a month of articles. */
const newestArticles = 30;

type Needs = Pick<FileNeeds, "site" | "club"> & {
  readonly articles: ContentItems;
  /** The club's categories. */
  readonly categories: () => Promise<readonly Category[]>;
};

const item = (site: string, { id, slug, title, excerpt, categoryLabel, author, publishedAt }: ContentItem): string => {
  const link = site + articleAddress(slug);
  return element("item", [
    element("title", typeset(title)),
    element("link", link),
    // The article's id survives a change of its slug, so feed readers don't show it twice.
    element("guid", `urn:uuid:${id}`, 'isPermaLink="false"'),
    element("pubDate", new Date(publishedAt).toUTCString()),
    ...(categoryLabel ? [element("category", categoryLabel)] : []),
    ...(author ? [element("dc:creator", author)] : []),
    ...(excerpt ? [element("description", typeset(excerpt))] : []),
  ]);
};

/**
 * The newest articles as RSS 2.0, all or those of a category. `undefined` for an unknown category without articles.
 */
export const newsFeed = async (
  { site, club, articles, categories }: Needs,
  category?: string,
): Promise<SiteFile | undefined> => {
  const [newest, listed] = await Promise.all([articles.newest(0, newestArticles, category), categories()]);
  const own = listed.find(({ kind, slug }) => kind === "article" && slug === category);
  if (category !== undefined && newest.length === 0 && !own) return undefined;
  const self = site + feedPath(category);
  const channel = element("channel", [
    element("title", category === undefined ? club.name : `${club.name}, ${own?.label ?? category}`),
    element("link", site + listAddress({ category })),
    element("description", typeset(club.tagline)),
    element("language", "fr"),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...newest.map((article) => item(site, article)),
  ]);
  const names = 'version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return { type: "application/rss+xml; charset=utf-8", body: xmlDocument(element("rss", [channel], names)) };
};

const categoryFeed = /^\/rss\/([^/]+)\.xml$/;

const articlesOf = (findPort: FindPort): ContentItems => ({
  newest: async (from, count, category) => (await findPort("articles")).slice({ from, count, category, sort: "date" }),
  bySlug: async (slug) => (isSlug(slug) ? (await findPort("articles")).bySlug(slug) : undefined),
});

export const listContent: ListContent = (findPort, most) => listedItems(articlesOf(findPort), articleAddress, most);

/** The feeds and the share images. */
export const files: Files = (needs) => {
  const articles = articlesOf(needs.findPort);
  const imageAt = shareImages("news", articles, needs);
  return async (path) => {
    const categories = async () => (await needs.findPort("categories")).list();
    if (path === feedPath()) return newsFeed({ ...needs, articles, categories });
    const category = decoded(categoryFeed.exec(path)?.[1]);
    return category === undefined ? imageAt(path) : newsFeed({ ...needs, articles, categories }, category);
  };
};

export const movedFrom: MovedFrom = async (findPort, path) => {
  const article = await (await findPort("articles")).bySlug(path);
  return article && articleAddress(article.slug);
};
