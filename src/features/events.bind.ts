import * as z from "zod";
import { memoryEvents, memoryEventSignUps } from "../../adapters/memory/club/events.ts";
import { supabaseEvents, supabaseEventSignUps } from "../../adapters/supabase/club/events.ts";
import type { Events, EventSignUps } from "../../domain/club/events/ports.ts";
import { listEvents, readEvent, readSignUps, signUpStateOf } from "../../domain/club/events/readEvents.ts";
import { like } from "../../domain/content/reactions/like.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../bindings.ts";
import { now, slug } from "../readParameters.ts";
import { affectsNoPage, invalidatesKind, type PageChanges } from "../server/cache/changes.ts";
import type { AccountsPorts } from "./accounts.bind.ts";

/** The ports of the feature, by name. */
export type EventsPorts = { readonly events: Events; readonly eventSignUps: EventSignUps };

const { provide } = bindingsOn<EventsPorts & AccountsPorts>();

export const useCases = {
  listEvents: provide(listEvents, { events: "events" }),
  readEvent: provide(readEvent, { events: "events" }),
  readSignUps: provide(readSignUps, { signUps: "eventSignUps" }),
  signUpStateOf: provide(signUpStateOf, { signUps: "eventSignUps" }),
  signUpForEvent: provide(like<Slug>, { session: "session", likes: "eventSignUps" }),
} satisfies Bindings;

/** Schemas of the parameters that visitors may send to reads (decision 0089). */
export const parameters = () => ({
  listEvents: z.strictObject({ now: now() }),
  readEvent: z.strictObject({ slug: slug() }),
  readSignUps: z.strictObject({ id: slug() as unknown as z.ZodType<Slug> }),
});

export const supabase = ({ client }: Supabase): EventsPorts => ({
  events: supabaseEvents(client),
  eventSignUps: supabaseEventSignUps(client),
});

export const memory = ({ backend }: Memory): EventsPorts => ({
  events: memoryEvents(backend),
  eventSignUps: memoryEventSignUps(backend),
});

export const changes = (): PageChanges => ({
  events: invalidatesKind("events"),
  event_signups: invalidatesKind("events"),
  "rpc/read_events": affectsNoPage,
  "rpc/read_event_signups": affectsNoPage,
});
