import { createEffect } from "effector";
import type { MessageRefusal, MessageWish } from "../../../domain/messages/contact.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const sendMessageFx = createEffect<MessageWish, void, MessageRefusal | Unexpected>();
