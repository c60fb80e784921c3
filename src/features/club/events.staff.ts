import { memoryEventDesk } from "../../../adapters/memory/club/eventDesk.ts";
import { memoryEventRecords } from "../../../adapters/memory/club/events.ts";
import { memoryPollDesk } from "../../../adapters/memory/club/polls.ts";
import { supabaseEventDesk } from "../../../adapters/supabase/club/eventDesk.ts";
import { eventsTable } from "../../../adapters/supabase/club/events.ts";
import { supabasePollDesk } from "../../../adapters/supabase/club/polls.ts";
import { supabaseRecords } from "../../../adapters/supabase/club/recordRepository.ts";
import { type EventDesk, writeToComers } from "../../../domain/club/events/comers.ts";
import type { EventRecord } from "../../../domain/club/events/event.ts";
import { addRepeatedEvent } from "../../../domain/club/events/repeatedEvent.ts";
import { saveEvent } from "../../../domain/club/events/typed.ts";
import type { PollDesk } from "../../../domain/club/polls/polls.ts";
import { publishRecord } from "../../../domain/club/lists/editList.ts";
import type { RecordRepository } from "../../../domain/club/lists/records.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";

/** The ports of the feature, by name. */
export type EventsStaffPorts = {
  readonly eventRecords: RecordRepository<EventRecord>;
  readonly eventDesk: EventDesk;
  readonly pollDesk: PollDesk;
};

const { provide, method } = bindingsOn<EventsStaffPorts>();

export const useCases = {
  listStaffEvents: method("eventRecords", "all"),
  addEvent: provide(addRepeatedEvent, { records: "eventRecords" }),
  saveEvent: provide(saveEvent, { records: "eventRecords" }),
  publishEvent: provide(publishRecord<EventRecord>, { records: "eventRecords" }),
  placeEvent: method("eventRecords", "place"),
  removeEvent: method("eventRecords", "remove"),
  takeOffEvent: method("eventDesk", "takeOff"),
  writeToComers: provide(writeToComers, { desk: "eventDesk" }),
  listPolls: method("pollDesk", "list"),
  openPoll: method("pollDesk", "open"),
  closePoll: method("pollDesk", "close"),
  listPlayers: method("pollDesk", "players"),
  linkPlayer: method("pollDesk", "link"),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): EventsStaffPorts => ({
  eventRecords: supabaseRecords(client, eventsTable),
  eventDesk: supabaseEventDesk(client),
  pollDesk: supabasePollDesk(client),
});

export const memory = ({ backend }: Memory): EventsStaffPorts => ({
  eventRecords: memoryEventRecords(backend),
  eventDesk: memoryEventDesk(backend),
  pollDesk: memoryPollDesk(backend),
});
