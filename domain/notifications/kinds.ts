/** When a kind is mailed: at once, with the morning's digest, or never. */
export const notificationMails = ["never", "digest", "now"] as const;

/** By which channels a member is told of a kind. */
export type NotificationChannels = {
  readonly onSite: boolean;
  readonly mail: (typeof notificationMails)[number];
  /** On the devices that the member has chosen. */
  readonly push: boolean;
};

/** A way beside the bell. */
type Way = "mail" | "push";

type Kind = {
  /** What the pages that it leads to show. */
  readonly pages: readonly string[];
  /** Both, unless the row says less. What the bell alone tells is told always: members have no choice of it. */
  readonly ways: readonly Way[];
  /** When it is mailed to members who haven't chosen. */
  readonly firstMail: NotificationChannels["mail"];
  /** Minutes that its push waits, because what happened may be undone. */
  readonly pushWait: number;
  /** Minutes after which mail and push come too late, and aren't sent; null for never. */
  readonly lateAfter: number | null;
  /** Whether it tells what a member said: it isn't told to who blocks them. */
  readonly isSaid: boolean;
};

const usual: Omit<Kind, "pages"> = {
  ways: ["mail", "push"],
  firstMail: "never",
  pushWait: 0,
  lateAfter: null,
  isSaid: false,
};

/**
 * All that members are told of, in the order of their choices. The database has the same rows in `private.notification_kinds`, and the
 * words of each are in `ui/notifications/words.ts`. docs/reference/adding.md says how one is added.
 */
const rows = {
  answer: { pages: ["article", "tip"], isSaid: true },
  mention: { pages: ["article", "tip"], isSaid: true },
  // Its decision has a mail of its own, and the staff may undo it.
  application: { pages: ["application"], ways: ["push"], pushWait: 10 },
  "tip-change": { pages: ["tip"] },
  "match-announced": { pages: ["match"] },
  "match-soon": { pages: ["match"], lateAfter: 60 },
  "match-live": { pages: ["match"], lateAfter: 60 },
  "match-result": { pages: ["match"] },
  "new-content": { pages: ["article", "tip"] },
  // The place is lost on members who don't look.
  "event-seat": { pages: ["event"], firstMail: "now" },
  "event-moved": { pages: ["event"] },
  "event-cancelled": { pages: ["event"] },
  "event-back": { pages: ["event"] },
  "event-note": { pages: ["event"] },
  "event-soon": { pages: ["event"], lateAfter: 60 },
  poll: { pages: ["poll", "event"] },
  // What the staff decides about a member, or their comment.
  measure: { pages: ["measure"], ways: [] },
  "comment-shown": { pages: ["article", "tip"], ways: [] },
} as const satisfies Record<string, Partial<Kind> & Pick<Kind, "pages">>;

type Rows = typeof rows;
export type NotificationKind = keyof Rows;
/** What members choose to be told of. */
export type ChosenKind = {
  [Name in NotificationKind]: Rows[Name] extends { readonly ways: readonly [] } ? never : Name;
}[NotificationKind];
/** The page that a notification leads to. */
export type NotificationSubject = Rows[NotificationKind]["pages"][number];

export const notificationKinds = Object.keys(rows) as readonly NotificationKind[];

export const kindOf = (
  kind: NotificationKind,
): Omit<Kind, "pages"> & { readonly pages: readonly NotificationSubject[] } => ({
  ...usual,
  ...rows[kind],
});

export const chosenKinds = notificationKinds.filter((kind): kind is ChosenKind => kindOf(kind).ways.length > 0);

export const notificationSubjects = notificationKinds.flatMap((kind) => kindOf(kind).pages);

/** Whether a kind can be mailed as a notification. */
export const hasMail = (kind: ChosenKind): boolean => kindOf(kind).ways.includes("mail");

/** The channels of a kind that a member has not chosen for. */
export const firstChannels = (kind: NotificationKind): NotificationChannels => ({
  onSite: true,
  mail: kindOf(kind).firstMail,
  push: true,
});
