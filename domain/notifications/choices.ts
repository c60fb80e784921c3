import type { Session, SignedOut } from "../accounts/ports.ts";
import type { TooMany } from "../shared/limits.ts";
import { refused, type Result } from "../shared/result.ts";
import type { NotificationChoice, NotificationChoices } from "./notification.ts";

type Needs = { readonly session: Session; readonly notificationChoices: NotificationChoices };

export type ListNotificationChoices = () => Promise<Result<readonly NotificationChoice[], SignedOut>>;

/** By which channels the signed-in member is told of each kind. Refuses visitors. */
export const listNotificationChoices =
  ({ session, notificationChoices }: Needs): ListNotificationChoices =>
  async () => {
    const member = await session.current();
    return member ? notificationChoices.list(member.id) : refused({ kind: "signed-out" });
  };

export type ChooseNotifications = (choice: NotificationChoice) => Promise<Result<void, SignedOut | TooMany>>;

/** Keeps the signed-in member's choice for a kind. Idempotent. Refuses visitors, and too many changes in a short time. */
export const chooseNotifications =
  ({ session, notificationChoices }: Needs): ChooseNotifications =>
  async (choice) => {
    const member = await session.current();
    return member ? notificationChoices.set(member.id, choice) : refused({ kind: "signed-out" });
  };
