import type { Hours } from "../../domain/club/polls/hours.ts";
import type { NewPoll, PollId } from "../../domain/club/polls/polls.ts";
import type { MemberId, Role } from "../../domain/accounts/member.ts";
import type { Category } from "../../domain/content/categories/category.ts";
import type { ContentKind, Fields, ItemId } from "../../domain/content/editing/contentItem.ts";
import type { FormerAddress } from "../../domain/content/editing/formerPath.ts";
import type { OpenedDraftLink } from "../../domain/content/editing/draftLinks.ts";
import type { ImportId, ImportSummary } from "../../domain/content/moving/ports.ts";
import type { PostRef } from "../../domain/discord/discordPosts.ts";
import type { Change } from "../../domain/content/editing/ports.ts";
import type { LoggedAct } from "../../domain/content/reports/log.ts";
import type { Measure } from "../../domain/content/reports/measure.ts";
import type { ReportReason, ReportSubject } from "../../domain/content/reports/report.ts";
import type { Quoted } from "../../domain/content/remarks/quoted.ts";
import type { RemarkId } from "../../domain/content/remarks/remark.ts";
import type { Writer } from "../../domain/content/editing/writers.ts";
import type { VersionSummary } from "../../domain/content/versions/ports.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import type { HeldFor } from "../../domain/content/reactions/holding.ts";
import type { VisitorId } from "../../domain/content/reactions/visitor.ts";
import type { ApplicationId } from "../../domain/applications/application.ts";
import type { ReviewedApplication, Step } from "../../domain/applications/review.ts";
import type { Position } from "../../domain/applications/positions.ts";
import { addDays, addParisDays, type Day, dayInParis, daysBetween } from "../../domain/shared/parisDay.ts";
import type { CountedPage } from "../../domain/club/reading/countedPage.ts";
import type { ViewSource } from "../../domain/club/reading/viewSources.ts";
import type { Prediction } from "../../domain/club/predictions/prediction.ts";
import type { FirstContent } from "../../domain/club/firstContent.ts";
import type { ScoreChoice } from "../../domain/accounts/scoreChoice.ts";
import type { AnswerId, MessageId, MessageState } from "../../domain/messages/inbox.ts";
import type { RenderedLetter } from "../../domain/club/letter/letterMail.ts";
import type { Letter } from "../../domain/club/letter/letters.ts";
import type { Consent } from "../../domain/club/letter/subscribers.ts";
import type { Subscription } from "../../domain/messages/newsletter.ts";
import type { FocalPoint } from "../../domain/content/body/focalPoint.ts";
import type { LibraryPicture } from "../../domain/content/pictures/library.ts";
import type { Notification, NotificationChoice } from "../../domain/notifications/notification.ts";
import type { PushAddress, PushDevice } from "../../domain/notifications/push.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Rating } from "../../domain/tips/rating.ts";
import type { TipId } from "../../domain/tips/tip.ts";

// The rows of the database, in the domain's names. The seed is a dataset, from which `supabase/seed.sql` is written.

export type MemberRecord = {
  readonly id: MemberId;
  readonly email: string;
  /** Absent for members of the seed that can't sign in. */
  readonly password?: string;
  readonly fullName: string | null;
  readonly username: string | null;
  readonly avatar: string | null;
  readonly role?: Role;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly scores?: ScoreChoice;
  /** They have hidden their page. */
  readonly isHidden?: boolean;
  readonly prefersUsername?: boolean;
  /** The e-mail isn't confirmed: the member can't sign in. */
  readonly isWaiting?: true;
};

/** Absent from the content items of the seed. */
export type Written = {
  /** The newest last; absent: none. */
  readonly oldSlugs?: readonly FormerAddress[];
  readonly searchTitle?: string | null;
  readonly searchDescription?: string | null;
  readonly isFeatured?: boolean;
  readonly isPinned?: boolean;
  /** ISO 8601. */
  readonly createdAt?: string;
  /** ISO 8601. */
  readonly updatedAt?: string;
  /** 1 when absent. */
  readonly revision?: number;
};

