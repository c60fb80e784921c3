import type { MessageRefusal, MessageWish } from "../../../domain/messages/contact.ts";
import { effectOf } from "../../lib/effectOf.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";

export const sendMessageFx = effectOf("sendMessage")<MessageWish, void, MessageRefusal | Unexpected>();
