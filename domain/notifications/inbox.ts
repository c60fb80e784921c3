import type { Session, SignedOut } from "../accounts/ports.ts";
import { refused, type Result } from "../shared/result.ts";
import type { Notification, Notifications, ReadNotifications } from "./notification.ts";

type Needs = { readonly session: Session; readonly notifications: Notifications };

/** The length of the list at most. */
const mostNotifications = 500;

export type ListNotifications = (wanted: {
  readonly count: number;
}) => Promise<Result<readonly Notification[], SignedOut>>;

/** The signed-in member's notifications, newest first. Refuses visitors. */
export const listNotifications =
  ({ session, notifications }: Needs): ListNotifications =>
  async ({ count }) => {
    const member = await session.current();
    return member ? notifications.list(member.id, Math.min(count, mostNotifications)) : refused({ kind: "signed-out" });
  };

export type CountUnread = () => Promise<Result<number, SignedOut>>;

/** How many notifications the signed-in member hasn't read. Refuses visitors. */
export const countUnread =
  ({ session, notifications }: Needs): CountUnread =>
  async () => {
    const member = await session.current();
    return member ? notifications.countUnread(member.id) : refused({ kind: "signed-out" });
  };

export type MarkRead = (which: ReadNotifications) => Promise<Result<void, SignedOut>>;

/** Marks the signed-in member's notifications as read: one, or all until a moment. Idempotent. Refuses visitors. */
export const markRead =
  ({ session, notifications }: Needs): MarkRead =>
  async (which) => {
    const member = await session.current();
    return member ? notifications.markRead(member.id, which) : refused({ kind: "signed-out" });
  };
