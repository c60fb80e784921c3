import { hash } from "./hash.ts";

/** The slugs of the first categories, which stay when a category is renamed. */
export const coverFamilies = ["esport", "merch", "recrutement", "Stratégie", "Aim Training", "Compétitif"] as const;

export type CoverFamily = (typeof coverFamilies)[number];

/** The family of drawings of a category. One without a drawing has that of `esport`. */
export const coverFamily = (category: string): CoverFamily =>
  coverFamilies.find((family) => family === category) ?? "esport";

/** The inputs of a cover's drawing except the emblem, as a short text: the drawing of its plan, or else its category and title. */
export const coverKey = (category: string, title: string, plan?: string | null): string =>
  plan ?? `${coverFamilies.indexOf(coverFamily(category))}-${hash(title).toString(36)}`;
