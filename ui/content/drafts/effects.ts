import { act } from "../../lib/act.ts";

export const readSharedDraftFx = act("readSharedDraft");
