import { act } from "../../../lib/act.ts";

export const listSubscribersFx = act("listSubscribers");
