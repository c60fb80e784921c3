import type { TipRecord } from "../dataset.ts";
import { firstTournament } from "./tips/firstTournament.ts";
import { headHeight } from "./tips/headHeight.ts";
import { loseOneToWinTwo } from "./tips/loseOneToWinTwo.ts";
import { oneAgainstTwo } from "./tips/oneAgainstTwo.ts";
import { openAnAngle } from "./tips/openAnAngle.ts";
import { prepareTheRetake } from "./tips/prepareTheRetake.ts";
import { readARotation } from "./tips/readARotation.ts";
import { stopBeforeShooting } from "./tips/stopBeforeShooting.ts";
import { tenWords } from "./tips/tenWords.ts";
import { theNextRound } from "./tips/theNextRound.ts";
import { threeFacts } from "./tips/threeFacts.ts";
import { twentyMinutes } from "./tips/twentyMinutes.ts";
import { twoOnASite } from "./tips/twoOnASite.ts";
import { usefulSmoke } from "./tips/usefulSmoke.ts";

/** Newest first, then the draft. */
export const tips: readonly TipRecord[] = [
  twoOnASite,
  twentyMinutes,
  theNextRound,
  readARotation,
  headHeight,
  usefulSmoke,
  stopBeforeShooting,
  prepareTheRetake,
  tenWords,
  threeFacts,
  loseOneToWinTwo,
  openAnAngle,
  oneAgainstTwo,
  firstTournament,
];
