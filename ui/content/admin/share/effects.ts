import { act } from "../../../lib/act.ts";

export const listDraftLinksFx = act("listDraftLinks");
export const openDraftLinkFx = act("openDraftLink");
export const closeDraftLinkFx = act("closeDraftLink");
/** Copies the address of a link to the clipboard. */
export const copyLinkFx = act("copyText");
