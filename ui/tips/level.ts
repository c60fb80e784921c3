import { difficulties } from "../../domain/tips/tip.ts";

const steps = [1, 2, 3, 4] as const;

/** How hard a difficulty is, from 1 to 4; null for a word that isn't one of the product's. */
export const levelOf = (difficulty: string): 1 | 2 | 3 | 4 | null =>
  steps[difficulties.findIndex((known) => known === difficulty)] ?? null;
