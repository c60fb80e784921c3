import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Earned, PredictionTables } from "../../../domain/club/predictions/table.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { shownAvatar } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { broken } from "../shared/errors.ts";

const sums = { rank: z.int(), points: z.int(), exact: z.int(), right: z.int(), predicted: z.int() };
const Row = z.object({
  ...sums,
  member: z.string(),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_staff: z.boolean(),
  is_listed: z.boolean(),
});
const Table = z.object({
  season: z.nullable(z.int()),
  seasons: z.array(z.int()),
  teams: z.array(z.object({ slug: z.string(), game: z.string() })),
  matches: z.int(),
  total: z.int(),
  rows: z.array(Row),
  own: z.nullable(Row),
});
const Place = z.object({ ...sums, season: z.int(), total: z.int() });

const earnedOf = ({ points, exact, right, predicted }: Earned): Earned => ({ points, exact, right, predicted });

export const supabasePredictionTables = (client: Client): PredictionTables => {
  const predictorOf = (row: z.infer<typeof Row>) => {
    const member = row.member as MemberId;
    return {
      ...earnedOf(row),
      rank: row.rank,
      member,
      card: {
        username: row.username,
        avatar: shownAvatar(client, member, row.avatar_url),
        isStaff: row.is_staff,
        ...(row.username !== null && !row.is_listed && { isHidden: true as const }),
      },
    };
  };
  return {
    async table({ season, team, from, count }) {
      const asked = {
        ...(season !== undefined && { of_season: season }),
        ...(team !== undefined && { of_team: team }),
        skipped: from,
        most: count,
      };
      const { data, error } = await client.rpc("read_prediction_table", asked, { get: true });
      if (error) throw broken(error);
      const { rows, own, teams, ...table } = z.parse(Table, data);
      return {
        ...table,
        teams: teams.map(({ slug, game }) => ({ slug: slug as Slug, game })),
        rows: rows.map(predictorOf),
        own: own && predictorOf(own),
      };
    },

    async placeOf(username) {
      const { data, error } = await client.rpc("read_member_points", { username }, { get: true });
      if (error) throw broken(error);
      const [row] = z.parse(z.array(Place), data);
      return row && { ...earnedOf(row), rank: row.rank, season: row.season, total: row.total };
    },
  };
};
