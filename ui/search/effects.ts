import { act } from "../lib/act.ts";

export const searchSiteFx = act("searchSite");
export const countMissedSearchFx = act("countMissedSearch");
