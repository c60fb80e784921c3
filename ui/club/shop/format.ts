import { words } from "./words.ts";

const round = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const lengths = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** "35€", "34,90€", "Gratuit". */
export const price = (cents: number): string =>
  cents === 0 ? words.free : `${(cents % 100 === 0 ? round : exact).format(cents / 100)}€`;

/** "53", "53,5". */
export const length = (centimetres: number): string => lengths.format(centimetres);
