import type { ArticleRecord, Dataset, TipRecord } from "../dataset.ts";
import { asOf } from "./asOf.ts";
import { applications } from "./applications.ts";
import { articleComments, articleLikes } from "./articleReactions.ts";
import { categories } from "./categories.ts";
import { comments } from "./comments.ts";
import { likes, ratings } from "./likes.ts";
import { members } from "./members.ts";
import { missedSearches, pageViews } from "./pageViews.ts";
import { viewDays } from "./views.ts";
import { communityManager, openEvening, openRoles, volunteers } from "./articles/club.ts";
import { jersey, sleeves } from "./articles/merch.ts";
import { autumnCup, mentalRoutine, montreal, vertexNord, winterCamp } from "./articles/esport.ts";
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
const articles: readonly ArticleRecord[] = [
  montreal,
  jersey,
  openRoles,
  vertexNord,
  communityManager,
  autumnCup,
  sleeves,
  openEvening,
  mentalRoutine,
  volunteers,
  winterCamp,
];

/** Newest first, then the draft. */
const tips: readonly TipRecord[] = [
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

/** What the demo club has written, liked and discussed. Memory and database alike begin with it. */
export const seed: Dataset = {
  asOf,
  members,
  categories,
  tips,
  likes,
  comments,
  ratings,
  viewDays,
  pageViews,
  missedSearches,
  articles,
  articleLikes,
  articleComments,
  applications,
};
