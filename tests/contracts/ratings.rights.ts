import { seed } from "../../adapters/memory/seed/seed.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { type Ports, noTip } from "./ports.ts";
import { type Attempt, given, kept } from "../security/attempts.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Probes } from "./files.ts";
import { type Cells, mine } from "../security/reach.ts";

const ratedByThem = seed.ratings.find(({ member }) => member === somebodyElse)?.tip ?? noTip;

const rateThrough = async ({ ratings }: Ports, tip: TipId, member: MemberId): Promise<boolean> => {
  const { ok } = await ratings.set(tip, member, 3);
  await ratings.set(tip, member, null);
  return ok;
};

const rateFor = async (member: MemberId, attempt: Attempt): Promise<boolean> => {
  await attempt.client.from("tip_ratings").insert({ tip_id: attempt.tip, user_id: member, rating: 2 });
  await attempt.client.from("tip_ratings").update({ rating: 1 }).match({ tip_id: attempt.tip, user_id: member });
  return kept(
    attempt,
    "delete from tip_ratings where tip_id = $1 and user_id = $2 and rating = 1 returning 1",
    attempt.tip,
    member,
  );
};

export const probes: Probes = {
  "rate a tip": {
    port: ({ ports, tip, me }) => rateThrough(ports, tip.id, me),
    request: (attempt) => rateFor(attempt.me, attempt),
  },
  "rate a tip for somebody else": {
    port: ({ ports, tip }) => rateThrough(ports, tip.id, somebodyElse),
    request: (attempt) => rateFor(somebodyElse, attempt),
  },
  "learn what somebody else gave a tip": {
    port: async ({ ports }) => (await ports.ratings.of(ratedByThem, somebodyElse)) !== null,
    request: async ({ client, me }) => given((await client.from("tip_ratings").select().neq("user_id", me)).data),
  },
};

export const privileges = [
  "authenticated: delete on tip_ratings",
  "authenticated: insert on tip_ratings (rating)",
  "authenticated: insert on tip_ratings (tip_id)",
  "authenticated: insert on tip_ratings (user_id)",
  "authenticated: select on tip_ratings",
  "authenticated: update on tip_ratings (rating)",
];

export const cells: Cells = {
  rows: `insert into tip_ratings (tip_id, user_id, rating)
    select t.id, m.id, 5 from (select id from tips where is_published limit 1) t, profiles m on conflict do nothing`,
  reach: {
    "select public.tip_ratings": mine("user_id"),
    "update public.tip_ratings": mine("user_id"),
    "delete public.tip_ratings": mine("user_id"),
  },
  stored: { member: ["delete public.tip_ratings", "update public.tip_ratings rating"] },
};
