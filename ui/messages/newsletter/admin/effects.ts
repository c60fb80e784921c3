import type { Subscriber, Subscribers } from "../../../../domain/messages/subscribers.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { effectOf } from "../../../lib/effectOf.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";

export const listSubscribersFx = effectOf("listSubscribers")<
  void,
  readonly Subscriber[],
  RefusalOf<Subscribers["list"]> | Unexpected
>();
