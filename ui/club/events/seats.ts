import { type ClubEvent, seatsLeft } from "../../../domain/club/events/event.ts";
import type { EventPhase } from "./when.ts";
import { words } from "./words.ts";

type Counted = Pick<ClubEvent, "seats" | "coming" | "waiting">;

/** "3 places libres", "Complet, 2 en attente"; what it was once it is over. */
export const seatWords = (event: Counted, phase: EventPhase): string | null => {
  const { coming, waiting } = event;
  if (phase === "cancelled") return null;
  if (phase !== "ahead") return coming > 0 ? words.came(coming) : null;
  const left = seatsLeft(event);
  if (left === null) return words.free;
  if (left > 0) return words.left(left);
  return waiting > 0 ? `${words.full}, ${words.waiting(waiting)}` : words.full;
};
