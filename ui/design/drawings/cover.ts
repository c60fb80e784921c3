import type { Emblem } from "../../../domain/club/club.ts";
import { aim, competitive, strategy } from "./families/tips.ts";
import { esport, merch, recruitment } from "./families/articles.ts";
import { type Dice, diceOf, hash } from "./hash.ts";
import { picture } from "./shapes.ts";

const families = new Map<string, (dice: Dice, emblem: Emblem) => string>([
  ["Stratégie", strategy],
  ["Aim Training", aim],
  ["Compétitif", competitive],
  ["Esport", esport],
  ["Merch", merch],
  ["Recrutement", recruitment],
]);

/**
 * The cover of a content item without a picture, 1200 × 630: the category chooses the drawing, the title seeds it.
 * An unknown category gets the drawing of Esport.
 */
export const cover = (emblem: Emblem, category: string, title: string): string =>
  picture(1200, 630, (families.get(category) ?? esport)(diceOf(hash(title)), emblem));
