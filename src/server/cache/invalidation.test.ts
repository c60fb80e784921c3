import { expect, it, describe } from "vitest";
import type { Shown } from "./changes.ts";
import { changesOf } from "./invalidation.ts";

const [tip, other, article] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`) as [
  string,
  string,
  string,
];

const page = (shown: Partial<Shown>): Shown => ({ kinds: [], hasCounts: true, ...shown });
const pages: Readonly<Record<string, Shown>> = {
  home: page({ kinds: ["tips", "articles"] }),
  tips: page({ kinds: ["tips"] }),
  tip: page({ kinds: ["tips"], item: tip }),
  other: page({ kinds: ["tips"], item: other }),
  news: page({ kinds: ["articles"] }),
  article: page({ kinds: ["articles"], item: article }),
  feed: page({ kinds: ["tips", "articles"], hasCounts: false }),
  team: page({ kinds: ["teams"] }),
  match: page({ kinds: ["matches"] }),
  member: page({ kinds: ["members"] }),
  about: page({}),
};

/** The pages that a change drops, each with its delay if it has one. */
const dropped = (kind: string, item?: string): string => {
  const changes = changesOf({ kind, ...(item !== undefined && { item }) });
  return Object.entries(pages)
    .flatMap(([name, shown]) => {
      const afters = changes.filter(({ isOn }) => isOn(shown)).map(({ after }) => after);
      const after = Math.min(...afters);
      return afters.length === 0 ? [] : [after === 0 ? name : `${name} ${after}`];
    })
    .join(", ");
};
const all = Object.keys(pages).join(", ");

describe("[LM-10] a change drops the pages that show it:", () => {
  it.each([
    ["a like", "tip_likes", tip, "home 1000, tips 1000, tip 1000"],
    ["a rating", "tip_ratings", other, "home 1000, tips 1000, other 1000"],
    ["a like of an article", "article_likes", article, "home 1000, news 1000, article 1000"],
    ["a view", "tip_views", tip, "home 10000, tips 10000, tip 10000"],
    ["a share", "tip_shares", tip, "tip 1000"],
    ["a share of an article", "article_shares", article, "article 1000"],
    ["likes of any tip", "tip_likes", undefined, "home 1000, tips 1000, tip 1000, other 1000"],
    ["a comment", "tip_comments", tip, "home 1000, tips 1000, tip"],
    ["an article's comment", "article_comments", article, "home 1000, news 1000, article"],
    ["a comment's like", "tip_comment_likes", tip, "tip 1000"],
    ["a member's name", "members", undefined, "tip 1000, other 1000, article 1000, member 1000"],
    ["a member who leaves", "deleted_members", undefined, "tip, other, article, member"],
    ["a tip", "tips", tip, "home, tips, tip, other, feed"],
    ["a deleted article", "articles", undefined, "home, news, article, feed"],
    ["a category", "categories", undefined, "home, tips, tip, other, news, article, feed"],
    // The menu of every page names them.
    ["a team", "teams", tip, all],
    // Line-ups of matches have it.
    ["a person", "people", tip, "team, match"],
    ["a member of a team", "memberships", tip, "team, match"],
    ["the person who a member is", "player_accounts", undefined, "member"],
    ["what isn't known", "everything", undefined, all],
    ["what no object knows", "constructor", undefined, all],
  ] as const)("%s", (_, kind, item, expected) => {
    expect(dropped(kind, item)).toBe(expected);
  });
});
