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
 * The picture of an article or a tip that has none, 1200 × 630: the category decides what is drawn, the title moves it.
 * A category that nobody drew yet gets the stage lights of Esport.
 */
export const cover = (emblem: Emblem, category: string, title: string): string =>
  picture(1200, 630, (families.get(category) ?? esport)(diceOf(hash(title)), emblem));
