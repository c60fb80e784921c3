import { createEffect } from "effector";
import type { SubscriptionToken, SubscribeRefusal, UnknownLink } from "../../../domain/messages/newsletter.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const subscribeFx = createEffect<string, void, SubscribeRefusal | Unexpected>();
export const confirmSubscriptionFx = createEffect<SubscriptionToken, void, UnknownLink | Unexpected>();
export const unsubscribeFx = createEffect<SubscriptionToken, void, UnknownLink | Unexpected>();
