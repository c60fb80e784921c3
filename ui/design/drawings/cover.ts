import type { Emblem } from "../../../domain/club/club.ts";
import { planOf } from "../../../domain/content/body/diagram.ts";
import { aim, competitive, strategy } from "./families/tips.ts";
import { esport, merch, recruitment } from "./families/articles.ts";
import { coverFamilies, type CoverFamily, coverFamily } from "./coverKey.ts";
import { type Dice, diceOf, hash } from "./hash.ts";
import { picture } from "./picture.ts";
import { planCover } from "./planCover.ts";

const families: Readonly<Record<CoverFamily, (dice: Dice, emblem: Emblem) => string>> = {
  esport,
  merch,
  recrutement: recruitment,
  Stratégie: strategy,
  "Aim Training": aim,
  Compétitif: competitive,
};

const drawn = (emblem: Emblem, family: CoverFamily, seed: number) =>
  picture(1200, 630, families[family](diceOf(seed), emblem));

const coverOf = (drawing: string): string | undefined => {
  const plan = planOf(drawing);
  return plan && planCover(plan);
};

/**
 * The cover of a content item without a picture, 1200 × 630: its plan, an input of `planOf`; or else the category chooses the drawing, and
 * the title seeds it.
 */
export const cover = (emblem: Emblem, category: string, title: string, plan?: string | null): string =>
  (plan && coverOf(plan)) || drawn(emblem, coverFamily(category), hash(title));

const address = /^\/couvertures\/(\d)-([\da-z]{1,7})\.svg$/;
const addressOfPlan = /^\/couvertures\/([a-z\d,;]+)\.svg$/;

/** The cover at an address of `drawnAddress.ts`. `undefined` at another. */
export const coverAt = (emblem: Emblem, path: string): string | undefined => {
  const [, plan] = addressOfPlan.exec(path) ?? [];
  if (plan) return coverOf(plan);
  const [, place, seed = ""] = address.exec(path) ?? [];
  const family = coverFamilies[Number(place)];
  return family && drawn(emblem, family, parseInt(seed, 36));
};
