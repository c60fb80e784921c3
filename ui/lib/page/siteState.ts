import { act } from "../act.ts";
import { createEvent, createStore, sample } from "effector";
import { menuTeams } from "virtual:club/menuTeams";
import type { SiteState } from "../../../domain/club/pages/editPages.ts";
import { siteStateOf, usuallyEmpty } from "../../../domain/club/pages/siteState.ts";

export const readSiteFx = act("readSite");

/** A page is about to be opened. */
export const siteOpened = createEvent();
sample({ clock: siteOpened, fn: () => {}, target: readSiteFx });

/** Whether the staff has changed nothing that every page needs to know. */
export const isUnchanged = ({ off, changed, teams, empty }: SiteState): boolean =>
  !teams && !empty && off.length + changed.length === 0;

/** The staff's changes of the site. The server's page passes them on when there are any. */
export const $siteState = createStore<SiteState>({ off: [], changed: [] }, { sid: "site-state" }).on(
  readSiteFx.doneData,
  (known, facts) => {
    const read = siteStateOf(facts, menuTeams);
    return isUnchanged(known) && isUnchanged(read) ? known : read;
  },
);

/** The features that are switched off. */
export const $switchedOff = $siteState.map(({ off }) => off);

/** The lists in which nothing is published: no page leads there. */
export const $emptyLists = $siteState.map(({ empty }) => empty ?? usuallyEmpty);

/** Whether the site has the page of the recruitment. Without it members can't apply. */
export const $isRecruiting = $switchedOff.map((off) => !off.includes("applications"));
