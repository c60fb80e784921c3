import type { MemberId } from "../../domain/accounts/member.ts";
import type { NotStaff } from "../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { HoldingRules } from "../../domain/content/reactions/holding.ts";
import type { ArticleId } from "../../domain/content/articles/article.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";
import { canReadItem, isVisible, type PublicationState } from "../../domain/content/publication.ts";
import { minute } from "../../domain/shared/clock.ts";
import { type Refused, refused } from "../../domain/shared/result.ts";
import { type Act, may, type Audience, audienceOf } from "../../domain/shared/rights.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { authOn } from "./accounts/auth.ts";
import {
  type CommentRecord,
  type Dataset,
  datasetAt,
  type DiscordPerson,
  type LikeRecord,
  type MailRecord,
  type MemberRecord,
  type ShareRecord,
} from "./dataset.ts";
import { applySchedules } from "./content/applySchedules.ts";
import { endDraftLinks } from "./content/endDraftLinks.ts";
import { recordVersions } from "./content/recordVersions.ts";
import { tellDue, tellOfChanges } from "./notifications/tellOfChanges.ts";
import { noFaults, type FaultProfile } from "./shared/faultInjector.ts";
import { type KeyValueStore, type StoredValue, storedValue } from "./shared/keyValueStore.ts";
import { everyStore, openStores, resetStores } from "./stores.ts";

/** The reactions to one kind of content item. */
export type Reactions<Id> = {
  readonly likes: StoredValue<readonly LikeRecord<Id>[]>;
  readonly comments: StoredValue<readonly CommentRecord<Id>[]>;
  readonly commentLikes: StoredValue<readonly LikeRecord<CommentId>[]>;
  readonly shares: StoredValue<readonly ShareRecord<Id>[]>;
  /** The right that each act needs. */
  readonly acts: { readonly read: Act; readonly like: Act; readonly comment: Act; readonly share: Act };
  /** Whether the caller can read the content item, and so react to it. */
  readonly canRead: (id: Id) => boolean;
};

const novaOfDiscord: DiscordPerson = {
  id: "200000000000000001",
  username: "nova",
  globalName: "Nova",
  email: "nova@exemple.fr",
  isVerified: true,
};

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
  /** When it was first opened, in milliseconds since 1970: a backend that is opened again later has aged. */
  const opened = storedValue<number | null>(store, "club-memory-opened", null);
  if (opened.read() === null) opened.write(now().getTime());
  const dataset = datasetAt(written, new Date(opened.read() ?? now()));
  const caller = () => ({ by: me()?.id ?? null, at: now() });
  const plainStores = openStores(store, dataset);
  const stores = tellOfChanges(recordVersions(endDraftLinks(plainStores), caller), caller);
  const { articles, categories, links, mails, members, subscribers, tips } = stores;
  const memberOf = (id: string | undefined) => members.read().find((member) => member.id === id);
  const isSetupPutAway = storedValue(store, "club-memory-setup-put-away", false as boolean);
  const discordPerson = storedValue<DiscordPerson>(store, "club-memory-discord-person", novaOfDiscord);
  const discordCodes = storedValue<readonly { readonly code: string; readonly member: MemberId }[]>(
    store,
    "club-memory-discord-codes",
    [],
  );
  const holdingRules = storedValue<HoldingRules>(store, "club-memory-holding-rules", {
    words: [],
    holdsLinks: false,
    firstComments: 0,
  });
  const pageRevision = storedValue<number>(store, "club-memory-page-revision", 0);
  const auth = authOn(store, links, now);
  const { session } = auth;

  let toldAt = 0;
  const me = (): MemberRecord | undefined => memberOf(session.read()?.id);
  const audience = (): Audience => {
    const member = me();
    return member ? audienceOf(member.role) : "visitor";
  };

  const visible = <Item extends PublicationState>(items: readonly Item[]): readonly Item[] =>
    faults.isEmpty() ? [] : items.filter((item) => isVisible(item, now()));
  const canRead = (kind: ContentKind, item: PublicationState | undefined): boolean =>
    item !== undefined && !faults.isEmpty() && canReadItem(kind, item, audience(), now());

  const tipReactions: Reactions<TipId> = {
    likes: stores.tipLikes,
    comments: stores.tipComments,
    commentLikes: stores.tipCommentLikes,
    shares: stores.tipShares,
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
    likes: stores.articleLikes,
    comments: stores.articleComments,
    commentLikes: stores.articleCommentLikes,
    shares: stores.articleShares,
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
    ...stores,
    stores,
    memberOf,
    memberByEmail: (email: string) => members.read().find((member) => member.email === email),
    changeMember(id: MemberId, change: Partial<MemberRecord>): void {
      members.update((all) => all.map((member) => (member.id === id ? { ...member, ...change } : member)));
    },
    ...auth,
    /** How a category is shown. One outside the list shows as it is. */
    labelOf: (kind: ContentKind, category: string): string =>
      categories.read().find((one) => one.kind === kind && one.slug === category)?.label ?? category,
    holdingRules,
    isSetupPutAway,
    pageRevision,
    /** Who is signed in at the Discord of this backend, and the codes of those who came back. */
    discordPerson,
    discordCodes,
    /** Stores a mail instead of sending it. The newest is the first. */
    post(mail: Omit<MailRecord, "id" | "at">): void {
      mails.update((all) => [{ ...mail, id: crypto.randomUUID(), at: now().getTime() }, ...all]);
    },
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
      applySchedules(stores, now());
      if (Math.abs(now().getTime() - toldAt) > minute) {
        toldAt = now().getTime();
        tellDue(stores, now());
      }
      return (await faults.pass(act)) && may(audience(), act);
    },
    /** The signed-in member. */
    me,
    audience,
    isSelf: (member: MemberId): boolean => session.read()?.id === member,
    /** Refuses an act of the staff: to a visitor because they are signed out, to a member because they aren't staff. */
    refuseOthers: (): Refused<SignedOut | NotStaff> =>
      refused(audience() === "visitor" ? { kind: "signed-out" } : { kind: "not-staff" }),
    /** Erases all but the accounts, the session and the categories. */
    empty(): void {
      for (const records of everyStore(stores)) if (!records.isKept) records.write([]);
    },
    /** Makes the links of all mails too old. */
    expireLinks(): void {
      links.update((all) => all.map((link) => ({ ...link, at: 0 })));
      subscribers.update((all) => all.map((subscriber) => ({ ...subscriber, askedAt: 0 })));
    },
    /** Resets all data to the dataset of a backend that is first opened now. */
    restore(): void {
      isSetupPutAway.clear();
      opened.write(now().getTime());
      resetStores(plainStores, datasetAt(written, now()));
    },
  };
};

export type MemoryBackend = ReturnType<typeof memoryBackend>;