export type TipRecord = {
  readonly id: TipId;
  readonly slug: Slug;
  readonly title: string;
  readonly content: string;
  readonly excerpt: string | null;
  readonly category: string;
  readonly author: string;
  readonly readTime: string | null;
  readonly difficulty: string | null;
  readonly heroImage: string | null;
  readonly featuredImage: string | null;
  readonly isPublished: boolean;
  /** ISO 8601; null for one that was never published. */
  readonly publishedAt: string | null;
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
  /** The views of the seed. */
  readonly views: number;
} & Written;

/** A link that shows a draft. */
/** `seenAt`: when they told of themselves last, in milliseconds since 1970. */
export type WriterRecord = Omit<Writer, "username"> & { readonly on: ItemId; readonly seenAt: number };

/** A remark on a passage, or an answer to one, which has no passage of its own. */
export type RemarkRecord = {
  readonly id: RemarkId;
  readonly on: ItemId;
  readonly answers: RemarkId | null;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly quoted: Quoted | null;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isResolved: boolean;
};

/** A report of a comment or a member. */
export type ReportRecord = {
  readonly id: string;
  /** Null once they have left. */
  readonly reporter: MemberId | null;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  readonly isOpen: boolean;
};

/** A warning or a mute. The names of the staff are ids here. */
export type MeasureRecord = Measure & {
  readonly about: MemberId;
  readonly decidedBy: MemberId | null;
  readonly liftedBy: MemberId | null;
  readonly answeredBy: MemberId | null;
};

/** An act of the staff's, with the ids of members instead of their names. */
export type ModerationActRecord = Omit<LoggedAct, "by" | "about"> & {
  readonly by: MemberId | null;
  readonly about: MemberId | null;
};

export type DraftLinkRecord = OpenedDraftLink & { readonly on: ItemId; readonly kind: ContentKind };

/** An import of content. */
export type ImportRecord = Omit<ImportSummary, "card" | "items" | "changed"> & {
  /** Null when the member has left. */
  readonly by: MemberId | null;
};

/** An item that an import added. */
export type ImportedItemRecord = {
  readonly origin: string;
  readonly import: ImportId;
  readonly kind: ContentKind;
  readonly on: ItemId;
  readonly wasPublished: boolean;
  /** The slug that it got. */
  readonly slug: Slug;
};

export type ArticleRecord = {
  readonly id: ArticleId;
  readonly slug: Slug;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly excerpt: string | null;
  readonly category: string;
  /** Null for an author without an account. */
  readonly authorId: MemberId | null;
  /** A name, or an e-mail for an author without one. */
  readonly author: string;
  readonly featuredImage: string | null;
  readonly isPublished: boolean;
  /** ISO 8601; null for one that was never published. */
  readonly publishedAt: string | null;
  readonly publishAt?: string | null;
  readonly unpublishAt?: string | null;
  /** The match that it is about. */
  readonly match?: Slug | null;
  /** Those whom the staff has named, by line. */
  readonly authors?: string;
  readonly tags?: string;
} & Written;

export type LikeRecord<Id> = {
  readonly on: Id;
  readonly member: MemberId;
  /** ISO 8601. Absent: the seed doesn't say. */
  readonly at?: string;
};

export type CommentRecord<Id> = {
  readonly id: CommentId;
  readonly on: Id;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly text: string;
  readonly createdAt: string;
  /** The staff's reason to hide it. */
  readonly hiddenBecause?: string | null;
  readonly heldFor?: HeldFor | null;
  readonly parent?: CommentId | null;
  /** The comment that a reply answers: its parent, or another reply to it. */
  readonly answered?: CommentId | null;
  readonly editedAt?: string | null;
  readonly isDeleted?: boolean;
};

/** An announcement on Discord. */
export type DiscordPostRecord = {
  readonly kind: PostRef["kind"];
  readonly on: PostRef["id"];
  /** When it was chosen, in milliseconds since 1970. */
  readonly at?: number;
};

/** A save of a content item. */
export type RevisionRecord = Pick<Change, "revision" | "by" | "at" | "fields"> & { readonly on: ItemId };

/** A saved state of a content item. */
export type VersionRecord = Pick<VersionSummary, "id" | "cause" | "revision" | "by" | "at"> & {
  readonly on: ItemId;
  readonly fields: Fields;
};

