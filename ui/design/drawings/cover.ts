import type { Emblem } from "../../../domain/club/club.ts";
import { aim } from "./families/aim.ts";
import { competitive } from "./families/competitive.ts";
import { esport } from "./families/esport.ts";
import { merch } from "./families/merch.ts";
import { recruitment } from "./families/recruitment.ts";
import { strategy } from "./families/strategy.ts";
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
