import type { MemberId } from "../accounts/member.ts";
import type { SignedOut } from "../accounts/ports.ts";
import type { TooMany } from "../shared/limits.ts";
import type { Result } from "../shared/result.ts";

export type NotificationId = string & { readonly brand: "NotificationId" };

/** What members choose to be told of, in the order of their choices. */
export const chosenKinds = [
  "answer",
  "mention",
  "application",
  "tip-change",
  "match-announced",
  "match-soon",
  "match-live",
  "match-result",
  "new-content",
  "event-seat",
  "event-moved",
  "event-cancelled",
  "event-back",
  "event-note",
  "event-soon",
  "poll",
] as const;
export type ChosenKind = (typeof chosenKinds)[number];

/** All kinds. What the staff decides about a member, or their comment, is told by the bell always: they have no choice of it. */
export const notificationKinds = [...chosenKinds, "measure", "comment-shown"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The page that a notification leads to. */
export type NotificationSubject = "article" | "tip" | "match" | "application" | "measure" | "event" | "poll";

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

/** When a kind is mailed: at once, with the morning's digest, or never. */
export const notificationMails = ["never", "digest", "now"] as const;

/** Whether a kind can be mailed as a notification: the answer to an application has a mail of its own. */
export const hasMail = (kind: ChosenKind): boolean => kind !== "application";

/** By which channels a member is told of a kind. */
export type NotificationChannels = {
  readonly onSite: boolean;
  readonly mail: (typeof notificationMails)[number];
  /** On the devices that the member has chosen. */
  readonly push: boolean;
};

/** The channels of a kind that a member has not chosen for. A place that is held for them is mailed: it is lost on who doesn't look. */
export const firstChannels = (kind: NotificationKind): NotificationChannels => ({
  onSite: true,
  mail: kind === "event-seat" ? "now" : "never",
  push: true,
});

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
