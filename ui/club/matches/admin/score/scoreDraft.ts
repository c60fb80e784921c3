import {
  formats,
  type MapScore,
  type Match,
  type MatchScore,
  matchStatuses,
} from "../../../../../domain/club/matches/match.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { codecOf, createDraft, type Stored } from "../../../../lib/draft.ts";
import type { StoredEntry } from "./entry.ts";

const prefix = "score:";

const nameOf = (id: string, member: string | null): string => `${prefix}${member ?? ""}:${id}`;

/** The matches of which the device stores a score of this member. @param names of all drafts */
export const scoredIn = (names: readonly string[], member: string): readonly string[] =>
  names.flatMap((name) => (name.startsWith(nameOf("", member)) ? [name.slice(nameOf("", member).length)] : []));

const recordIn = (value: unknown): Stored | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Stored) : null;

const isMap = (value: unknown): value is MapScore => {
  const map = recordIn(value);
  return typeof map?.["name"] === "string" && Number.isInteger(map["ours"]) && Number.isInteger(map["theirs"]);
};

const scoreIn = (value: unknown): MatchScore | null => {
  const { status, maps, forfeit } = (recordIn(value) ?? {}) as Partial<MatchScore>;
  const isWhole =
    matchStatuses.some((one) => one === status) &&
    Array.isArray(maps) &&
    maps.every(isMap) &&
    [null, "ours", "theirs"].some((one) => one === forfeit);
  return isWhole ? ({ status, maps, forfeit } as MatchScore) : null;
};

const texts = ["id", "team", "game", "opponent", "competition", "start"] as const;

const matchIn = (value: unknown): Match | null => {
  const match = recordIn(value);
  const isWhole =
    match !== null &&
    scoreIn(match) !== null &&
    texts.every((name) => typeof match[name] === "string") &&
    Number.isInteger(match["revision"]) &&
    [null, ...formats].some((one) => one === match["format"]);
  return isWhole ? (match as unknown as Match) : null;
};

/** Scores that the backend doesn't hold yet, one draft a match. */
export const scoreDraft = createDraft<string, StoredEntry>({
  nameOf,
  $owner: $memberId,
  codec: codecOf<StoredEntry>({
    version: 1,
    parse: (stored) => {
      const [match, shown] = [matchIn(stored["match"]), scoreIn(stored["shown"])];
      const unsure = Array.isArray(stored["unsure"]) ? stored["unsure"].map(scoreIn) : [];
      return match && shown ? { match, shown, unsure: unsure.filter((score) => score !== null) } : null;
    },
    isEmpty: () => false,
  }),
});
