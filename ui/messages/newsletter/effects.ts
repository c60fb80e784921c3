import { createEffect } from "effector";
import type { LetterToken, SubscribeRefusal, UnknownLink } from "../../../domain/messages/newsletter.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const subscribeFx = createEffect<string, void, SubscribeRefusal | Unexpected>();
export const confirmLetterFx = createEffect<LetterToken, void, UnknownLink | Unexpected>();
export const leaveLetterFx = createEffect<LetterToken, void, UnknownLink | Unexpected>();
