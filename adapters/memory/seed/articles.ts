import type { ArticleRecord } from "../dataset.ts";
import { communityManager, openEvening, openRoles, volunteers } from "./articles/club.ts";
import { jersey, sleeves } from "./articles/merch.ts";
import { autumnCup, mentalRoutine, montreal, solstice, winterCamp } from "./articles/esport.ts";

/** Newest first, then the draft. */
export const articles: readonly ArticleRecord[] = [
  montreal,
  jersey,
  openRoles,
  solstice,
  communityManager,
  autumnCup,
  sleeves,
  openEvening,
  mentalRoutine,
  volunteers,
  winterCamp,
];
