import type { MemberId } from "../../domain/accounts/member.ts";
import type { NotStaff } from "../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { Category } from "../../domain/content/categories/category.ts";
import type { OptionalFeature } from "../../domain/club/pages/optionalFeatures.ts";
import type { PageTexts } from "../../domain/club/pages/ports.ts";
import type { Product } from "../../domain/club/shop/product.ts";
import type { Position } from "../../domain/applications/positions.ts";
import type { MatchRow } from "../../domain/club/matches/firstMatches.ts";
import type { Partner } from "../../domain/club/partners/partner.ts";
import type { Standings } from "../../domain/club/standings/standings.ts";
import type { HonourRecord, MembershipRecord, PersonRecord, TeamRecord } from "../../domain/club/teams/team.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import { canReadItem, isVisible, type PublicationState } from "../../domain/content/publication.ts";
import type { VisitorId } from "../../domain/content/reactions/visitor.ts";
import { type Refused, refused } from "../../domain/shared/result.ts";
import { type Act, may, type Audience, audienceOf } from "../../domain/shared/rights.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { authOn } from "./accounts/auth.ts";
import {
  agedDataset,
  type ApplicationRecord,
  type ArticleRecord,
  type CommentRecord,
  type Dataset,
  type DiscordPostRecord,
  type LikeRecord,
  type MemberRecord,
  type NoteRecord,
  type PositionVersionRecord,
  type RatingRecord,
  type RevisionRecord,
  type StepRecord,
  type TipRecord,
  type ViewDayRecord,
} from "./dataset.ts";
import { mailboxOn } from "./messages/mailbox.ts";
import { noFaults, type FaultProfile } from "./shared/faultInjector.ts";
import { type KeyValueStore, type StoredValue, storedValue } from "./shared/keyValueStore.ts";

export type ViewRecord = { readonly tip: TipId; readonly visitor: VisitorId; readonly day: string };

type ShareRecord<Id> = { readonly on: Id; readonly visitor: VisitorId; readonly day: string };

/** The reactions to one kind of content item. */
export type Reactions<Id> = {
  readonly likes: StoredValue<readonly LikeRecord<Id>[]>;
  readonly comments: StoredValue<readonly CommentRecord<Id>[]>;
  readonly shares: StoredValue<readonly ShareRecord<Id>[]>;
  /** The right that each act needs. */
  readonly acts: { readonly read: Act; readonly like: Act; readonly comment: Act; readonly share: Act };
  /** Whether the caller can read the content item, and so react to it. */
  readonly canRead: (id: Id) => boolean;
};

/** A record that a member owns, and that may be about a content item. */
type OwnedRecord = { readonly member: MemberId; readonly on?: string };

/**
 * The whole backend in one process: changes are kept in the store, the rest comes from the dataset. The clock is a parameter, so that
 * tests can move it.
 */
