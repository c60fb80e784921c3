import type { MemberId } from "../../../domain/accounts/member.ts";
import { type MemberData, mostTraces, type Traces } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { TipId } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import type { LikeRecord } from "../dataset.ts";
import { takeTurn } from "../shared/turns.ts";

type Item = { readonly id: string; readonly slug: Slug; readonly title: string; readonly isPublished: boolean };

/** A like, a comment or a rating. */
type Left = {
  readonly on: string;
  readonly at?: string;
  readonly createdAt?: string;
  readonly text?: string;
  readonly rating?: number;
};

/** The data of a member, under the names of the database's tables. */
export const memoryMemberData = (backend: MemoryBackend): MemberData => {
  const {
    applications,
    articles,
    articleReactions,
    enter,
    isSelf,
    mails,
    memberOf,
    notes,
    owned,
    ownedRecords,
    ratings,
    subscribers,
    tipReactions,
    tips,
  } = backend;
  const by = <Record extends { readonly member: MemberId }>(records: readonly Record[], member: MemberId) =>
    records.filter((record) => record.member === member);
  const writtenBy = <Record extends { readonly author: MemberId | null }>(
    records: readonly Record[],
    member: MemberId,
  ) => records.filter(({ author }) => author === member);
  const sentBy = (member: MemberId) => applications.read().filter(({ applicant }) => applicant === member);

  /** The latest ones on published items. */
  const tracesOn = (items: readonly Item[], left: readonly Left[]): Traces => {
    const traces = left.flatMap(({ on, at, createdAt, text, rating }) => {
      const item = items.find(({ id, isPublished }) => id === on && isPublished);
      const when = at ?? createdAt ?? null;
      return item
        ? [
            {
              slug: item.slug,
              title: item.title,
              at: when,
              ...(text !== undefined && { text }),
              ...(rating && { rating }),
            },
          ]
        : [];
    });
    const newest = traces.toReversed().toSorted((one, other) => (other.at ?? "").localeCompare(one.at ?? ""));
    return { count: traces.length, latest: newest.slice(0, mostTraces) };
  };

  return {
    async activity(member) {
      if (!((await enter("take one's own data along")) && isSelf(member))) return refused({ kind: "signed-out" });
      return done({
        articleComments: tracesOn(articles.read(), writtenBy(articleReactions.comments.read(), member)),
        tipComments: tracesOn(tips.read(), writtenBy(tipReactions.comments.read(), member)),
        articleLikes: tracesOn(articles.read(), by(articleReactions.likes.read(), member)),
        tipLikes: tracesOn(tips.read(), by(tipReactions.likes.read(), member)),
        tipRatings: tracesOn(
          tips.read(),
          by(ratings.read(), member).map(({ tip, rating, at }) => ({ on: tip, rating, ...(at && { at }) })),
        ),
        applications: sentBy(member).length,
        savedTips: by(ownedRecords<LikeRecord<TipId>>("saved_tips").read(), member).length,
      });
    },

    async everything(member) {
      const own = (await enter("take one's own data along")) && isSelf(member) ? memberOf(member) : undefined;
      if (!own) return refused({ kind: "signed-out" });
      const turn = takeTurn(backend, "export", member);
      if (!turn.ok) return turn;
      const { id, email, createdAt, fullName, username, avatar, role, scores } = own;
      return done({
        "auth.users": [{ id, email, createdAt }],
        "auth.sessions": [{ id }],
        profiles: [{ id, fullName, username, avatar, ...(scores && { scores }) }],
        member_cards: [{ id, username, avatar, isStaff: role !== undefined }],
        user_roles: role === undefined ? [] : [{ id, role }],
        tip_likes: by(tipReactions.likes.read(), member),
        tip_comments: writtenBy(tipReactions.comments.read(), member),
        tip_ratings: by(ratings.read(), member),
        article_likes: by(articleReactions.likes.read(), member),
        article_comments: writtenBy(articleReactions.comments.read(), member),
        articles: articles.read().filter(({ authorId }) => authorId === member),
        applications: sentBy(member).map(({ decidedBy: _, ...application }) => application),
        applications_reviewed: applications
          .read()
          .filter(({ decidedBy }) => decidedBy === member)
          .map(({ id, status, decidedAt }) => ({ id, status, decidedAt })),
        application_notes: writtenBy(notes.read(), member),
        contact_messages: [],
        newsletter_subscribers: subscribers
          .read()
          .filter((subscriber) => subscriber.email === email)
          .map(({ email, askedAt, isConfirmed }) => ({ email, askedAt, isConfirmed })),
        outbox: mails
          .read()
          .filter(({ to }) => to === email)
          .map(({ to, subject, at }) => ({ to, subject, at })),
        turns: [],
        ...Object.fromEntries([...owned].map(([name, records]) => [name, by(records.read(), member)])),
      });
    },
  };
};
