import { createStore, type Effect, type Store } from "effector";
import { $memberId } from "../accounts/session/session.ts";

/** Parameters of the effect's calls in flight. Callers use it to refuse a repeated call, and to show which row is busy. */
export const inFlight = <Params, Done, Fail>(fx: Effect<Params, Done, Fail>): Store<readonly Params[]> =>
  createStore<readonly Params[]>([], { serialize: "ignore" })
    .on(fx, (all, params) => [...all, params])
    .on(fx.finally, (all, { params }) => all.filter((one) => one !== params))
    .reset($memberId);
