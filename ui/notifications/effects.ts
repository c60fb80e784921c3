import { act } from "../lib/act.ts";

export const listNotificationsFx = act("listNotifications");
export const countUnreadFx = act("countUnread");
export const markReadFx = act("markRead");
