import type { MemberId } from "../../domain/accounts/member.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import { type Act, may, type Standing } from "../../domain/shared/rights.ts";
import type { VisitorId } from "../../domain/tips/ports.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { mailboxOn } from "./messages/mailbox.ts";
import { authOn } from "./accounts/auth.ts";
import { type KeyValueStore, type StoredValue, storedValue } from "./shared/keyValueStore.ts";
import { noFaults, type FaultProfile } from "./shared/faultInjector.ts";
import type {
  ApplicationRecord,
  ArticleRecord,
  CommentRecord,
  LikeRecord,
  MemberRecord,
  NoteRecord,
  RatingRecord,
  RevisionRecord,
  StepRecord,
  TipRecord,
  Dataset,
} from "./dataset.ts";

export type ViewRecord = { readonly tip: TipId; readonly visitor: VisitorId; readonly day: string };

/** What members do with one kind of thing: with tips, or with articles. */
export type Subjects<Id> = {
  readonly likes: StoredValue<readonly LikeRecord<Id>[]>;
  readonly comments: StoredValue<readonly CommentRecord<Id>[]>;
  /** Which right each needs. */
  readonly acts: { readonly read: Act; readonly like: Act; readonly comment: Act };
  /** Whether everybody may see the thing. */
  readonly sees: (id: Id) => boolean;
};

type Publishable = { readonly isPublished: boolean; readonly publishedAt: string | null };

/**
 * The whole backend in the process: what changes is kept in the store, what doesn't comes from the dataset. The
 * clock is a parameter so that tests can move it.
 */
export const memoryBackend = (
  dataset: Dataset,
  store: KeyValueStore,
  faults: FaultProfile = noFaults,
  now = () => new Date(),
) => {
  const members = storedValue<readonly MemberRecord[]>(store, "club-memory-members", dataset.members);
  const memberOf = (id: string | undefined) => members.read().find((member) => member.id === id);
  const tips = storedValue<readonly TipRecord[]>(store, "club-memory-tips", dataset.tips);
  const likes = storedValue<readonly LikeRecord<TipId>[]>(store, "club-memory-likes", dataset.likes);
  const comments = storedValue<readonly CommentRecord<TipId>[]>(store, "club-memory-comments", dataset.comments);
  const ratings = storedValue<readonly RatingRecord[]>(store, "club-memory-ratings", dataset.ratings);
  const views = storedValue<readonly ViewRecord[]>(store, "club-memory-views", []);
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
  const notes = storedValue<readonly NoteRecord[]>(store, "club-memory-notes", []);
  const steps = storedValue<readonly StepRecord[]>(store, "club-memory-steps", []);
  const mailbox = mailboxOn(store, now);
  const { mails, subscribers, turns } = mailbox;
  const written = [
    tips,
    likes,
    comments,
    ratings,
    views,
    articles,
    articleLikes,
    articleComments,
    applications,
    revisions,
    notes,
    steps,
    mails,
    subscribers,
    turns,
  ];
  const auth = authOn(store, now);
  const { session, links } = auth;

  const standing = (): Standing => {
    const member = memberOf(session.read()?.id);
    return member ? (member.role ?? "member") : "visitor";
  };

  /** What everybody may see: published, and its time has come. */
  const visible = <Item extends Publishable>(items: readonly Item[]): readonly Item[] =>
    faults.isEmpty()
      ? []
      : items.filter(
          ({ isPublished, publishedAt }) => isPublished && publishedAt !== null && new Date(publishedAt) <= now(),
        );
  const visibleTips = () => visible(tips.read());
  const visibleArticles = () => visible(articles.read());

  const tipReactions: Subjects<TipId> = {
    likes,
    comments,
    acts: { read: "read published tips", like: "like a tip", comment: "comment on a tip" },
    sees: (tip) => visibleTips().some(({ id }) => id === tip),
  };
  const articleReactions: Subjects<ArticleId> = {
    likes: articleLikes,
    comments: articleComments,
    acts: { read: "read published articles", like: "like an article", comment: "comment on an article" },
    sees: (article) => visibleArticles().some(({ id }) => id === article),
  };

  return {
    dataset,
    members,
    memberOf,
    ...auth,
    ratings,
    views,
    tips,
    articles,
    revisions,
    applications,
    notes,
    steps,
    ...mailbox,
    now,
    /** Calls back after each write, also of another tab with the same store. Returns the unsubscription. */
    onWrite: store.subscribe,
    /** Whether nothing is found in this fault mode. */
    isEmpty: () => faults.isEmpty(),
    visibleTips,
    visibleArticles,
    tipReactions,
    articleReactions,
    /** Slow or failing by the fault mode. False for an act without the right, as the hosted backend refuses it. */
    async enter(act: Act): Promise<boolean> {
      return (await faults.pass(act)) && may(standing(), act);
    },
    standing,
    /** Whether somebody acts for themselves. */
    isSelf: (member: MemberId): boolean => session.read()?.id === member,
    /** Takes away all that members wrote and read. Their accounts stay, and whoever is signed in. */
    empty(): void {
      for (const kept of written) kept.write([]);
    },
    /** Makes the links of all mails so old that they are no longer good. */
    expireLinks(): void {
      links.write(links.read().map((link) => ({ ...link, at: 0 })));
      subscribers.write(subscribers.read().map((reader) => ({ ...reader, askedAt: 0 })));
    },
    /** Resets all data to the dataset. */
    restore(): void {
      for (const kept of [members, links, ...written]) kept.clear();
    },
  };
};

export type MemoryBackend = ReturnType<typeof memoryBackend>;
