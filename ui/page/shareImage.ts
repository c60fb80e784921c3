export const shareKinds = ["tips", "news"] as const;
export type ShareKind = (typeof shareKinds)[number];

// Beside a link that somebody shares stands a picture, 1200 × 630, which the server draws (`src/server/shareImages.ts`).

/** That of every page that has none of its own. */
export const clubImagePath = "/partage/club.png";

/** That of a tip or an article, drawn from its category and title. */
export const shareImagePath = (kind: ShareKind, slug: string): string => `/partage/${kind}/${slug}.png`;
