import { createStore, type Effect, type Store } from "effector";
import { $memberId } from "../accounts/session/session.ts";

/** What is being asked for and not answered yet. One thing need not wait for another; the same twice finds itself here. */
export const inFlight = <Params, Done, Fail>(fx: Effect<Params, Done, Fail>): Store<readonly Params[]> =>
  createStore<readonly Params[]>([], { serialize: "ignore" })
    .on(fx, (all, params) => [...all, params])
    .on(fx.finally, (all, { params }) => all.filter((one) => one !== params))
    .reset($memberId);
