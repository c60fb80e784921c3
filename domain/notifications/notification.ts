import type { MemberId } from "../accounts/member.ts";
import type { SignedOut } from "../accounts/ports.ts";
import type { TooMany } from "../shared/limits.ts";
import type { Result } from "../shared/result.ts";
import {
  type ChosenKind,
  chosenKinds,
  firstChannels,
  type NotificationChannels,
  type NotificationKind,
  type NotificationSubject,
} from "./kinds.ts";

export type NotificationId = string & { readonly brand: "NotificationId" };

/** What a member is told. It never has a score: the page that it leads to shows it by the member's choice. */
export type Notification = {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  readonly subject: NotificationSubject;
  /** Of the page; empty for an application, a measure and a poll. */
  readonly slug: string;
  /** The page's title when it happened. */
  readonly title: string;
  /** The comment on the page that it is about. */
  readonly comment: string | null;
  /** The username of the member who did it; null when no member did it, or when they have left. */
  readonly actor: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isRead: boolean;
};

/** One notification, or all that were told until a moment (ISO 8601). */
export type ReadNotifications = { readonly id: NotificationId } | { readonly until: string };

/** What a member is told on the site. A page that is unpublished takes its notifications along, until it is published again. */
export type Notifications = {
  /** Newest first, at most `count`. */
  list(member: MemberId, count: number): Promise<Result<readonly Notification[], SignedOut>>;
  countUnread(member: MemberId): Promise<Result<number, SignedOut>>;
  /** Idempotent. What is read isn't mailed any more. */
  markRead(member: MemberId, which: ReadNotifications): Promise<Result<void, SignedOut>>;
};

export type NotificationChoice = NotificationChannels & { readonly kind: ChosenKind };

export type NotificationChoices = {
  /** One for each kind, in their order. */
  list(member: MemberId): Promise<Result<readonly NotificationChoice[], SignedOut>>;
  /** Idempotent. */
  set(member: MemberId, choice: NotificationChoice): Promise<Result<void, SignedOut | TooMany>>;
};

type Channels = Partial<Record<ChosenKind, NotificationChannels>>;

/** A choice for each kind, from those that a member made. */
export const everyChoice = (made: Channels): readonly NotificationChoice[] =>
  chosenKinds.map((kind) => ({ kind, ...(made[kind] ?? firstChannels(kind)) }));
