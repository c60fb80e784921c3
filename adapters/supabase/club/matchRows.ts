import * as z from "zod/mini";
import { formats, type Match, type MatchId, matchStatuses } from "../../../domain/club/matches/match.ts";
import type { MatchChoice, TeamName } from "../../../domain/club/matches/ports.ts";
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
const ChoiceRow = z.pick(Row, { slug: true, team: true, opponent: true, competition: true, start: true });

const game = { teams: z.nullable(z.object({ game: z.string() })) };
const WithGame = z.extend(Row, game);
const ChoiceWithGame = z.extend(ChoiceRow, game);

/** The columns of a match, with its team's game. */
export const matchColumns = `${columnsOf(Row)}, teams!matches_team_fkey(game)`;
/** The columns with an inner join of the team: a filter on the team leaves out its matches. */
export const matchColumnsByTeam = `${columnsOf(Row)}, teams!matches_team_fkey!inner(game)`;
/** The columns of a match that a form offers. */
export const choiceColumnsByTeam = `${columnsOf(ChoiceRow)}, teams!matches_team_fkey!inner(game)`;

const TeamRow = z.object({ slug: z.string(), game: z.string() });
export const teamColumns = columnsOf(TeamRow);
export const teamsIn = (answer: Answer): readonly TeamName[] =>
  rowsOf(TeamRow, answer).map(({ slug, game }) => ({ slug: slug as Slug, game }));

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

export const choicesIn = (answer: Omit<Answer, "status">): readonly MatchChoice[] =>
  rowsOf(ChoiceWithGame, answer).map(({ slug, teams, team, opponent, competition, start }) => ({
    slug: slug as Slug,
    game: teams?.game ?? team,
    opponent,
    competition,
    start: utc(start),
  }));
