// Share images are 1200 × 630 pixels and drawn by the server (`src/server/documents/shareCard.ts`).

const folder = "/partage/";

/** The share image of pages without their own. */
export const clubImagePath = `${folder}club.png`;

/** The share image of a tip, an article or a match. */
export const shareImagePath = (section: "tips" | "news" | "matches", slug: string): string =>
  `${folder}${section}/${slug}.png`;

/** Whether the server draws the image, so that its size is known. */
export const isDrawn = (address: string): boolean => address.startsWith(folder);
