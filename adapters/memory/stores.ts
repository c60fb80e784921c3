import type { MemberId } from "../../domain/accounts/member.ts";
import type { Position } from "../../domain/applications/positions.ts";
import type { EventRecord } from "../../domain/club/events/event.ts";
import { firstSignUps } from "../../domain/club/events/firstEvents.ts";
import type { MatchRow } from "../../domain/club/matches/firstMatches.ts";
import type { OptionalFeature } from "../../domain/club/pages/optionalFeatures.ts";
import type { PageTexts } from "../../domain/club/pages/ports.ts";
import type { Partner } from "../../domain/club/partners/partner.ts";
import type { Product } from "../../domain/club/shop/product.ts";
import type { Standings } from "../../domain/club/standings/standings.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../domain/club/teams/team.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { Category } from "../../domain/content/categories/category.ts";
import type { FollowId } from "../../domain/notifications/following.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import type { LinkRecord } from "./accounts/auth.ts";
import type {
  AnswerRecord,
  ApplicationRecord,
  ArticleRecord,
  BlockRecord,
  CommentRecord,
  DiscordPostRecord,
  DraftLinkRecord,
  EventSignUpRecord,
  IdentityRecord,
  ImportedItemRecord,
  ImportRecord,
  LeftAddressRecord,
  LetterRecord,
  LikeRecord,
  MailRecord,
  MemberRecord,
  MeasureRecord,
  MissedSearchRecord,
  ModerationActRecord,
  NotificationChoiceRecord,
  NotificationRecord,
  OpenedDataset,
  MessageRecord,
  NoteRecord,
  PageViewRecord,
  PictureRecord,
  PlayerAccountRecord,
  PollAnswerRecord,
  PollRecord,
  PredictionRecord,
  PushDeviceRecord,
  PositionVersionRecord,
  RatingRecord,
  RemarkRecord,
  ReportRecord,
  RevisionRecord,
  ShareRecord,
  StepRecord,
  SubscriberRecord,
  TipRecord,
  VersionRecord,
  WriterRecord,
  QuotaUse,
  ViewDayRecord,
  ViewRecord,
} from "./dataset.ts";
import { firstVersions } from "./content/versionRecord.ts";
import { type KeyValueStore, memoryStore, type StoredValue, storedValue } from "./shared/keyValueStore.ts";

/** A field of a record that names a member. */
type Naming<Row> = {
  /** The field holds the member's e-mail instead of their id. */
  readonly by?: "email";
  /** The list of the member's export that holds their records. The export leaves them out when absent. */
  readonly exportedAs?: string;
  /** The exported part of a record; the whole record when absent. */
  exported?(row: Row): object;
  /** The fate of the record when the member leaves. A function returns the record without the member. */
  readonly afterLeaving: "erased" | "nameless" | "stays" | ((row: Row) => Row);
};

/** The fields that hold a member's id. */
type MemberField<Row> = Row extends object
  ? { [Field in keyof Row]-?: [NonNullable<Row[Field]>] extends [MemberId] ? Field : never }[keyof Row]
  : never;

type Names<Row> = { readonly [Field in MemberField<Row>]: Naming<Row> } & {
  readonly [Field in keyof Row]?: Naming<Row>;
};

type Declaration<Row> = {
  /** The records of a new backend. */
  readonly first?: readonly Row[];
  /** Whether an emptied backend keeps them. */
  readonly isKept?: true;
} & (Row extends { readonly on: unknown } ? { readonly subject: "on" } : { readonly subject?: keyof Row }) &
  ([MemberField<Row>] extends [never] ? { readonly names?: Names<Row> } : { readonly names: Names<Row> });

/** A record of any store. */
export type Row = Readonly<Record<string, unknown>>;

export type Store<Stored> = StoredValue<readonly Stored[]> & {
  /** The field with the id of the record that each one is about, and is erased with. */
  readonly subject: string | undefined;
  readonly names: Readonly<Record<string, Naming<Row>>>;
  readonly isKept: boolean;
};

