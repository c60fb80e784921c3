import { createEffect } from "effector";
import type { SubscribeRefusal } from "../../../domain/messages/newsletter.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const subscribeFx = createEffect<string, void, SubscribeRefusal | Unexpected>();
