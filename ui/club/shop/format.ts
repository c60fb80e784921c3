import { decimal } from "../../design/components/text/format.ts";
import { words } from "./words.ts";

/** "35€", "34,90€", "Gratuit". */
export const price = (cents: number): string =>
  cents === 0 ? words.free : `${decimal(cents / 100, cents % 100 === 0 ? [0, 0] : [2, 2])}€`;

/** "53", "53,5". */
export const length = (centimetres: number): string => decimal(centimetres, [0, 1]);
