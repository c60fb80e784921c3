import { changeMatch } from "../../../domain/club/matches/change.ts";
import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import type { MatchId } from "../../../domain/club/matches/match.ts";
import type { MatchRepository, MatchSorting, StaffMatchFilter } from "../../../domain/club/matches/ports.ts";
import { checkScore, isSameScore } from "../../../domain/club/matches/scoring.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import type { MemoryBackend } from "../backend.ts";
import { itemsOn } from "../content/items.ts";
import { eraseRecords } from "../shared/eraseRecords.ts";
import { byNewTime, bySoonest, matchesOn } from "./matchRows.ts";

const french = new Intl.Collator("fr", { sensitivity: "base" });

export const memoryMatchRepository = (backend: MemoryBackend): MatchRepository => {
  const { articles, enter, matches, me, now, refuseOthers, revisions, stores } = backend;
  const { readable, readableTeams, withGame } = matchesOn(backend);
  const sliced = ({ isOver, team, isDraft }: StaffMatchFilter, sorting?: MatchSorting) =>
    readable()
      .filter(({ status }) => (status === "finished" || status === "cancelled") === isOver)
      .filter((match) => (team === undefined || match.team === team) && !(isDraft && match.isPublished))
      .toSorted((one, other) => {
        if (!sorting) return isOver ? -bySoonest(one, other) : byNewTime(one, other);
        const order = french.compare(one[sorting.by], other[sorting.by]) || bySoonest(one, other);
        return sorting.way === "ascending" ? order : -order;
      });
  const find = async (is: (match: MatchRow) => boolean) => {
    await enter("read published matches");
    const found = readable().find(is);
    return found && withGame(found);
  };
  /** Articles about a match outlive it. */
  const forgetIn = (match: Slug) => {
    for (const article of articles.read().filter((one) => one.match === match)) {
      const [revision, at] = [(article.revision ?? 1) + 1, now().toISOString()];
      itemsOn(backend).change("article", article.id, { match: null, revision, updatedAt: at });
      const change = { on: article.id, revision, by: me()?.id ?? null, at, fields: ["match"] as const };
      revisions.update((all) => [...all, change]);
    }
  };
  return {
    async slice({ from, count, sorting, ...filter }) {
      await enter("read published matches");
      return sliced(filter, sorting)
        .slice(from, from + count)
        .map(withGame);
    },

    async count(filter) {
      await enter("read published matches");
      return sliced(filter).length;
    },

    open: (id) => find((match) => match.id === id),
    bySlug: (slug) => find((match) => match.slug === slug),

    async add(details) {
      if (!(await enter("write a match"))) return refuseOthers();
      if (matches.read().some(({ slug }) => slug === details.slug)) return refused({ kind: "slug-taken" });
      const id: string = crypto.randomUUID();
      const row: MatchRow = {
        ...details,
        id: id as MatchId,
        calendarId: id,
        status: "scheduled",
        maps: [],
        forfeit: null,
        movedFrom: null,
        finishedAt: null,
        updatedAt: now().toISOString(),
        revision: 1,
      };
      matches.update((others) => [...others, row]);
      return done(withGame(row));
    },

    async change({ id, revision, change }) {
      if (!(await enter("write a match"))) return refuseOthers();
      const before = matches.read().find((match) => match.id === id);
      if (!before) return refused({ kind: "gone" });
      if (before.revision !== revision) return refused({ kind: "stale" });
      const after = changeMatch(before, change, now().toISOString());
      if (!isSameScore(after, before) || after.format !== before.format) {
        const checked = checkScore(after.format, after);
        if (!checked.ok) throw new Error(`The score can't be stored: ${checked.refusal.problem}`);
      }
      matches.update((all) => all.map((match) => (match.id === id ? after : match)));
      return done(withGame(after));
    },

    async remove(id) {
      if (!(await enter("delete a match"))) return refuseOthers();
      const removed = matches.read().find((match) => match.id === id);
      eraseRecords(stores, matches, (match) => match.id === id);
      if (removed) forgetIn(removed.slug);
      return done();
    },

    async teams() {
      await enter("read published matches");
      return readableTeams();
    },
  };
};
