import { act } from "../../lib/act.ts";

export const confirmSubscriptionFx = act("confirmSubscription");
export const unsubscribeFx = act("unsubscribe");
