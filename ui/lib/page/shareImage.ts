export const shareKinds = ["tips", "news"] as const;
export type ShareKind = (typeof shareKinds)[number];

// Share images are 1200 × 630 pixels and drawn by the server (`src/server/shareImages.ts`).

const folder = "/partage/";

/** The share image of pages without their own. */
export const clubImagePath = `${folder}club.png`;

/** The share image of a tip or an article, drawn from its category and title. */
export const shareImagePath = (kind: ShareKind, slug: string): string => `${folder}${kind}/${slug}.png`;

/** Whether the server draws the image, so that its size is known. */
export const isDrawn = (address: string): boolean => address.startsWith(folder);
