import type { MemberId } from "../../../domain/accounts/member.ts";
import { firstChannels, kindOf } from "../../../domain/notifications/kinds.ts";
import type { NotificationId } from "../../../domain/notifications/notification.ts";
import type { NotificationRecord } from "../dataset.ts";
import type { Stores } from "../stores.ts";

/** What members are told: `key` says what happened. */
export type Told = Pick<NotificationRecord, "kind" | "key" | "subject" | "on" | "slug" | "title" | "actor"> &
  Partial<Pick<NotificationRecord, "comment">>;

type Needs = Pick<Stores, "notifications" | "notificationChoices" | "blocks">;

/** Whether it tells what that member said to the told one, who may block them. */
export const isByMember = ({ kind, actor }: Pick<Told, "kind" | "actor">, member: MemberId): boolean =>
  kindOf(kind).isSaid && actor === member;

/** Tells members of what happened. Idempotent for a key. Not the actor, a member who blocks them, nor one who doesn't want to be told of it on the site. */
export const tell = (
  { notifications, notificationChoices, blocks }: Needs,
  now: Date,
  members: readonly MemberId[],
  told: Told,
): void => {
  const isWanted = (member: MemberId): boolean => {
    const chosen = notificationChoices.read().find((one) => one.member === member && one.kind === told.kind);
    const isBlocked = blocks.read().some((one) => one.member === member && isByMember(told, one.blocked));
    return !isBlocked && member !== told.actor && (chosen ?? firstChannels(told.kind)).onSite;
  };
  const known = notifications.read();
  const added = [...new Set(members)]
    .filter(isWanted)
    .filter((member) => !known.some((one) => one.member === member && one.key === told.key))
    .map((member): NotificationRecord => ({
      comment: null,
      ...told,
      id: crypto.randomUUID() as string as NotificationId,
      member,
      createdAt: now.toISOString(),
      isRead: false,
    }));
  if (added.length > 0) notifications.write([...added, ...known]);
};
