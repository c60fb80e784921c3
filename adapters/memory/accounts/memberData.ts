import type { MemberId } from "../../../domain/accounts/member.ts";
import type { MemberData } from "../../../domain/accounts/ports.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import { takeTurn } from "../shared/turns.ts";

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
    ratings,
    subscribers,
    tipReactions,
  } = backend;
  const by = <Record extends { readonly member: MemberId }>(records: readonly Record[], member: MemberId) =>
    records.filter((record) => record.member === member);
  const writtenBy = <Record extends { readonly author: MemberId | null }>(
    records: readonly Record[],
    member: MemberId,
  ) => records.filter(({ author }) => author === member);
  const sentBy = (member: MemberId) => applications.read().filter(({ applicant }) => applicant === member);

  return {
    async count(member) {
      if (!((await enter("take one's own data along")) && isSelf(member))) return refused({ kind: "signed-out" });
      return done({
        articleComments: writtenBy(articleReactions.comments.read(), member).length,
        articleLikes: by(articleReactions.likes.read(), member).length,
        tipLikes: by(tipReactions.likes.read(), member).length,
        applications: sentBy(member).length,
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
