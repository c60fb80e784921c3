import { isEarned } from "../../../domain/accounts/badges.ts";
import { memberCard } from "../../../domain/accounts/member.ts";
import { type MemberComment, type MemberPages, mostOnMemberPage } from "../../../domain/accounts/memberPage.ts";
import { isSameUsername } from "../../../domain/accounts/names.ts";
import { isHidden as isHiddenComment } from "../../../domain/content/reactions/hiding.ts";
import { authorLines, lineOfMember } from "../../../domain/content/authors.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import type { CommentRecord } from "../dataset.ts";
import { badgesOn } from "./badges.ts";

export const memoryMemberPages = (backend: MemoryBackend): MemberPages => {
  const { articleReactions, audience, changeMember, enter, isEmpty, isSelf, memberOf, members } = backend;
  const { tipReactions, visibleArticles, visibleTips } = backend;

  const commentsOn = (
    on: MemberComment["on"],
    items: readonly { readonly id: string; readonly slug: Slug; readonly title: string }[],
    comments: readonly CommentRecord<string>[],
    author: string,
  ): readonly MemberComment[] => {
    // A hidden comment takes its replies with it.
    const hidden = new Set(comments.filter(isHiddenComment).map(({ id }) => id));
    return comments.flatMap((comment): readonly MemberComment[] => {
      const item = comment.author === author ? items.find(({ id }) => id === comment.on) : undefined;
      const { id, parent, text, createdAt } = comment;
      if (!item || hidden.has(id) || (parent && hidden.has(parent))) return [];
      return [{ id, on, slug: item.slug, title: item.title, text, at: createdAt }];
    });
  };

  return {
    async of(username) {
      await enter("read a member's page");
      const found = isEmpty() ? undefined : members.read().find((one) => isSameUsername(one.username, username));
      if (!found || found.username === null) return undefined;
      const { id, isHidden = false, createdAt } = found;
      if (isHidden && !isSelf(id) && !may(audience(), "read hidden pages of members")) return undefined;
      const published = visibleArticles().filter(({ isPublished }) => isPublished);
      const comments = [
        ...commentsOn("article", published, articleReactions.comments.read(), id),
        ...commentsOn("tip", visibleTips(), tipReactions.comments.read(), id),
      ].toSorted((one, other) => other.at.localeCompare(one.at));
      return {
        id,
        slug: found.username,
        card: memberCard(found),
        since: dayInParis(Date.parse(createdAt)).slice(0, 7),
        badges: badgesOn(backend)(found)
          .filter(isEarned)
          .map(({ badge }) => badge),
        articles: published
          .filter(({ authors = "" }) => authorLines(authors).includes(lineOfMember(id)))
          .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
          .slice(0, mostOnMemberPage.articles)
          .map(({ slug, title }) => ({ slug, title })),
        comments: { count: comments.length, latest: comments.slice(0, mostOnMemberPage.comments) },
      };
    },

    async hide(member, isHidden) {
      if (!((await enter("hide one's own page")) && isSelf(member) && memberOf(member))) {
        return refused({ kind: "signed-out" });
      }
      changeMember(member, { isHidden });
      return done();
    },
  };
};
