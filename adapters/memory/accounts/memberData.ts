import type { MemberId } from "../../../domain/accounts/member.ts";
import { type MemberData, mostTraces, type Traces } from "../../../domain/accounts/ports.ts";
import { authorLines, lineOfMember } from "../../../domain/content/authors.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { followableOf } from "../../../domain/notifications/following.ts";
import type { MemoryBackend } from "../backend.ts";
import type { MemberRecord } from "../dataset.ts";
import { everyStore, type Stores } from "../stores.ts";
import { consumeQuota } from "../shared/quotas.ts";

type Item = { readonly id: string; readonly slug: Slug; readonly title: string; readonly isPublished: boolean };

/** A like, a comment or a rating. */
type Left = {
  readonly on: string;
  readonly at?: string;
  readonly createdAt?: string;
  readonly text?: string;
  readonly rating?: number;
};

/** A member's records of all stores, as `stores.ts` exports them. */
const recordsOf = (stores: Stores, { id, email }: MemberRecord): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(
    everyStore(stores).flatMap((records) =>
      Object.entries(records.names).flatMap(([field, { by, exportedAs, exported = (record: object) => record }]) => {
        const theirs = () => records.read().filter((record) => record[field] === (by === "email" ? email : id));
        return exportedAs === undefined ? [] : [[exportedAs, theirs().map(exported)] as const];
      }),
    ),
  );

/** The data of a member, under the names of the database's tables. */
export const memoryMemberData = (backend: MemoryBackend): MemberData => {
  const { applications, articles, articleReactions, enter, follows, isSelf, memberOf, ratings } = backend;
  const { savedTips, stores, tipReactions, tips } = backend;
  const by = <Record extends { readonly member: MemberId }>(records: readonly Record[], member: MemberId) =>
    records.filter((record) => record.member === member);
  const writtenBy = <Record extends { readonly author: MemberId | null }>(
    records: readonly Record[],
    member: MemberId,
  ) => records.filter(({ author }) => author === member);

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
        applications: applications.read().filter(({ applicant }) => applicant === member).length,
        followedTeams: by(follows.read(), member).filter(({ on }) => followableOf(on).kind === "team").length,
        savedTips: by(savedTips.read(), member).length,
      });
    },

    async everything(member) {
      const own = (await enter("take one's own data along")) && isSelf(member) ? memberOf(member) : undefined;
      if (!own) return refused({ kind: "signed-out" });
      const quota = consumeQuota(backend, "export", member);
      if (!quota.ok) return quota;
      const { id, email, createdAt, fullName, username, avatar, role, scores } = own;
      const { isHidden = false, prefersUsername = false } = own;
      return done({
        "auth.users": [{ id, email, createdAt }],
        "auth.sessions": [{ id }],
        profiles: [{ id, fullName, username, avatar, isHidden, prefersUsername, ...(scores && { scores }) }],
        member_cards: [{ id, username, avatar, isStaff: role !== undefined, isHidden }],
        user_roles: role === undefined ? [] : [{ id, role }],
        turns: [],
        ...recordsOf(stores, own),
        signed_articles: articles
          .read()
          .filter((one) => one.authorId !== id && authorLines(one.authors ?? "").includes(lineOfMember(id)))
          .map((one) => ({ id: one.id, slug: one.slug, title: one.title, is_published: one.isPublished })),
      });
    },
  };
};
