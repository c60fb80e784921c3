import type { Moment } from "../../../../domain/shared/clock.ts";
import { type Match, type MatchState, stateOf } from "../../../../domain/club/matches/match.ts";
import type { IconName } from "../../../design/components/media/Icon.tsx";
import { stateWords } from "./stateWords.ts";

/** A word for how a match stands, with the tone of its plate. */
export type Mark = {
  readonly words: string;
  readonly tone: "plain" | "ok" | "pending";
  readonly icon: IconName;
};

const moved: Mark = { words: stateWords.moved, tone: "pending", icon: "refresh" };

const ofState: Readonly<Record<MatchState, Mark | null>> = {
  announced: null,
  today: { words: stateWords.today, tone: "plain", icon: "calendar" },
  live: { words: stateWords.live, tone: "ok", icon: "play" },
  "to-score": { words: stateWords.toScore, tone: "pending", icon: "clock" },
  finished: null,
  postponed: { words: stateWords.postponed, tone: "pending", icon: "refresh" },
  cancelled: { words: stateWords.cancelled, tone: "plain", icon: "ban" },
};

/** The marks of a match that isn't finished. */
export const marksOf = (match: Pick<Match, "status" | "start" | "movedFrom">, moment: Moment): readonly Mark[] => {
  const state = stateOf(match, moment);
  const own = ofState[state];
  const isMoved = match.movedFrom !== null && (state === "announced" || state === "today");
  return [...(own ? [own] : []), ...(isMoved ? [moved] : [])];
};
