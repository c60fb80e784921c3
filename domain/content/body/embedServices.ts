/** The services whose videos and posts a text can show. Apart from their addresses, which visitors needn't load. */
export const embedServices = ["youtube", "twitch", "x", "bluesky", "instagram", "tiktok"] as const;
export type EmbedService = (typeof embedServices)[number];
