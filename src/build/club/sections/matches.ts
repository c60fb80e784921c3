import { z } from "zod";
import type { ClubMatches } from "../../../../domain/club/matches.ts";
import type { ClubTeams } from "../../../../domain/club/teams.ts";
import { allDiffer, fields, httpsAddress, shortName, text } from "./fields.ts";

const match = fields({
  id: shortName,
  event: text(60),
  stage: text(60).optional(),
  format: text(40).optional(),
  opponent: text(40),
  start: z.iso.datetime({
    offset: true,
    precision: -1,
    error: "has to be a time with its offset, such as 2026-11-28T21:00+01:00",
  }),
  isCancelled: z.boolean().optional(),
  timesMoved: z.int("has to be a whole number").min(0, "may not be below 0").optional(),
});

const team = fields({
  team: shortName,
  game: text(40),
  matches: z
    .array(match)
    .max(400, "may have 400 entries at most")
    .refine((matches) => allDiffer(matches.map(({ id }) => id)), "has two matches of the same id"),
});

export const matches = fields({
  live: httpsAddress.optional(),
  teams: z
    .array(team)
    .max(6, "may have 6 entries at most")
    .refine((teams) => allDiffer(teams.map(({ team }) => team)), "has two teams of the same name"),
}) satisfies z.ZodType<ClubMatches>;

/** The errors of `matches.ts` against `teams.ts`: a team without a page would show no match. */
export const unknownTeams = (matches: ClubMatches, { teams }: ClubTeams): readonly string[] =>
  matches.teams.flatMap(({ team }, at) =>
    teams.some(({ slug }) => slug === team) ? [] : [`teams.${at}.team: "${team}" is no slug of teams.ts`],
  );
