import type { MemberId } from "../../domain/accounts/member.ts";
import type { ArticleId } from "../../domain/news/article.ts";
import { type Act, may, type Standing } from "../../domain/rights.ts";
import type { VisitorId } from "../../domain/tips/ports.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { correspondenceOn } from "./correspondence.ts";
import { entranceOn } from "./entrance.ts";
import { type Shelf, type Slot, slot } from "./shelf.ts";
import { fairWeather, type Weather } from "./weather.ts";
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
  World,
} from "./world.ts";

export type ViewRecord = { readonly tip: TipId; readonly visitor: VisitorId; readonly day: string };

/** What members do with one kind of thing: with tips, or with articles. */
export type Subjects<Id> = {
  readonly likes: Slot<readonly LikeRecord<Id>[]>;
  readonly comments: Slot<readonly CommentRecord<Id>[]>;
  /** Which right each needs. */
  readonly acts: { readonly read: Act; readonly like: Act; readonly comment: Act };
  /** Whether everybody may see the thing. */
  readonly sees: (id: Id) => boolean;
};

type Publishable = { readonly isPublished: boolean; readonly publishedAt: string | null };

/**
 * The whole backend in the process: what changes stands on the shelf, what doesn't in the world it began with. The
 * clock is a parameter so that tests can move it.
 */
export const memoryBackend = (world: World, shelf: Shelf, weather: Weather = fairWeather, now = () => new Date()) => {
  const members = slot<readonly MemberRecord[]>(shelf, "club-memory-members", world.members);
  const memberOf = (id: string | undefined) => members.read().find((member) => member.id === id);
  const tips = slot<readonly TipRecord[]>(shelf, "club-memory-tips", world.tips);
  const likes = slot<readonly LikeRecord<TipId>[]>(shelf, "club-memory-likes", world.likes);
  const comments = slot<readonly CommentRecord<TipId>[]>(shelf, "club-memory-comments", world.comments);
  const ratings = slot<readonly RatingRecord[]>(shelf, "club-memory-ratings", world.ratings);
  const views = slot<readonly ViewRecord[]>(shelf, "club-memory-views", []);
  const articles = slot<readonly ArticleRecord[]>(shelf, "club-memory-articles", world.articles);
  const articleLikes = slot<readonly LikeRecord<ArticleId>[]>(shelf, "club-memory-article-likes", world.articleLikes);
  const articleComments = slot<readonly CommentRecord<ArticleId>[]>(
    shelf,
    "club-memory-article-comments",
    world.articleComments,
  );
  const applications = slot<readonly ApplicationRecord[]>(shelf, "club-memory-applications", world.applications);
  const revisions = slot<readonly RevisionRecord[]>(shelf, "club-memory-revisions", []);
  const notes = slot<readonly NoteRecord[]>(shelf, "club-memory-notes", []);
  const steps = slot<readonly StepRecord[]>(shelf, "club-memory-steps", []);
  const correspondence = correspondenceOn(shelf, now);
  const { mails, readers, turns } = correspondence;
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
    readers,
    turns,
  ];
  const entrance = entranceOn(shelf, now);
  const { session, links } = entrance;

  const standing = (): Standing => {
    const member = memberOf(session.read()?.id);
    return member ? (member.role ?? "member") : "visitor";
  };

  /** What everybody may see: published, and its time has come. */
  const visible = <Item extends Publishable>(items: readonly Item[]): readonly Item[] =>
    weather.isEmpty()
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
    world,
    members,
    memberOf,
    ...entrance,
    ratings,
    views,
    tips,
    articles,
    revisions,
    applications,
    notes,
    steps,
    ...correspondence,
    now,
    /** Calls back when anything was written, here or by whoever shares the shelf. Returns what ends it. */
    onWrite: shelf.subscribe,
    /** Whether the weather lets nothing be found. */
    isEmpty: () => weather.isEmpty(),
    visibleTips,
    visibleArticles,
    tipReactions,
    articleReactions,
    /** As the real backend does: slow or failing when the weather is, and refusing what the rights don't give. */
    async enter(act: Act): Promise<boolean> {
      return (await weather.pass(act)) && may(standing(), act);
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
      readers.write(readers.read().map((reader) => ({ ...reader, askedAt: 0 })));
    },
    /** Puts everything back as the world began. */
    restore(): void {
      for (const kept of [members, links, ...written]) kept.clear();
    },
  };
};

export type MemoryBackend = ReturnType<typeof memoryBackend>;
