import { memoryFollows } from "../../../adapters/memory/notifications/follows.ts";
import { memoryNotificationChoices } from "../../../adapters/memory/notifications/notificationChoices.ts";
import { memoryNotifications } from "../../../adapters/memory/notifications/notifications.ts";
import { memoryPushDevices } from "../../../adapters/memory/notifications/pushDevices.ts";
import { supabaseFollows } from "../../../adapters/supabase/notifications/follows.ts";
import { supabaseNotificationChoices } from "../../../adapters/supabase/notifications/notificationChoices.ts";
import { supabaseNotifications } from "../../../adapters/supabase/notifications/notifications.ts";
import { supabasePushDevices } from "../../../adapters/supabase/notifications/pushDevices.ts";
import { chooseNotifications, listNotificationChoices } from "../../../domain/notifications/choices.ts";
import { like } from "../../../domain/content/reactions/like.ts";
import {
  type FollowId,
  type Follows,
  followStateOf,
  listFollowed,
  stopFollowing,
} from "../../../domain/notifications/following.ts";
import { countUnread, listNotifications, markRead } from "../../../domain/notifications/inbox.ts";
import type { NotificationChoices, Notifications } from "../../../domain/notifications/notification.ts";
import {
  markPressed,
  type PushDevices,
  readPushes,
  receivePushes,
  stopPushes,
} from "../../../domain/notifications/push.ts";
import { type Bindings, bindingsOn, type Memory, type Supabase } from "../../bindings.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";

/** The ports of the feature, by name. */
export type NotificationsPorts = {
  readonly notifications: Notifications;
  readonly notificationChoices: NotificationChoices;
  readonly follows: Follows;
  readonly pushDevices: PushDevices;
};

const { provide } = bindingsOn<NotificationsPorts & AccountsPorts & DevicePorts>();

const pushes = { session: "session", pushDevices: "pushDevices", pushBrowser: "pushBrowser" } as const;

export const useCases = {
  listNotifications: provide(listNotifications, { session: "session", notifications: "notifications" }),
  countUnread: provide(countUnread, { session: "session", notifications: "notifications" }),
  markRead: provide(markRead, { session: "session", notifications: "notifications" }),
  listNotificationChoices: provide(listNotificationChoices, {
    session: "session",
    notificationChoices: "notificationChoices",
  }),
  chooseNotifications: provide(chooseNotifications, {
    session: "session",
    notificationChoices: "notificationChoices",
  }),
  follow: provide(like<FollowId>, { session: "session", likes: "follows" }),
  readPushes: provide(readPushes, pushes),
  receivePushes: provide(receivePushes, pushes),
  stopPushes: provide(stopPushes, pushes),
  markPressed: provide(markPressed, { session: "session", pushBrowser: "pushBrowser", notifications: "notifications" }),
  followState: provide(followStateOf, { session: "session", follows: "follows" }),
  listFollowed: provide(listFollowed, { session: "session", follows: "follows" }),
  stopFollowing: provide(stopFollowing, { session: "session", follows: "follows" }),
} satisfies Bindings;

export const supabase = ({ client }: Supabase): NotificationsPorts => ({
  notifications: supabaseNotifications(client),
  notificationChoices: supabaseNotificationChoices(client),
  follows: supabaseFollows(client),
  pushDevices: supabasePushDevices(client),
});

export const memory = ({ backend }: Memory): NotificationsPorts => ({
  notifications: memoryNotifications(backend),
  notificationChoices: memoryNotificationChoices(backend),
  follows: memoryFollows(backend),
  pushDevices: memoryPushDevices(backend),
});
