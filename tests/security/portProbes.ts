import type { MemberId } from "../../domain/accounts/member.ts";
import type { Act } from "../../domain/rights.ts";
import type { Slug, Tip, TipId } from "../../domain/tips/tip.ts";
import { newVisitor, type Ports, siteForTwo, tipOf } from "../contracts/ports.ts";
import { somebodyElse } from "./standings.ts";

type Attempt = {
  readonly ports: Ports;
  /** As whom the device is signed in, or claims to be. */
  readonly me: MemberId;
  readonly tip: Tip;
  readonly draft: { readonly id: TipId; readonly slug: Slug };
};

/** Tries an act through the site's own ports, and says whether it came through. */
type Probe = (attempt: Attempt) => Promise<boolean>;

const everything = { sort: "recent", from: 0, count: 100 } as const;

const like = async ({ ports, tip }: Attempt, member: MemberId): Promise<boolean> => {
  const answer = await ports.likes.set(tip.id, member, true);
  await ports.likes.set(tip.id, member, false);
  return answer.ok;
};

const comment = async ({ ports, tip }: Attempt, member: MemberId): Promise<boolean> =>
  (await ports.comments.add(tip.id, member, `Essai ${crypto.randomUUID()}`)).ok;

/** An act that no port has words for is named with the reason. */
export const portProbes = {
  "read published tips": async ({ ports }) => (await ports.tips.slice(everything)).length > 0,
  "read drafts of tips": async ({ ports: { tips, likes, comments }, draft: { id, slug } }) =>
    (await tips.bySlug(slug)) !== undefined ||
    (await tips.slice(everything)).some((tip) => tip.id === id) ||
    (await likes.count(id)) > 0 ||
    (await comments.of(id, 1)).length > 0,
  "count a view of a tip": async ({ ports, tip }) => {
    const { views } = await tipOf(ports, siteForTwo);
    await ports.views.add(tip.id, newVisitor());
    return (await tipOf(ports, siteForTwo)).views === views + 1;
  },
  "like a tip": (attempt) => like(attempt, attempt.me),
  "like a tip for somebody else": (attempt) => like(attempt, somebodyElse),
  "comment on a tip": (attempt) => comment(attempt, attempt.me),
  "comment in somebody else's name": (attempt) => comment(attempt, somebodyElse),
  "set a tip's counters": "no port writes one",
  "read one's own profile": async ({ ports, me }) => (await ports.profiles.of(me)) !== undefined,
  "read somebody else's profile": async ({ ports }) => (await ports.profiles.of(somebodyElse)) !== undefined,
  "read one's own role": "a member without a role is given as little as a visitor",
  "give oneself a role": "no port writes one",
  "see member cards": async ({ ports, tip }) =>
    (await ports.comments.of(tip.id, 100)).some(({ card }) => card.username !== null),
} as const satisfies Record<Act, Probe | string>;
