import { dayInParis } from "../../shared/parisDay.ts";
import { isSlug } from "../../shared/slug.ts";
import type { Teams } from "../teams/ports.ts";
import { isIn, type Member } from "../teams/team.ts";
import { discordAmong } from "./chat.ts";
import { latestResults } from "./latestFirst.ts";
import { formLength, type ListedMatch, listed } from "./listMatches.ts";
import { type Match, startOf } from "./match.ts";
import type { Matches } from "./ports.ts";

/** A player of a line-up; without a page for a name that no member of the team has. */
export type InLineup = {
  readonly name: string;
  readonly page: Pick<Member, "slug" | "role" | "photo"> | null;
};

/** What stands around a match on its page. */
export type AroundMatch = {
  /** Those who play or played. */
  readonly lineup: readonly InLineup[];
  /** Whether the line-up is the last one of the team, or all of its players, until the staff names it. */
  readonly isProbable: boolean;
  /** The team's last results before a match that isn't over, the newest first. */
  readonly latest: readonly ListedMatch[];
  /** The team's last results against the same opponent, the newest first. Of a match that isn't over. */
  readonly met: readonly ListedMatch[];
  /** The address of the team's channel on Discord, among the links of its page. Null without one. */
  readonly chat: string | null;
};

export const nothingAround: AroundMatch = { lineup: [], isProbable: false, latest: [], met: [], chat: null };

const isOver = ({ status }: Match): boolean => status === "finished" || status === "cancelled";

export type ReadAroundMatch = (match: { readonly slug: string }) => Promise<AroundMatch>;

type Needs = { readonly matches: Pick<Matches, "bySlug" | "finished">; readonly teams: Pick<Teams, "bySlug"> };

/** The line-up of a match, and how its sides have played before. Nothing around an unknown match. */
export const readAroundMatch =
  ({ matches, teams }: Needs): ReadAroundMatch =>
  async ({ slug }) => {
    const match = isSlug(slug) ? await matches.bySlug(slug) : undefined;
    if (!match) return nothingAround;
    const { team, opponent } = match;
    const before = async (filter: { readonly opponent?: string }) => {
      if (isOver(match)) return [];
      const found = await latestResults(matches, formLength, { ...filter, team });
      // A postponed match still has the date on which it wasn't played.
      return match.status === "postponed" ? found : found.filter((one) => startOf(one) < startOf(match));
    };
    const [shown, latest, met] = await Promise.all([teams.bySlug(team), before({}), before({ opponent })]);
    const members = shown?.members ?? [];
    const day = dayInParis(startOf(match));
    const players = members.filter((member) => member.kind === "player" && isIn(member, day));
    const isProbable = match.lineup.length === 0 && !isOver(match);
    const last = latest.find(({ lineup }) => lineup.length > 0)?.lineup;
    const names = isProbable ? (last ?? [...new Set(players.map(({ name }) => name))]) : match.lineup;
    const pageOf = (name: string): InLineup["page"] => {
      const found = players.find((one) => one.name === name) ?? members.find((one) => one.name === name);
      return found ? { slug: found.slug, role: found.role, photo: found.photo } : null;
    };
    return {
      lineup: names.map((name) => ({ name, page: pageOf(name) })),
      isProbable,
      latest: latest.map(listed),
      met: met.map(listed),
      chat: discordAmong(shown?.links ?? []),
    };
  };