export type RatingRecord = {
  readonly tip: TipId;
  readonly member: MemberId;
  readonly rating: Rating;
  /** When it was given or changed, in ISO 8601. Absent: the seed doesn't say. */
  readonly at?: string;
};

/** What a member expects of a match, by its slug. */
/** A person who is signed in at Discord. */
export type DiscordPerson = {
  readonly id: string;
  readonly username: string;
  readonly globalName: string | null;
  readonly email: string | null;
  readonly isVerified: boolean;
};

/** Who is linked to whom at Discord. */
export type IdentityRecord = {
  readonly member: MemberId;
  /** Their number at Discord. */
  readonly provider_id: string;
  readonly name: string;
  readonly globalName: string | null;
  readonly linkedAt: string;
};

/** `number`: the order in which members came, from 1. Without a seat, they wait. */
export type EventSignUpRecord = {
  readonly on: Slug;
  readonly member: MemberId;
  readonly number: number;
  readonly hasSeat: boolean;
  readonly at: string;
};

/** The member who a player is. */
export type PlayerAccountRecord = { readonly person: Slug; readonly member: MemberId };

export type PollRecord = NewPoll & {
  readonly id: PollId;
  readonly createdAt: string;
  readonly isClosed: boolean;
  readonly event: Slug | null;
  readonly match: Slug | null;
};
export type PollAnswerRecord = {
  readonly on: PollId;
  readonly member: MemberId;
  readonly hours: Hours;
  readonly at: string;
};

export type PredictionRecord = Prediction & { readonly on: Slug; readonly member: MemberId; readonly at: string };

export type ViewRecord = { readonly tip: TipId; readonly visitor: VisitorId; readonly day: string };

export type ShareRecord<Id> = { readonly on: Id; readonly visitor: VisitorId; readonly day: string };

/** The views of all tips on a day in Paris. */
export type ViewDayRecord = { readonly day: Day; readonly views: number };

/** The views of a page from a kind of source on a day in Paris. */
export type PageViewRecord = CountedPage & {
  readonly day: Day;
  readonly source: ViewSource;
  readonly views: number;
};

/** The searches for these words that found nothing on a day in Paris. */
export type MissedSearchRecord = { readonly day: Day; readonly words: string; readonly searches: number };

export type ApplicationRecord = ReviewedApplication;

/** The title and questions of a position from a revision on. */
export type PositionVersionRecord = Pick<Position, "slug" | "revision" | "title" | "questions">;

/** An internal note of the staff on an application. */
export type NoteRecord = {
  readonly id: string;
  readonly on: ApplicationId;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly text: string;
  readonly createdAt: string;
};

/** A decision on an application, or that it was undone. */
export type StepRecord = {
  readonly on: ApplicationId;
  readonly status: Step["status"];
  readonly by: MemberId | null;
  readonly at: string;
};

/** What a member is told. `key`: what happened; a member is told of it once. */
export type NotificationRecord = Omit<Notification, "actor"> & {
  readonly member: MemberId;
  readonly key: string;
  /** The id of its subject. */
  readonly on: string;
  readonly actor: MemberId | null;
};

export type NotificationChoiceRecord = NotificationChoice & { readonly member: MemberId };

/** A browser that receives pushes while its session lasts. */
export type PushDeviceRecord = PushDevice & PushAddress & { readonly member: MemberId; readonly session: string };

/** A member blocks another. */
export type BlockRecord = { readonly member: MemberId; readonly blocked: MemberId; readonly at: string };

/** A mail that is stored instead of sent, for `/_dev/mail`. */
export type MailRecord = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The application whose decision it tells. It is deleted when the decision is undone. */
  readonly decisionOn?: ApplicationId;
};

/** A visitor's message to the club, and what the staff does with it. */
export type MessageRecord = {
  readonly id: MessageId;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: string;
  readonly state: MessageState;
  readonly isRead: boolean;
  readonly assignee: MemberId | null;
  readonly revision: number;
};

/** The staff's answer to a message. */
export type AnswerRecord = {
  readonly id: AnswerId;
  readonly on: MessageId;
  /** Null when the author has left. */
  readonly author: MemberId | null;
  readonly text: string;
  readonly createdAt: string;
};

