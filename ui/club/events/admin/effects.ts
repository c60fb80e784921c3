import type { EventRecord } from "../../../../domain/club/events/event.ts";
import type { EventProblem, TypedEvent } from "../../../../domain/club/events/typed.ts";
import { type ListEffects, listEffects } from "../../lists/effects.ts";

export const eventActs: ListEffects<EventRecord, TypedEvent, EventProblem> = listEffects("Event", "Events");
