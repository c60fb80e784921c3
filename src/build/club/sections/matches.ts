import { z } from "zod";
import { mostSeats } from "../../../../domain/club/events/event.ts";
import { eventFields, eventKinds } from "../../../../domain/club/events/fields.ts";
import { type ClubMatches, firstScore } from "../../../../domain/club/matches/firstMatches.ts";
import type { ClubTeams } from "../../../../domain/club/teams.ts";
import { formats, mostMaps } from "../../../../domain/club/matches/match.ts";
import { checkScore, longestMapName, mostPoints, type ScoreProblem } from "../../../../domain/club/matches/scoring.ts";
import { mostPlayers } from "../../../../domain/club/matches/typed.ts";
import { standingsFields } from "../../../../domain/club/standings/fields.ts";
import { limitsOf, longestName, mostRows, mostStandings } from "../../../../domain/club/standings/standings.ts";
import { allDiffer, fields, httpsAddress, listOf, shortName, text, textOf } from "./fields.ts";

const wrong: Readonly<Record<ScoreProblem, string>> = {
  "bad-points": "has points that are no whole number",
  "long-name": "has a map with too long a name",
  "too-many-maps": "has more maps than the format",
  "map-after-end": "has a map after the one that decided the match",
  "unplayed-map": "has a map of 0 to 0",
  "no-score": "needs at least one map",
  undecided: "isn't won in its format: bo1 takes one map, bo3 two, bo5 three, bo7 four; bo2 has two",
  "series-score": "has the maps won as the points of one map: each map needs its points, or 1 to 0",
  "forfeit-after-end": "has a forfeit, and maps that have decided it",
  "open-forfeit": "is cancelled or postponed, and has a forfeit",
  "scheduled-score": "has points before it is played",
  "postponed-score": "is postponed, and has points",
  "cancelled-score": "is cancelled, and has points",
};

const points = z
  .int("has to be a whole number of points")
  .min(0, "may not be below 0")
  .max(mostPoints, `may be ${mostPoints} at most`);

const map = fields({ name: text(longestMapName).optional(), ours: points, theirs: points });

const startWithOffset = z.iso.datetime({
  offset: true,
  precision: -1,
  error: "has to be a time with its offset, such as 2026-11-28T21:00+01:00",
});

const match = fields({
  id: shortName,
  event: text(60),
  stage: text(60).optional(),
  format: z
    .enum(formats, `has to be one of ${formats.join(", ")}: bo3 is two maps to win, bo2 two maps that are both played`)
    .optional(),
  opponent: text(40),
  start: startWithOffset,
  isCancelled: z.boolean().optional(),
  isPostponed: z.boolean().optional(),
  timesMoved: z.int("has to be a whole number").min(0, "may not be below 0").optional(),
  lineup: z.array(text(60)).max(mostPlayers, `may have ${mostPlayers} entries at most`).optional(),
  maps: z.array(map).min(1, "needs at least one map").max(mostMaps, `may have ${mostMaps} entries at most`).optional(),
  forfeit: z.enum(["ours", "theirs"], "has to be ours or theirs: the side that didn't play").optional(),
  vod: httpsAddress.optional(),
  article: shortName.optional(),
  expected: z
    .record(
      z
        .string()
        .regex(/^(?:won|drawn|lost|[0-4]-[0-4])$/, 'has to be won, drawn, lost or the maps of both sides: "2-1"'),
      z.array(text(50)).max(100, "may have 100 entries at most"),
    )
    .optional(),
}).superRefine((match, context) => {
  if (match.isCancelled && match.isPostponed) {
    context.addIssue({ code: "custom", path: ["isPostponed"], message: "may not be set for a cancelled match" });
  }
  const checked = checkScore(match.format ?? null, firstScore(match));
  const path = match.maps ? "maps" : "forfeit";
  if (!checked.ok) context.addIssue({ code: "custom", path: [path], message: wrong[checked.refusal.problem] });
});

const team = fields({
  team: shortName,
  matches: z
    .array(match)
    .max(400, "may have 400 entries at most")
    .refine((matches) => allDiffer(matches.map(({ id }) => id)), "has two matches of the same id"),
});

const count = ([lowest, highest]: readonly [number, number]) =>
  z.int("has to be a whole number").min(lowest, `may not be below ${lowest}`).max(highest, `may be ${highest} at most`);

const standingsRow = fields({
  name: text(longestName),
  team: shortName.optional(),
  played: count(limitsOf.played).optional(),
  won: count(limitsOf.won).optional(),
  drawn: count(limitsOf.drawn).optional(),
  lost: count(limitsOf.lost).optional(),
  points: count(limitsOf.points).optional(),
  mapsFor: count(limitsOf.mapsFor).optional(),
  mapsAgainst: count(limitsOf.mapsAgainst).optional(),
});

const standings = fields({
  competition: textOf(standingsFields.competition),
  title: textOf(standingsFields.title).optional(),
  asOf: z
    .string("a day is missing here")
    .refine(
      (day) => day === day.trim() && standingsFields.asOf.problem(day) === undefined,
      "has to be a day from 2000-01-01 to 2099-12-31, such as 2026-11-28",
    ),
  rows: listOf(standingsRow, 1, mostRows),
  note: textOf(standingsFields.note).optional(),
});

const event = fields({
  slug: shortName,
  title: textOf(eventFields.title),
  kind: z.enum(eventKinds, `has to be one of ${eventKinds.join(", ")}`),
  team: shortName.optional(),
  location: textOf(eventFields.location),
  description: textOf(eventFields.description).optional(),
  start: startWithOffset,
  minutes: count([30, 480]),
  seats: count([1, mostSeats]).optional(),
  signedUp: z.array(text(50)).max(100, "may have 100 entries at most").optional(),
});

export const matches = fields({
  live: httpsAddress.optional(),
  teams: z
    .array(team)
    .max(6, "may have 6 entries at most")
    .refine((teams) => allDiffer(teams.map(({ team }) => team)), "has two teams of the same name"),
  standings: listOf(standings, 0, mostStandings).optional(),
  events: listOf(event, 0, 60).optional(),
}) satisfies z.ZodType<ClubMatches>;

/** The errors of `matches.ts` against `teams.ts`: a team without a page would show no match. */
export const unknownTeams = (matches: ClubMatches, { teams }: ClubTeams): readonly string[] => {
  const named = [
    ...matches.teams.map(({ team }, at) => [`teams.${at}`, team] as const),
    ...(matches.standings ?? []).flatMap(({ rows }, at) =>
      rows.map(({ team }, place) => [`standings.${at}.rows.${place}`, team] as const),
    ),
    ...(matches.events ?? []).map(({ team }, at) => [`events.${at}`, team] as const),
  ];
  return named.flatMap(([path, team]) =>
    team === undefined || teams.some(({ slug }) => slug === team)
      ? []
      : [`${path}.team: "${team}" is no slug of teams.ts`],
  );
};
