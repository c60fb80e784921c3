import { isEarned } from "../../../domain/accounts/badges.ts";
import { type MemberId, memberCard } from "../../../domain/accounts/member.ts";
import {
  type MemberComment,
  type MemberPages,
  type MemberPerson,
  mostOnMemberPage,
} from "../../../domain/accounts/memberPage.ts";
import { isSameUsername } from "../../../domain/accounts/names.ts";
import { isIn } from "../../../domain/club/teams/team.ts";
import { isHidden as isHiddenComment } from "../../../domain/content/reactions/hiding.ts";
import { authorLines, lineOfMember } from "../../../domain/content/authors.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { may } from "../../../domain/shared/rights.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { personOf } from "../club/personOf.ts";
import type { CommentRecord } from "../dataset.ts";
import { badgesOn, signedTipsOn } from "./badges.ts";

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

  const shownPerson = (member: MemberId): MemberPerson | null => {
    const person = personOf(backend, member);
    if (!person) return null;
    const today = dayInParis(backend.now().getTime());
    return {
      slug: person.slug,
      name: person.name,
      teams: person.teams
        .filter((one) => isIn(one, today))
        .map(({ team, game, kind, role }) => ({ slug: team, game, kind, role })),
    };
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
        person: shownPerson(id),
        articles: published
          .filter(({ authors = "" }) => authorLines(authors).includes(lineOfMember(id)))
          .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
          .slice(0, mostOnMemberPage.articles)
          .map(({ slug, title }) => ({ slug, title })),
        tips: signedTipsOn(backend)(found)
          .toSorted((one, other) => (other.publishedAt ?? "").localeCompare(one.publishedAt ?? ""))
          .slice(0, mostOnMemberPage.tips)
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
