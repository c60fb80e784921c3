import { act } from "../../lib/act.ts";

export const subscribeFx = act("subscribeToNewsletter");
export const confirmSubscriptionFx = act("confirmSubscription");
export const unsubscribeFx = act("unsubscribe");
