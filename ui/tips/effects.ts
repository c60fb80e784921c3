import { act, actShowing } from "../lib/act.ts";
import type { ShownSidebar } from "./shownSidebar.ts";
import type { ShownList } from "./shownTip.ts";

// Effects without handlers: the feature pairs each with its use case. They are apart from the models, because features
// are part of the first download, and models are loaded with their pages.

export type TipParams = { readonly slug: string };

export const listTipsFx = actShowing<ShownList>()("listTips");
export const loadSidebarFx = actShowing<ShownSidebar>()("showTipsAround");
export const readTipFx = act("readTip");
export const listTipCommentsFx = act("listTipComments");
