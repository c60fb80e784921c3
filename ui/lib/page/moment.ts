import { createEffect, createStore, sample } from "effector";
import type { Moment } from "../../../domain/shared/clock.ts";
import type { Unexpected } from "../feedback/failure.ts";
import { readerArrived, readerReturned } from "./reader.ts";

/** Where the server takes its readers to be, until their own browser says it. */
export const clubZone = "Europe/Paris";

export const tellTimeFx = createEffect<void, Moment, Unexpected>();

/** When and where the page is read. It comes with the server's page, and changes once the browser runs it. */
export const $moment = createStore<Moment>({ now: 0, zone: clubZone }, { sid: "moment" }).on(
  tellTimeFx.doneData,
  (_, moment) => moment,
);

sample({ clock: [readerArrived, readerReturned], fn: () => {}, target: tellTimeFx });
