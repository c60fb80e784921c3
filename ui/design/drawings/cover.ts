import type { Emblem } from "../../../domain/club/club.ts";
import { aim, competitive, strategy } from "./families/tips.ts";
import { esport, merch, recruitment } from "./families/articles.ts";
import { type Dice, diceOf, hash } from "./hash.ts";
import { picture } from "./shapes.ts";

type Family = (dice: Dice, emblem: Emblem) => string;

/** By the slugs of the first categories, which stay when a category is renamed. The first is for all others too. */
const families: readonly (readonly [category: string, draw: Family])[] = [
  ["esport", esport],
  ["merch", merch],
  ["recrutement", recruitment],
  ["Stratégie", strategy],
  ["Aim Training", aim],
  ["Compétitif", competitive],
];

const drawn = (emblem: Emblem, family: Family, seed: number) => picture(1200, 630, family(diceOf(seed), emblem));

const placeOf = (category: string) =>
  Math.max(
    0,
    families.findIndex(([name]) => name === category),
  );

/**
 * The cover of a content item without a picture, 1200 × 630: the category chooses the drawing, the title seeds it.
 * A category without a drawing gets that of `esport`.
 */
export const cover = (emblem: Emblem, category: string, title: string): string =>
  drawn(emblem, families[placeOf(category)]?.[1] ?? esport, hash(title));

/** All that decides a cover besides the emblem, as a short text. */
export const coverKey = (category: string, title: string): string => `${placeOf(category)}-${hash(title).toString(36)}`;

/** The cover with this key. `undefined` for a text that is no key. */
export const coverWithKey = (emblem: Emblem, key: string): string | undefined => {
  const [, place, seed = ""] = /^(\d)-([\da-z]{1,7})$/.exec(key) ?? [];
  const family = families[Number(place)]?.[1];
  return family && drawn(emblem, family, parseInt(seed, 36));
};
