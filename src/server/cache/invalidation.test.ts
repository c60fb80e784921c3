import { expect, it, describe } from "vitest";
import { idsIn, type Shown } from "./changes.ts";
import { changesOf } from "./invalidation.ts";

const [tip, other, article, comment, member, stranger] = [1, 2, 3, 4, 5, 6].map(
  (number) => `00000000-0000-4000-8000-00000000000${number}`,
) as [string, string, string, string, string, string];

const page = (shown: Partial<Shown>): Shown => ({ kinds: [], ids: new Set(), hasCounts: true, ...shown });
const pages: Readonly<Record<string, Shown>> = {
  home: page({ kinds: ["tips", "articles"], ids: new Set([tip, other, article]) }),
  tips: page({ kinds: ["tips"], ids: new Set([tip, other]) }),
  tip: page({ kinds: ["tips"], item: tip, ids: new Set([tip, other, comment, member]) }),
  other: page({ kinds: ["tips"], item: other, ids: new Set([tip, other]) }),
  news: page({ kinds: ["articles"], ids: new Set([article]) }),
  article: page({ kinds: ["articles"], item: article, ids: new Set([article, member]) }),
  feed: page({ kinds: ["tips", "articles"], hasCounts: false }),
  team: page({ kinds: ["teams"] }),
  match: page({ kinds: ["matches"] }),
  about: page({}),
};

/** The pages that a write drops, each with its delay if it has one. */
const dropped = (method: string, address: string, body?: unknown): string => {
  const { pathname, searchParams: search } = new URL(address, "http://backend.test");
  const changes = changesOf({
    path: pathname.slice(1),
    method,
    search,
    body: body === undefined ? "" : JSON.stringify(body),
  });
  return Object.entries(pages)
    .flatMap(([name, shown]) => {
      const afters = changes.filter(({ isOn }) => isOn(shown)).map(({ after }) => after);
      const after = Math.min(...afters);
      return afters.length === 0 ? [] : [after === 0 ? name : `${name} ${after}`];
    })
    .join(", ");
};

describe("[LM-10] a write drops the pages that show it:", () => {
  it.each([
    ["a like", "POST", "tip_likes", { tip_id: tip, user_id: member }, "home 1000, tips 1000, tip 1000"],
    [
      "a like of two",
      "POST",
      "tip_likes",
      [{ tip_id: tip }, { tip_id: other }],
      "home 1000, tips 1000, tip 1000, other 1000",
    ],
    [
      "a like taken back",
      "DELETE",
      `tip_likes?tip_id=eq.${tip}&user_id=eq.${member}`,
      undefined,
      "home 1000, tips 1000, tip 1000",
    ],
    ["a rating changed", "PATCH", `tip_ratings?tip_id=eq.${other}`, { rating: 5 }, "home 1000, tips 1000, other 1000"],
    ["a like of an article", "POST", "article_likes", { article_id: article }, "home 1000, news 1000, article 1000"],
    ["a view", "POST", "rpc/count_tip_view", { tip, visitor: stranger }, "home 10000, tips 10000, tip 10000"],
    ["a share", "POST", "rpc/count_tip_share", { tip, visitor: stranger }, "tip 1000"],
    ["a share of an article", "POST", "rpc/count_article_share", { article, visitor: stranger }, "article 1000"],
    [
      "a like of who knows what",
      "DELETE",
      "tip_likes?user_id=not.is.null",
      undefined,
      "home 1000, tips 1000, tip 1000, other 1000",
    ],
    ["a comment", "POST", "tip_comments", { tip_id: tip, content: other }, "home 1000, tips 1000, tip"],
    [
      "a hidden comment",
      "PATCH",
      `tip_comments?id=eq.${comment}`,
      { hidden_reason: "x" },
      "home 1000, tips 1000, tip, other 1000",
    ],
    ["an article's comment", "POST", "article_comments", { article_id: article }, "home 1000, news 1000, article"],
    ["a name", "POST", "profiles", { id: member, username: "x" }, "tip 1000, article 1000"],
    ["a name of who wrote nothing", "PATCH", `profiles?id=eq.${stranger}`, {}, ""],
    ["a member who leaves", "DELETE", `profiles?id=eq.${member}`, undefined, "tip, article"],
    ["a role", "DELETE", `user_roles?user_id=eq.${member}`, undefined, "tip, article"],
    ["a tip", "PATCH", `tips?id=eq.${tip}`, { is_published: false }, "home, tips, tip, other, feed"],
    ["a new tip", "POST", "tips", { title: "x" }, "home, tips, tip, other, feed"],
    ["a deleted article", "DELETE", `articles?id=eq.${article}`, undefined, "home, news, article, feed"],
    // The menu of every page names them.
    ["a team", "PATCH", "teams?slug=eq.valorant", { game: "x" }, Object.keys(pages).join(", ")],
    ["a team's place", "POST", "rpc/place_record", { of_list: "teams" }, Object.keys(pages).join(", ")],
    // Line-ups of matches have it.
    ["a person's name", "PATCH", "people?id=eq.1", { name: "x" }, "team, match"],
    ["a person's place", "POST", "rpc/place_record", { of_list: "people" }, "team"],
    ["an application", "POST", "applications", { role: "x" }, ""],
    ["a read by POST", "POST", "rpc/get_tips_with_stats", {}, ""],
    ["what isn't known", "POST", "rpc/publish_everything", {}, Object.keys(pages).join(", ")],
    ["what no object knows", "POST", "constructor", {}, Object.keys(pages).join(", ")],
  ])("%s", (_, method, address, body, expected) => {
    expect(dropped(method, `/${address}`, body)).toBe(expected);
  });
});

it("finds ids however they are written, and none in what is broken", () => {
  expect([...idsIn(`{"a":"${tip.toUpperCase()}"}`)]).toEqual([tip]);
  expect(dropped("POST", "/tip_likes", "no object")).toContain("other 1000");
});