export const memoryBackend = (
  written: Dataset,
  store: KeyValueStore,
  faults: FaultProfile = noFaults,
  now = () => new Date(),
) => {
  const dataset = agedDataset(written, now());
  const members = storedValue<readonly MemberRecord[]>(store, "club-memory-members", dataset.members);
  const memberOf = (id: string | undefined) => members.read().find((member) => member.id === id);
  const categories = storedValue<readonly Category[]>(store, "club-memory-categories", dataset.categories);
  const tips = storedValue<readonly TipRecord[]>(store, "club-memory-tips", dataset.tips);
  const likes = storedValue<readonly LikeRecord<TipId>[]>(store, "club-memory-likes", dataset.likes);
  const comments = storedValue<readonly CommentRecord<TipId>[]>(store, "club-memory-comments", dataset.comments);
  const ratings = storedValue<readonly RatingRecord[]>(store, "club-memory-ratings", dataset.ratings);
  const views = storedValue<readonly ViewRecord[]>(store, "club-memory-views", []);
  const viewDays = storedValue<readonly ViewDayRecord[]>(store, "club-memory-view-days", dataset.viewDays);
  const tipShares = storedValue<readonly ShareRecord<TipId>[]>(store, "club-memory-tip-shares", []);
  const articleShares = storedValue<readonly ShareRecord<ArticleId>[]>(store, "club-memory-article-shares", []);
  const articles = storedValue<readonly ArticleRecord[]>(store, "club-memory-articles", dataset.articles);
  const articleLikes = storedValue<readonly LikeRecord<ArticleId>[]>(
    store,
    "club-memory-article-likes",
    dataset.articleLikes,
  );
  const articleComments = storedValue<readonly CommentRecord<ArticleId>[]>(
    store,
    "club-memory-article-comments",
    dataset.articleComments,
  );
  const applications = storedValue<readonly ApplicationRecord[]>(
    store,
    "club-memory-applications",
    dataset.applications,
  );
  const revisions = storedValue<readonly RevisionRecord[]>(store, "club-memory-revisions", []);
  const discordPosts = storedValue<readonly DiscordPostRecord[]>(store, "club-memory-discord-posts", []);
  const notes = storedValue<readonly NoteRecord[]>(store, "club-memory-notes", []);
  const steps = storedValue<readonly StepRecord[]>(store, "club-memory-steps", []);
  const teams = storedValue<readonly TeamRecord[]>(store, "club-memory-teams", dataset.content?.teams ?? []);
  const people = storedValue<readonly PersonRecord[]>(store, "club-memory-people", dataset.content?.people ?? []);
  const memberships = storedValue<readonly MembershipRecord[]>(
    store,
    "club-memory-memberships",
    dataset.content?.memberships ?? [],
  );
  const honours = storedValue<readonly HonourRecord[]>(store, "club-memory-honours", dataset.content?.honours ?? []);
  const matches = storedValue<readonly MatchRow[]>(store, "club-memory-matches", dataset.content?.matches ?? []);
  const isSetupPutAway = storedValue(store, "club-memory-setup-put-away", false as boolean);
  const switchedOff = storedValue<readonly OptionalFeature[]>(
    store,
    "club-memory-switched-off",
    dataset.content?.hidden ?? [],
  );
  const pageTexts = storedValue<readonly PageTexts[]>(store, "club-memory-page-texts", []);
  const pageRevision = storedValue<number>(store, "club-memory-page-revision", 0);
  const partners = storedValue<readonly Partner[]>(store, "club-memory-partners", dataset.content?.partners ?? []);
  const products = storedValue<readonly Product[]>(store, "club-memory-products", dataset.content?.products ?? []);
  const standings = storedValue<readonly Standings[]>(store, "club-memory-standings", dataset.content?.standings ?? []);
  const firstPositions = dataset.content?.positions ?? [];
  const positions = storedValue<readonly Position[]>(store, "club-memory-positions", firstPositions);
  const positionVersions = storedValue<readonly PositionVersionRecord[]>(
    store,
    "club-memory-position-versions",
    firstPositions.map(({ slug, revision, title, questions }) => ({ slug, revision, title, questions })),
  );
  const mailbox = mailboxOn(store, now);
  const { mails, subscribers, turns } = mailbox;
  /** All but the accounts. */
  const contents = [
    tips,
    likes,
    comments,
    ratings,
    views,
    viewDays,
    tipShares,
    articleShares,
    articles,
    articleLikes,
    articleComments,
    applications,
    revisions,
    discordPosts,
    notes,
    steps,
    teams,
    people,
    memberships,
    honours,
    matches,
    switchedOff,
    pageTexts,
    partners,
    products,
    standings,
    positions,
    positionVersions,
    mails,
    subscribers,
    turns,
  ];
  const owned = new Map<string, StoredValue<readonly OwnedRecord[]>>();
  const auth = authOn(store, now);
  const { session, links } = auth;

  const me = (): MemberRecord | undefined => memberOf(session.read()?.id);
  const standing = (): Audience => {
    const member = me();
    return member ? audienceOf(member.role) : "visitor";
  };

  const visible = <Item extends PublicationState>(items: readonly Item[]): readonly Item[] =>
    faults.isEmpty() ? [] : items.filter((item) => isVisible(item, now()));
  const canRead = (kind: ContentKind, item: PublicationState | undefined): boolean =>
    item !== undefined && !faults.isEmpty() && canReadItem(kind, item, standing(), now());

  const tipReactions: Reactions<TipId> = {
    likes,
    comments,
    shares: tipShares,
    acts: {
      read: "read published tips",
      like: "like a tip",
      comment: "comment on a tip",
      share: "count a share of a tip",
    },
    canRead: (tip) =>
      canRead(
        "tip",
        tips.read().find(({ id }) => id === tip),
      ),
  };
  const articleReactions: Reactions<ArticleId> = {
    likes: articleLikes,
    comments: articleComments,
    shares: articleShares,
    acts: {
      read: "read published articles",
      like: "like an article",
      comment: "comment on an article",
      share: "count a share of an article",
    },
    canRead: (article) =>
      canRead(
        "article",
        articles.read().find(({ id }) => id === article),
      ),
  };

  return {
    dataset,
    members,
    memberOf,
    memberByEmail: (email: string) => members.read().find((member) => member.email === email),
    changeMember(id: MemberId, change: Partial<MemberRecord>): void {
      members.update((all) => all.map((member) => (member.id === id ? { ...member, ...change } : member)));
    },
    ...auth,
    ratings,
    views,
    viewDays,
    categories,
    /** How a category is shown. One outside the list shows as it is. */
    labelOf: (kind: ContentKind, category: string): string =>
      categories.read().find((one) => one.kind === kind && one.slug === category)?.label ?? category,
    tips,
    articles,
    revisions,
    discordPosts,
    applications,
    notes,
    steps,
    teams,
    people,
    memberships,
    honours,
    matches,
    isSetupPutAway,
    switchedOff,
    pageTexts,
    pageRevision,
    partners,
    products,
    standings,
    positions,
    positionVersions,
    ...mailbox,
    now,
    /** Calls back after each write, also of another tab with the same store. Returns the unsubscription. */
    onWrite: store.subscribe,
    /** Whether the fault mode hides all data. */
    isEmpty: () => faults.isEmpty(),
    visibleTips: () => visible(tips.read()),
    visibleArticles: () => visible(articles.read()),
    tipReactions,
    articleReactions,
    /** Slow or failing by the fault mode. False for an act that the caller has no right to. */
    async enter(act: Act): Promise<boolean> {
      return (await faults.pass(act)) && may(standing(), act);
    },
    /** The signed-in member. */
    me,
    standing,
    isSelf: (member: MemberId): boolean => session.read()?.id === member,
    /** Refuses an act of the staff: to a visitor because they are signed out, to a member because they aren't staff. */
    refuseOthers: (): Refused<SignedOut | NotStaff> =>
      refused(standing() === "visitor" ? { kind: "signed-out" } : { kind: "not-staff" }),
    /**
     * A feature's records, under their name in the database: they are exported with their member's data, and erased with the
     * account and the content item.
     */
    ownedRecords<Owned extends OwnedRecord>(name: string): StoredValue<readonly Owned[]> {
      const records = storedValue<readonly Owned[]>(store, `club-memory-${name}`, []);
      owned.set(name, records as StoredValue<readonly OwnedRecord[]>);
      return records;
    },
    /** All `ownedRecords`, by name. */
    owned: owned as ReadonlyMap<string, StoredValue<readonly OwnedRecord[]>>,
    /** Erases all but the accounts, the session and the categories. */
    empty(): void {
      for (const records of [...contents, ...owned.values()]) records.write([]);
    },
    /** Makes the links of all mails too old. */
    expireLinks(): void {
      links.update((all) => all.map((link) => ({ ...link, at: 0 })));
      subscribers.update((all) => all.map((subscriber) => ({ ...subscriber, askedAt: 0 })));
    },
    /** Resets all data to the dataset. */
    restore(): void {
      for (const records of [members, links, categories, isSetupPutAway, ...contents, ...owned.values()])
        records.clear();
    },
  };
};

export type MemoryBackend = ReturnType<typeof memoryBackend>;