/** Declares a store. A field that names a member is a type error until `names` tells what becomes of it. */
const records =
  <Stored>({ first = [], isKept, subject, names }: Declaration<Stored>) =>
  (store: KeyValueStore, name: string): Store<Stored> => ({
    ...storedValue<readonly Stored[]>(store, `club-memory-${name}`, first),
    isKept: isKept === true,
    subject: subject as string | undefined,
    names: (names ?? {}) as Store<Stored>["names"],
  });

const erased = { afterLeaving: "erased" } as const;
const nameless = { afterLeaving: "nameless" } as const;

/** All records of the backend. Export, erasure, emptying and restoring follow from this table. */
const declared = (dataset: OpenedDataset) => ({
  members: records<MemberRecord>({ first: dataset.members, names: { id: erased }, isKept: true }),
  links: records<LinkRecord>({ names: { member: erased }, isKept: true }),
  identities: records<IdentityRecord>({
    names: { member: { exportedAs: "identities", afterLeaving: "erased" } },
    isKept: true,
  }),
  mails: records<MailRecord>({
    names: {
      to: {
        by: "email",
        exportedAs: "outbox",
        exported: ({ to, subject, at }) => ({ to, subject, at }),
        afterLeaving: "erased",
      },
    },
  }),
  messages: records<MessageRecord>({
    names: {
      email: {
        by: "email",
        exportedAs: "contact_messages",
        exported: ({ id, name, email, subject, text, createdAt }) => ({ id, name, email, subject, text, createdAt }),
        afterLeaving: "stays",
      },
      assignee: nameless,
    },
  }),
  messageAnswers: records<AnswerRecord>({
    subject: "on",
    names: { author: { exportedAs: "contact_answers", afterLeaving: "nameless" } },
  }),
  pictures: records<PictureRecord>({}),
  letters: records<LetterRecord>({}),
  leftAddresses: records<LeftAddressRecord>({}),
  subscribers: records<SubscriberRecord>({
    names: {
      email: {
        by: "email",
        exportedAs: "newsletter_subscribers",
        exported: ({ email, askedAt, isConfirmed }) => ({ email, askedAt, isConfirmed }),
        afterLeaving: "stays",
      },
    },
  }),
  quotaUses: records<QuotaUse>({}),

  categories: records<Category>({ first: dataset.categories, isKept: true }),
  tips: records<TipRecord>({ first: dataset.tips }),
  articles: records<ArticleRecord>({
    first: dataset.articles,
    names: {
      authorId: {
        exportedAs: "articles",
        afterLeaving: (article) => ({ ...article, authorId: null, author: "" }),
      },
    },
  }),
  revisions: records<RevisionRecord>({ subject: "on", names: { by: nameless } }),
  draftLinks: records<DraftLinkRecord>({ subject: "on" }),
  writers: records<WriterRecord>({ subject: "on", names: { member: erased } }),
  contentRemarks: records<RemarkRecord>({
    subject: "on",
    names: {
      author: {
        exportedAs: "content_remarks",
        exported: ({ id, text, quoted, createdAt }) => ({ id, text, quote: quoted?.quote ?? null, createdAt }),
        afterLeaving: "nameless",
      },
    },
  }),
  reports: records<ReportRecord>({
    names: {
      reporter: {
        exportedAs: "reports",
        exported: ({ id, reason, text, at }) => ({ id, reason, text, at }),
        afterLeaving: "nameless",
      },
    },
  }),
  measures: records<MeasureRecord>({
    names: {
      about: {
        exportedAs: "measures",
        exported: ({ about: _, decidedBy: __, liftedBy: ___, answeredBy: ____, ...measure }) => measure,
        afterLeaving: "erased",
      },
      decidedBy: nameless,
      liftedBy: nameless,
      answeredBy: nameless,
    },
  }),
  moderationActs: records<ModerationActRecord>({
    names: {
      by: nameless,
      about: {
        exportedAs: "moderation_acts",
        exported: ({ at, act, kind }) => ({ at, act, kind }),
        afterLeaving: "erased",
      },
    },
  }),
  versions: records<VersionRecord>({ first: firstVersions(dataset), subject: "on", names: { by: nameless } }),
  discordPosts: records<DiscordPostRecord>({ subject: "on" }),
  imports: records<ImportRecord>({ names: { by: nameless } }),
  importedItems: records<ImportedItemRecord>({ subject: "on" }),

  tipLikes: records<LikeRecord<TipId>>({
    first: dataset.likes,
    subject: "on",
    names: { member: { exportedAs: "tip_likes", afterLeaving: "erased" } },
  }),
  tipComments: records<CommentRecord<TipId>>({
    first: dataset.comments,
    subject: "on",
    names: { author: { exportedAs: "tip_comments", afterLeaving: "nameless" } },
  }),
  tipCommentLikes: records<LikeRecord<CommentId>>({
    // The repository of comments erases the likes of a deleted one.
    subject: "on",
    names: { member: { exportedAs: "tip_comment_likes", afterLeaving: "erased" } },
  }),
  tipShares: records<ShareRecord<TipId>>({ subject: "on" }),
  ratings: records<RatingRecord>({
    first: dataset.ratings,
    subject: "tip",
    names: { member: { exportedAs: "tip_ratings", afterLeaving: "erased" } },
  }),
  savedTips: records<LikeRecord<TipId>>({
    subject: "on",
    names: { member: { exportedAs: "saved_tips", afterLeaving: "erased" } },
  }),
  views: records<ViewRecord>({ subject: "tip" }),
  viewDays: records<ViewDayRecord>({ first: dataset.viewDays }),
  pageViews: records<PageViewRecord>({ first: dataset.pageViews }),
  missedSearches: records<MissedSearchRecord>({ first: dataset.missedSearches }),
  articleLikes: records<LikeRecord<ArticleId>>({
    first: dataset.articleLikes,
    subject: "on",
    names: { member: { exportedAs: "article_likes", afterLeaving: "erased" } },
  }),
  articleComments: records<CommentRecord<ArticleId>>({
    first: dataset.articleComments,
    subject: "on",
    names: { author: { exportedAs: "article_comments", afterLeaving: "nameless" } },
  }),
  articleCommentLikes: records<LikeRecord<CommentId>>({
    subject: "on",
    names: { member: { exportedAs: "article_comment_likes", afterLeaving: "erased" } },
  }),
  articleShares: records<ShareRecord<ArticleId>>({ subject: "on" }),

  applications: records<ApplicationRecord>({
    first: dataset.applications,
    names: {
      applicant: {
        exportedAs: "applications",
        exported: ({ decidedBy: _, ...application }) => application,
        afterLeaving: "erased",
      },
      decidedBy: {
        exportedAs: "applications_reviewed",
        exported: ({ id, status, decidedAt }) => ({ id, status, decidedAt }),
        afterLeaving: "nameless",
      },
    },
  }),
  notes: records<NoteRecord>({
    subject: "on",
    names: { author: { exportedAs: "application_notes", afterLeaving: "nameless" } },
  }),
  steps: records<StepRecord>({ subject: "on", names: { by: nameless } }),
  positions: records<Position>({ first: dataset.content?.positions ?? [] }),
  positionVersions: records<PositionVersionRecord>({
    first: (dataset.content?.positions ?? []).map(({ slug, revision, title, questions }) => ({
      slug,
      revision,
      title,
      questions,
    })),
  }),

  notifications: records<NotificationRecord>({
    subject: "on",
    names: {
      member: {
        exportedAs: "notifications",
        exported: ({ actor: _, on: __, key: ___, ...told }) => told,
        afterLeaving: "erased",
      },
      actor: nameless,
    },
  }),
  notificationChoices: records<NotificationChoiceRecord>({
    names: { member: { exportedAs: "notification_choices", afterLeaving: "erased" } },
  }),
  pushDevices: records<PushDeviceRecord>({
    names: {
      member: {
        exportedAs: "push_devices",
        exported: ({ endpoint, name, createdAt }) => ({ endpoint, name, createdAt }),
        afterLeaving: "erased",
      },
    },
  }),

  teams: records<TeamRecord>({ first: dataset.content?.teams ?? [] }),
  people: records<PersonRecord>({ first: dataset.content?.people ?? [] }),
  memberships: records<MembershipRecord>({ first: dataset.content?.memberships ?? [] }),
  honours: records<HonourRecord>({ first: dataset.content?.honours ?? [] }),
  follows: records<LikeRecord<FollowId>>({
    // No id: what is followed may be deleted, and is found by none then; the repository of teams erases the follows of a removed team.
    subject: "on",
    names: {
      member: {
        exportedAs: "follows",
        exported: ({ on, at }) => ({ followed: on, at }),
        afterLeaving: "erased",
      },
    },
  }),
  blocks: records<BlockRecord>({
    names: {
      member: {
        exportedAs: "blocks",
        exported: ({ blocked, at }) => ({ blocked, at }),
        afterLeaving: "erased",
      },
      blocked: erased,
    },
  }),
  predictions: records<PredictionRecord>({
    first: (dataset.content?.predictions ?? []).flatMap(({ match, username, outcome, score }) =>
      dataset.members
        .filter((member) => member.username === username)
        .map(({ id }) => ({ on: match, member: id, outcome, score, at: dataset.asOf })),
    ),
    // A slug, not an id: the repository of matches erases the predictions of a removed match.
    subject: "on",
    names: { member: { exportedAs: "predictions", afterLeaving: "erased" } },
  }),
  events: records<EventRecord>({ first: dataset.content?.events ?? [] }),
  /** Those that are hidden, as members last saw them. */
  hiddenEvents: records<EventRecord>({}),
  eventSignUps: records<EventSignUpRecord>({
    first: firstSignUps(dataset.content?.eventSignUps ?? [], dataset.content?.events ?? []).flatMap(
      ({ event, username, ...rest }) =>
        dataset.members
          .filter((member) => member.username === username)
          .map(({ id }) => ({ on: event, member: id, ...rest, at: dataset.asOf })),
    ),
    // A slug, not an id: the repository of events erases the sign-ups to a removed one.
    subject: "on",
    names: { member: { exportedAs: "event_signups", afterLeaving: "erased" } },
  }),
  // Slugs, not ids: the repositories of people and teams erase those of a removed person or team.
  playerAccounts: records<PlayerAccountRecord>({
    first: (dataset.content?.playerAccounts ?? []).flatMap(({ person, username }) =>
      dataset.members.filter((member) => member.username === username).map(({ id }) => ({ person, member: id })),
    ),
    names: {
      member: {
        exportedAs: "player_accounts",
        exported: ({ person }) => ({ person }),
        afterLeaving: "erased",
      },
    },
  }),
  polls: records<PollRecord>({}),
  pollAnswers: records<PollAnswerRecord>({
    subject: "on",
    names: { member: { exportedAs: "poll_answers", afterLeaving: "erased" } },
  }),
  matches: records<MatchRow>({ first: dataset.content?.matches ?? [] }),
  standings: records<Standings>({ first: dataset.content?.standings ?? [] }),
  partners: records<Partner>({ first: dataset.content?.partners ?? [] }),
  products: records<Product>({ first: dataset.content?.products ?? [] }),
  switchedOff: records<OptionalFeature>({ first: dataset.content?.hidden ?? [] }),
  pageTexts: records<PageTexts>({}),
});

type Declared = ReturnType<typeof declared>;
export type Stores = { readonly [Name in keyof Declared]: ReturnType<Declared[Name]> };

export const openStores = (store: KeyValueStore, dataset: OpenedDataset): Stores =>
  Object.fromEntries(
    Object.entries(declared(dataset)).map(([name, open]) => [name, open(store, name)]),
  ) as unknown as Stores;

/** All stores, as records of any kind. */
export const everyStore = (stores: Stores): readonly Store<Row>[] => Object.values(stores) as unknown as Store<Row>[];

/** Writes the records of a dataset into all stores, which may have been opened with another one. */
export const resetStores = (stores: Stores, dataset: OpenedDataset): void => {
  const first = everyStore(openStores(memoryStore(), dataset));
  everyStore(stores).forEach((records, at) => records.write(first[at]?.read() ?? []));
};
