import type { Poll, PollId } from "../domain/club/polls/polls.ts";
import type { Slug } from "../domain/shared/slug.ts";

/** A poll of the week from Monday 7 December 2026, in which the member hasn't answered. */
export const pollFor = (id: string, more: Partial<Poll> = {}): Poll => ({
  id: id as PollId,
  team: "valorant" as Slug,
  game: "Valorant",
  week: "2026-12-07",
  from: 14,
  until: 24,
  isOpen: true,
  event: null,
  match: null,
  players: [
    { person: "milo" as Slug, name: "Milo", hours: null, isMe: true },
    { person: "lou" as Slug, name: "Lou", hours: null, isMe: false },
  ],
  ...more,
});
