import { shareImagePath } from "../../../ui/lib/page/shareImage.ts";
import { textCard } from "./shareCard.ts";
import type { FileNeeds, Listed, SiteFile } from "./siteFile.ts";

/** The fields of an article or a tip that feeds, the sitemap and share cards need. */
export type ContentItem = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly categoryLabel: string;
  readonly author: string | null;
  /** The drawing of a tip's plan. */
  readonly plan?: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** ISO 8601. */
  readonly updatedAt: string;
};

/** The published content items of one kind. */
export type ContentItems = {
  /** Newest first, after `from` others, `count` at most. */
  newest(from: number, count: number, category?: string): Promise<readonly ContentItem[]>;
  /** `undefined` when there is none, or when the slug is invalid. */
  bySlug(slug: string): Promise<ContentItem | undefined>;
};

/** An item's entry in the sitemap. */
type Dated = Pick<ContentItem, "slug" | "updatedAt">;

/** The addresses of all items up to `most`, requested in batches of `atOnce`. */
export const listedItems = async (
  items: { newest(from: number, count: number): Promise<readonly Dated[]> },
  addressOf: (slug: string) => string,
  most: number,
  atOnce = 500,
): Promise<readonly Listed[]> => {
  const found: Dated[] = [];
  while (found.length < most) {
    const more = await items.newest(found.length, Math.min(atOnce, most - found.length));
    found.push(...more);
    if (more.length < atOnce) break;
  }
  return found.map(({ slug, updatedAt }) => ({ path: addressOf(slug), updatedAt }));
};

/** Resolves the path of an item's share image to its PNG. Only its plan, its category and its title change the image. */
export const shareImages =
  (section: Parameters<typeof shareImagePath>[0], items: ContentItems, { club, image }: FileNeeds) =>
  async (path: string): Promise<SiteFile | undefined> => {
    const [, slug = ""] = /\/([a-z0-9-]+)\.png$/.exec(path) ?? [];
    if (path !== shareImagePath(section, slug)) return undefined;
    const item = await items.bySlug(slug);
    if (!item) return undefined;
    const { category, categoryLabel: label, title, plan } = item;
    return image(JSON.stringify([category, label, title, plan]), () =>
      textCard(club, { category, label, title, plan }),
    );
  };
