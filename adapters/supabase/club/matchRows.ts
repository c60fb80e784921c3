import * as z from "zod/mini";
import { formats, type Match, type MatchId, matchStatuses } from "../../../domain/club/matches/match.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { type Answer, camelCased, columnsOf, rowsOf } from "../shared/rows.ts";

const MapRow = z.object({ name: z.string(), ours: z.number(), theirs: z.number() });

const Row = z.object({
  id: z.string(),
  slug: z.string(),
  calendar_id: z.string(),
  team: z.string(),
  opponent: z.string(),
  opponent_logo: z.nullable(z.string()),
  competition: z.string(),
  stage: z.nullable(z.string()),
  format: z.nullable(z.enum(formats)),
  start: z.string(),
  moved_from: z.nullable(z.string()),
  watch: z.nullable(z.string()),
  vod: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  lineup: z.array(z.string()),
  status: z.enum(matchStatuses),
  maps: z.array(MapRow),
  forfeit: z.nullable(z.enum(["ours", "theirs"])),
  finished_at: z.nullable(z.string()),
  is_published: z.boolean(),
  updated_at: z.string(),
  revision: z.number(),
});
const WithGame = z.extend(Row, { teams: z.nullable(z.object({ game: z.string() })) });

/** The columns of a match, with its team's game. */
export const matchColumns = `${columnsOf(Row)}, teams!matches_team_fkey(game)`;

const utc = (date: string): string => new Date(date).toISOString();
const utcOrNull = (date: string | null): string | null => date && utc(date);

/** The matches of an answer. */
export const matchesIn = (answer: Omit<Answer, "status">): readonly Match[] =>
  rowsOf(WithGame, answer).map(({ teams, ...row }) => {
    const { id, slug, team, start, movedFrom, finishedAt, updatedAt, ...match } = camelCased(row);
    return {
      ...match,
      id: id as MatchId,
      slug: slug as Slug,
      team: team as Slug,
      // Row security hides a team that isn't published.
      game: teams?.game ?? team,
      start: utc(start),
      movedFrom: utcOrNull(movedFrom),
      finishedAt: utcOrNull(finishedAt),
      updatedAt: utc(updatedAt),
    };
  });
