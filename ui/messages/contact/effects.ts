import { act } from "../../lib/act.ts";

export const sendMessageFx = act("sendMessage");
