import type { Club } from "../../domain/club/club.ts";
import { clubImagePath, type ShareKind } from "../../ui/lib/page/shareImage.ts";
import { categoryLabel } from "../../ui/content/articles/words.ts";
import { logoPath } from "../../ui/lib/page/structured.ts";
import { pageCache } from "./pageCache.ts";
import { clubCard, logo, textCard } from "./shareCard.ts";
import type { SiteFile } from "./siteFile.ts";
import type { Texts } from "./texts.ts";

const mostImages = 100;
const mostBytes = 20_000_000;

type Needs = { readonly club: Club; readonly texts: Readonly<Record<ShareKind, Texts>> };

const address = /^\/partage\/(tips|news)\/([a-z0-9-]+)\.png$/;

/**
 * Resolves a path under `/partage/` to its PNG, `undefined` when there is none. Pictures are cached without a time
 * limit: the key holds the category and the title, and nothing else changes them.
 */
export const shareImages = ({ club, texts }: Needs) => {
  const images = pageCache<Uint8Array>({
    time: Infinity,
    size: mostImages,
    bytes: mostBytes,
    bytesOf: ({ length }) => length,
    isWorthKeeping: () => true,
  });
  const file = async (name: string, draw: () => Promise<Uint8Array>): Promise<SiteFile> => ({
    type: "image/png",
    body: await images.get(name, draw),
  });

  return async (path: string): Promise<SiteFile | undefined> => {
    if (path === clubImagePath) return file(path, () => clubCard(club));
    if (path === logoPath) return file(path, () => logo(club));
    const [, kind, slug = ""] = address.exec(path) ?? [];
    const text = kind && (await texts[kind as ShareKind].bySlug(slug));
    if (!text) return undefined;
    const category = categoryLabel(text.category);
    return file(JSON.stringify([category, text.title]), () => textCard(club, { category, title: text.title }));
  };
};
