import { act } from "../act.ts";
import { createEvent, createStore, sample } from "effector";
import type { Moment } from "../../../domain/shared/clock.ts";
import { visitorReturned } from "./visitor.ts";

/** The time zone of pages that the server renders. The browser replaces it by its own. */
export const clubZone = "Europe/Paris";

/** Asks for the time once the page is hydrated. Apart from `visitorArrived`, so that rendering the times again is a task of its own. */
export const nowRequested = createEvent();

export const tellTimeFx = act("tellTime");

/** The time and time zone of the visit. Comes with the server's page; the browser updates it. */
export const $now = createStore<Moment>({ now: 0, zone: clubZone }, { sid: "now" }).on(
  tellTimeFx.doneData,
  (_, moment) => moment,
);

sample({ clock: [nowRequested, visitorReturned], fn: () => {}, target: tellTimeFx });
