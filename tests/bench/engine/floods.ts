import { type Ask, load } from "./load.ts";
import { apikey, likeOf, type Member } from "./members.ts";

const headersOf = (caller: number) => ({ apikey, "x-forwarded-for": `198.51.${caller}.7` });

/** Authors of comments and comments of authors, nested. */
const nested = (levels: number, [name, other]: readonly [string, string]): string =>
  levels === 0 ? "id" : `id,a${levels}:${name}!tip_comments_user_id_fkey(${nested(levels - 1, [other, name])})`;
const embedded = (levels: number): string =>
  `/rest/v1/tip_comments?select=${nested(levels, ["member_cards", "tip_comments"])}`;
const patterns = (count: number): string => Array<string>(count).fill("title=ilike.*x*").join("&");

type Flood = {
  readonly name: string;
  readonly callers: number;
  readonly most: number;
  readonly next: (caller: number, count: number) => Ask;
};

const reading = (name: string, callers: number, most: number, path: string): Flood => ({
  name,
  callers,
  most,
  next: (caller) => ({ path, headers: headersOf(caller) }),
});

/** Requests by which one visitor or member, or ten, could keep a backend busy. */
export const floodsOf = ([member]: readonly Member[], tips: readonly string[]): readonly Flood[] => {
  const { id, token } = member as Member;
  const headers = { apikey, authorization: `Bearer ${token}`, "x-forwarded-for": "198.51.100.7" };
  const comment = { tip_id: tips[0], user_id: id };
  const comments = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...comment, content: `${count}: ${at}` }));
  const commenting = { path: "/rest/v1/tip_comments", method: "POST", headers };
  const counting = { path: "/rest/v1/rpc/count_tip_view", method: "POST" };
  return [
    reading("six levels of embedding, once", 1, 1, embedded(6)),
    reading("200 patterns", 1, 5, `/rest/v1/tips?select=id&${patterns(200)}`),
    reading("20 filters", 10, 500, `/rest/v1/tips?select=id&${Array<string>(20).fill("title=neq.x").join("&")}`),
    reading("a regular expression", 10, 200, "/rest/v1/tips?content=imatch.(a|b|ab)*(c|d|cd)*$"),
    reading("three levels, ten clients", 10, 100, embedded(3)),
    reading("the list of tips with texts, 60 clients", 60, 2_000, "/rest/v1/rpc/get_tips_with_stats?select=*"),
    {
      name: "addresses that lead nowhere, 60 connections",
      callers: 60,
      most: 3_000,
      next: (_, count) => ({ path: `/nothing/${count}`, headers: headersOf(0) }),
    },
    {
      name: "tips that aren't there, 60 connections",
      callers: 60,
      most: 1_000,
      next: (_, count) => ({ path: `/tips/nothing-${count}`, headers: headersOf(0) }),
    },
    {
      name: "a body of 9 MB without a key",
      callers: 6,
      most: 12,
      next: (caller) => ({
        path: "/rest/v1/tip_comments",
        method: "POST",
        headers: { "x-forwarded-for": headersOf(caller)["x-forwarded-for"] },
        body: { content: "x".repeat(9_000_000) },
      }),
    },
    { name: "2,000 comments in one", callers: 1, most: 1, next: () => ({ ...commenting, body: comments(2_000) }) },
    {
      name: "300 comments, 10 at once",
      callers: 10,
      most: 300,
      next: (_, count) => ({ ...commenting, body: { ...comment, content: String(count) } }),
    },
    {
      name: "500 likes of one member, 10 at once",
      callers: 10,
      most: 500,
      next: (_, count) => likeOf(member as Member, tips, count),
    },
    {
      name: "1,000 views, 10 at once",
      callers: 10,
      most: 1_000,
      next: (caller) => ({
        ...counting,
        headers: headersOf(caller),
        body: { tip: tips[0], visitor: crypto.randomUUID() },
      }),
    },
    {
      name: "wrong passwords, 20 at once",
      callers: 20,
      most: 100,
      next: (caller, count) => ({
        path: "/auth/v1/token?grant_type=password",
        method: "POST",
        headers: headersOf(caller),
        body: { email: `flood-${count}@exemple.fr`, password: "wrong" },
      }),
    },
  ];
};

/** Sends a flood until it is done, for half a minute at most. */
export const sendFlood = (site: string, { callers, most, next }: Flood) =>
  load(site, { callers, most, next, seconds: 30 });
