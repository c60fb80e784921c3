import type { Emblem } from "../../../../domain/club/club.ts";
import { hoodie } from "./hoodie.ts";
import { jersey } from "./jersey.ts";
import { sleeves } from "./sleeves.ts";

/** The drawing of each product. The product's name seeds its print. */
export const garments = {
  front: (emblem: Emblem, name: string): string => jersey(emblem, name, "front"),
  back: (emblem: Emblem, name: string): string => jersey(emblem, name, "back"),
  sleeves,
  hoodie,
} as const satisfies Record<string, (emblem: Emblem, name: string) => string>;

export type Garment = keyof typeof garments;
