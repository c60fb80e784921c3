import * as z from "zod";
import { memoryPolls } from "../../../adapters/memory/club/polls.ts";
import { memoryEvents, memoryEventSignUps } from "../../../adapters/memory/club/events.ts";
import { supabaseEvents, supabaseEventSignUps } from "../../../adapters/supabase/club/events.ts";
import { supabasePolls } from "../../../adapters/supabase/club/polls.ts";
import type { Events, EventSignUps } from "../../../domain/club/events/ports.ts";
import { listEvents, readEvent, readSignUps, signUpStateOf } from "../../../domain/club/events/readEvents.ts";
import type { Polls } from "../../../domain/club/polls/polls.ts";
import { like } from "../../../domain/content/reactions/like.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import { now, read, slug } from "../../readParameters.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";

/** The ports of the feature, by name. */
export type EventsPorts = { readonly events: Events; readonly eventSignUps: EventSignUps; readonly polls: Polls };

const { provide, method } = bindingsOn<EventsPorts & AccountsPorts>();

export const useCases = {
  listEvents: provide(listEvents, { events: "events" }),
  readEvent: provide(readEvent, { events: "events" }),
  readSignUps: provide(readSignUps, { signUps: "eventSignUps" }),
  signUpStateOf: provide(signUpStateOf, { signUps: "eventSignUps" }),
  signUpForEvent: provide(like<Slug>, { session: "session", likes: "eventSignUps" }),
  readPolls: method("polls", "list"),
  answerPoll: method("polls", "answer"),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listEvents: read(z.strictObject({ now: now() }), "events", "teams"),
  readEvent: read(z.strictObject({ slug: slug() }), "events", "teams"),
  readSignUps: read(z.strictObject({ id: slug() as unknown as z.ZodType<Slug> }), "events", "members"),
});

export const supabase = ({ client }: Supabase): EventsPorts => ({
  events: supabaseEvents(client),
  eventSignUps: supabaseEventSignUps(client),
  polls: supabasePolls(client),
});

export const memory = ({ backend }: Memory): EventsPorts => ({
  events: memoryEvents(backend),
  eventSignUps: memoryEventSignUps(backend),
  polls: memoryPolls(backend),
});

export const changes = (): PageChanges => ({
  events: invalidatesKinds("events"),
  event_signups: invalidatesKinds("events"),
  // A member's page has the teams and the tips of the person who they are.
  player_accounts: invalidatesKinds("members"),
});
