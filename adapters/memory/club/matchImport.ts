import type { MatchRow } from "../../../domain/club/matches/firstMatches.ts";
import type { Match, MatchDetails, MatchId, MatchScore } from "../../../domain/club/matches/match.ts";
import {
  type MatchChange,
  type MatchImport,
  type MatchWrite,
  mostWritten,
  type WriteOutcome,
} from "../../../domain/club/matches/ports.ts";
import { checkScore, isSameScore } from "../../../domain/club/matches/scoring.ts";
import { day } from "../../../domain/shared/clock.ts";
import { done } from "../../../domain/shared/result.ts";
import type { MemoryBackend } from "../backend.ts";
import type { NotificationRecord } from "../dataset.ts";
import { memoryMatchRepository } from "./matchRepository.ts";

const has = (match: Match, wanted: MatchChange): boolean =>
  Object.entries(wanted).every(([name, value]) => JSON.stringify(match[name as keyof Match]) === JSON.stringify(value));

/** @param before as it is stored, where that has the same score and format */
const isStorable = (match: MatchDetails & MatchScore, before?: Match): boolean =>
  (before !== undefined && before.format === match.format && isSameScore(match, before)) ||
  checkScore(match.format, match).ok;

const scoreOf = ({ status, maps, forfeit }: MatchScore): MatchScore => ({ status, maps, forfeit });
const detailsOf = ({ status: _, maps: __, forfeit: ___, ...details }: MatchDetails & MatchScore) => details;

/** When a result of a file was reached: at the latest a day after the start, so that an old result isn't news. */
const endOf = ({ start, finishedAt }: MatchRow): string | null =>
  finishedAt && new Date(Math.min(Date.parse(finishedAt), Date.parse(start) + day)).toISOString();

export const memoryMatchImport = (backend: MemoryBackend): MatchImport => {
  const matches = memoryMatchRepository(backend);
  const change = async (edit: Parameters<typeof matches.change>[0]) => {
    const before = backend.matches.read().find(({ id }) => id === edit.id);
    const answer = await matches.change(edit);
    if (answer.ok && !before?.finishedAt) {
      backend.matches.update((all) =>
        all.map((match) => (match.id === edit.id ? { ...match, finishedAt: endOf(match) } : match)),
      );
    }
    return answer;
  };
  const write = async (row: MatchWrite): Promise<WriteOutcome> => {
    if (row.kind === "change") {
      const stored = await matches.open(row.id);
      if (stored?.revision === row.revision && !isStorable({ ...stored, ...row.change }, stored)) return "invalid";
      const answer = await change(row);
      if (answer.ok) return "saved";
      const there = await matches.open(row.id);
      return there && has(there, row.change) ? "saved" : "stale";
    }
    const { slug, ...match } = row.match;
    if (!isStorable(match)) return "invalid";
    const added = await matches.add({ ...detailsOf(match), slug });
    if (!added.ok) {
      const there = await matches.bySlug(slug);
      return there && has(there, match) ? "saved" : "stale";
    }
    const { id, revision } = added.value;
    if (match.status !== "scheduled" || match.maps.length > 0 || match.forfeit)
      await change({ id, revision, change: scoreOf(match) });
    return "saved";
  };
  /** Of the matches announced since `before`, tells each member of a team's next one. */
  const tellOfNext = (before: readonly NotificationRecord[]) => {
    const known = new Set(before.map(({ id }) => id));
    const matches = new Map(backend.matches.read().map((match) => [match.id, match]));
    const announced = backend.notifications.read().flatMap(({ id, kind, member, on }) => {
      const match = matches.get(on as MatchId);
      return kind === "match-announced" && !known.has(id) && match ? [{ id, member, match }] : [];
    });
    const extra = announced.filter(
      ({ member, match }) =>
        match.status !== "scheduled" ||
        announced.some(
          (other) =>
            other.member === member &&
            other.match.team === match.team &&
            other.match.status === "scheduled" &&
            other.match.start < match.start,
        ),
    );
    const ids = new Set(extra.map(({ id }) => id));
    backend.notifications.update((all) => all.filter(({ id }) => !ids.has(id)));
  };
  return {
    async write(rows) {
      if (!(await backend.enter("import matches"))) return backend.refuseOthers();
      if (rows.length > mostWritten) throw new Error(`${mostWritten} rows at most`);
      const before = backend.notifications.read();
      const outcomes: WriteOutcome[] = [];
      for (const row of rows) outcomes.push(await write(row));
      tellOfNext(before);
      return done(outcomes);
    },
  };
};
