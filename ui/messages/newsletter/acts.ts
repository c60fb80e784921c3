import type { SubscriptionToken, UnknownLink } from "../../../domain/messages/newsletter.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const confirmSubscriptionFx = effectOf("confirmSubscription")<
  SubscriptionToken,
  void,
  UnknownLink | Unexpected
>();
export const unsubscribeFx = effectOf("unsubscribe")<SubscriptionToken, void, UnknownLink | Unexpected>();
