export const shareKinds = ["tips", "news"] as const;
export type ShareKind = (typeof shareKinds)[number];

// Beside a link that somebody shares stands a picture, 1200 × 630, which the server draws (`src/server/shareImages.ts`).

const folder = "/partage/";

/** That of every page that has none of its own. */
export const clubImagePath = `${folder}club.png`;

/** That of a tip or an article, drawn from its category and title. */
export const shareImagePath = (kind: ShareKind, slug: string): string => `${folder}${kind}/${slug}.png`;

/** Whether it is one of these: as large as the server draws. */
export const isDrawn = (address: string): boolean => address.startsWith(folder);
