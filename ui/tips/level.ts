import { difficulties } from "../../domain/tips/tip.ts";

const steps = [1, 2, 3, 4] as const;

/** The step of a difficulty, from 1 to 4; null for an unknown one. */
export const levelOf = (difficulty: string): 1 | 2 | 3 | 4 | null =>
  steps[difficulties.findIndex((known) => known === difficulty)] ?? null;
