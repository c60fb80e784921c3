import type { Emblem } from "../../../domain/club/club.ts";
import { aim, competitive, strategy } from "./families/tips.ts";
import { esport, merch, recruitment } from "./families/articles.ts";
import { coverFamilies, type CoverFamily, coverFamily } from "./coverKey.ts";
import { type Dice, diceOf, hash } from "./hash.ts";
import { picture } from "./picture.ts";

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

/** The cover of a content item without a picture, 1200 × 630: the category chooses the drawing, the title seeds it. */
export const cover = (emblem: Emblem, category: string, title: string): string =>
  drawn(emblem, coverFamily(category), hash(title));

const address = /^\/couvertures\/(\d)-([\da-z]{1,7})\.svg$/;

/** The cover at an address of `drawnAddress.ts`. `undefined` at another. */
export const coverAt = (emblem: Emblem, path: string): string | undefined => {
  const [, place, seed = ""] = address.exec(path) ?? [];
  const family = coverFamilies[Number(place)];
  return family && drawn(emblem, family, parseInt(seed, 36));
};
