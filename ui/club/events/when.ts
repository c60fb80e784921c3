import { type ClubEvent, eventEnd, eventStart } from "../../../domain/club/events/event.ts";
import type { Moment } from "../../../domain/shared/clock.ts";
import { whenIs } from "../matches/state/when.ts";

const noBreak = "\u00a0";

/** "sam. 5 déc., 20 h 30 à 22 h 30" in the visitor's zone, and its parts. */
export const whenOf = (event: Pick<ClubEvent, "start" | "minutes">, moment: Moment) => {
  const { weekday, day, time } = whenIs(eventStart(event), moment);
  const end = whenIs(eventEnd(event), moment).time;
  return { weekday, day, time, whole: `${weekday}${noBreak}${day}, ${time} à ${end}` };
};

export type EventPhase = "cancelled" | "ahead" | "under-way" | "over";

/** @param now milliseconds since 1970 */
export const phaseOf = (event: Pick<ClubEvent, "start" | "minutes" | "status">, now: number): EventPhase => {
  if (event.status === "cancelled") return "cancelled";
  if (eventStart(event) > now) return "ahead";
  return eventEnd(event) > now ? "under-way" : "over";
};
