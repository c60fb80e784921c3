import type { ActingMember } from "../accounts/session/session.ts";
import { act, actBy } from "../lib/act.ts";

export const listNotificationsFx = act("listNotifications");
export const countUnreadFx = act("countUnread");
export const markReadFx = act("markRead");
export const listNotificationChoicesFx = act("listNotificationChoices");
export const chooseNotificationsFx = act("chooseNotifications");
export const readPushesFx = act("readPushes");
export const receivePushesFx = act("receivePushes");
export const stopPushesFx = act("stopPushes");
export const markPressedFx = act("markPressed");
export const followFx = actBy<ActingMember>()("follow");
export const listFollowedFx = act("listFollowed");
export const stopFollowingFx = act("stopFollowing");
export const followStateFx = actBy<ActingMember>()("followState");
