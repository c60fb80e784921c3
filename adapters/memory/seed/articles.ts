import type { ArticleRecord } from "../dataset.ts";
import { autumnCup } from "./articles/autumnCup.ts";
import { communityManager } from "./articles/communityManager.ts";
import { jersey } from "./articles/jersey.ts";
import { mentalRoutine } from "./articles/mentalRoutine.ts";
import { montreal } from "./articles/montreal.ts";
import { openEvening } from "./articles/openEvening.ts";
import { openRoles } from "./articles/openRoles.ts";
import { sleeves } from "./articles/sleeves.ts";
import { solstice } from "./articles/solstice.ts";
import { volunteers } from "./articles/volunteers.ts";
import { winterCamp } from "./articles/winterCamp.ts";

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
