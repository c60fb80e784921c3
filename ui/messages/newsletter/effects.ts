import { createEffect } from "effector";
import type { LetterToken, UnknownLink } from "../../../domain/messages/newsletter/ports.ts";
import type { SubscribeRefusal } from "../../../domain/messages/newsletter/subscribe.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const subscribeFx = createEffect<string, void, SubscribeRefusal | Unexpected>();
export const confirmLetterFx = createEffect<LetterToken, void, UnknownLink | Unexpected>();
export const leaveLetterFx = createEffect<LetterToken, void, UnknownLink | Unexpected>();
