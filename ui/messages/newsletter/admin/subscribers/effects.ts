import { act } from "../../../../lib/act.ts";

export const listSubscribersFx = act("listSubscribers");
export const findSubscribersFx = act("findSubscribers");
export const planSubscribersFx = act("planSubscribers");
export const addSubscribersFx = act("addSubscribers");
export const eraseSubscriberFx = act("eraseSubscriber");
