import { memberCard, type MemberId } from "../../../domain/accounts/member.ts";
import { type BestOfMatch, mostBest, pointsOf } from "../../../domain/club/predictions/prediction.ts";
import {
  addEarned,
  type Earned,
  nothingEarned,
  type Predictor,
  rankAmong,
} from "../../../domain/club/predictions/table.ts";
import type { Match } from "../../../domain/club/matches/match.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { matchesOn } from "./matchRows.ts";

/** In the order of the characters' numbers, as the database sorts them. */
const byName = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Who has earned what by predictions. */
export const predictorsOn = (backend: MemoryBackend) => {
  const { members, predictions } = backend;
  const { published, withGame } = matchesOn(backend);
  const cardOf = (id: MemberId) => memberCard(members.read().find((one) => one.id === id));
  const isListed = (id: MemberId) => {
    const { username, isHidden } = cardOf(id);
    return username !== null && !isHidden;
  };
  const ended = (): readonly Match[] =>
    published()
      .filter(({ status }) => status === "finished")
      .map(withGame);
  const earnedOf = (matches: readonly Match[]) =>
    predictions.read().flatMap((one) => {
      const match = matches.find(({ slug }) => slug === one.on);
      const earned = match ? pointsOf(one, match) : null;
      return earned === null ? [] : [{ member: one.member, earned }];
    });

  return {
    ended,

    /** All who have predicted one of these matches, and those of them whom the table lists, in its order. */
    placesIn(matches: readonly Match[]): { readonly all: readonly Predictor[]; readonly listed: readonly Predictor[] } {
      const sums = new Map<MemberId, Earned>();
      for (const { member, earned } of earnedOf(matches)) {
        sums.set(member, addEarned(sums.get(member) ?? nothingEarned, earned));
      }
      const counted = [...sums].filter(([member]) => isListed(member)).map(([, sum]) => sum);
      const all = [...sums].map(([member, sum]) => ({
        ...sum,
        member,
        card: cardOf(member),
        rank: rankAmong(counted, sum),
      }));
      const listed = all
        .filter(({ member }) => isListed(member))
        .toSorted((one, other) => one.rank - other.rank || byName(one.card.username ?? "", other.card.username ?? ""));
      return { all, listed };
    },

    bestOf(slug: Slug): BestOfMatch | null {
      const found = earnedOf(ended().filter((match) => match.slug === slug)).filter(({ member }) => isListed(member));
      const points = Math.max(0, ...found.map(({ earned }) => earned));
      if (points === 0) return null;
      const best = found.filter(({ earned }) => earned === points);
      const names = best.map(({ member }) => cardOf(member).username ?? "").toSorted(byName);
      return { points, count: best.length, names: names.slice(0, mostBest) };
    },
  };
};