/** A subscriber who got a letter, by the secret of their links; `leave`: that of this letter's. */
export type LetterRecipient = { readonly subscriber: string; readonly leave: string; readonly hasLeft: boolean };

export type LetterRecord = Omit<Letter, "counts"> & {
  readonly lead: string;
  readonly mail: RenderedLetter;
  readonly recipients: readonly LetterRecipient[];
};

/** An uploaded picture. Its bytes aren't kept. */
export type PictureRecord = Omit<LibraryPicture, "uses" | "versions" | "point"> & {
  /** Absent while the staff has set none. */
  readonly point?: FocalPoint;
};

/** Who has left the newsletter, by a mark of the address. */
export type LeftAddressRecord = {
  readonly mark: string;
  /** ISO 8601. */
  readonly at: string;
};

/** `confirm` and `leave` are the tokens of the links in mails. */
export type SubscriberRecord = Subscription & {
  readonly email: string;
  readonly confirm: string;
  readonly leave: string;
  /** Milliseconds since 1970. */
  readonly confirmedAt?: number;
  /** Of an imported one. */
  readonly consent?: Consent;
};

/** An act that is limited, by its name and the member or address that it is counted for. */
export type QuotaUse = { readonly act: string; readonly at: number };

export type Dataset = {
  /** The day for which everything is dated. A backend that is first opened later has all dates as many days later. */
  readonly asOf: Day;
  /** The categories of each kind, in the club's order. */
  readonly categories: readonly Category[];
  readonly members: readonly MemberRecord[];
  readonly tips: readonly TipRecord[];
  readonly likes: readonly LikeRecord<TipId>[];
  readonly comments: readonly CommentRecord<TipId>[];
  readonly ratings: readonly RatingRecord[];
  readonly viewDays: readonly ViewDayRecord[];
  readonly pageViews: readonly PageViewRecord[];
  readonly missedSearches: readonly MissedSearchRecord[];
  readonly articles: readonly ArticleRecord[];
  readonly articleLikes: readonly LikeRecord<ArticleId>[];
  readonly articleComments: readonly CommentRecord<ArticleId>[];
  readonly applications: readonly ApplicationRecord[];
  /** The first content of the club's folder, or that of a backend first opened at some time. None when absent. */
  readonly content?: Partial<FirstContent> | ((opened: Date) => Partial<FirstContent>);
};

/** A dataset as a backend has it that was first opened at some time. */
export type OpenedDataset = Omit<Dataset, "content"> & { readonly content?: Partial<FirstContent> };

const timeFields = ["at", "createdAt", "decidedAt", "publishedAt", "withdrawnAt"] as const;
type Dated = Readonly<Partial<Record<(typeof timeFields)[number], string | null>>>;

/** The dataset with all dates moved by whole days of Paris, so that they are as old as on its own day. */
export const datasetAt = ({ content, ...dataset }: Dataset, opened: Date): OpenedDataset => {
  const days = daysBetween(dataset.asOf, dayInParis(opened.getTime()));
  const later = (iso: string) => new Date(addParisDays(Date.parse(iso), days)).toISOString();
  const moved = <Row extends Dated>(row: Row): Row => {
    const times = timeFields.flatMap((field) => {
      const time = row[field];
      return time ? [[field, later(time)] as const] : [];
    });
    return { ...row, ...Object.fromEntries(times) };
  };
  const movedDay = <Row extends { readonly day: Day }>(row: Row): Row => ({ ...row, day: addDays(row.day, days) });
  return {
    ...dataset,
    ...(content && { content: typeof content === "function" ? content(opened) : content }),
    asOf: addDays(dataset.asOf, days),
    members: dataset.members.map(moved),
    tips: dataset.tips.map(moved),
    likes: dataset.likes.map(moved),
    ratings: dataset.ratings.map(moved),
    comments: dataset.comments.map(moved),
    articles: dataset.articles.map(moved),
    articleLikes: dataset.articleLikes.map(moved),
    articleComments: dataset.articleComments.map(moved),
    applications: dataset.applications.map(moved),
    viewDays: dataset.viewDays.map(movedDay),
    pageViews: dataset.pageViews.map(movedDay),
    missedSearches: dataset.missedSearches.map(movedDay),
  };
};
