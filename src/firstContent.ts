import { firstMatches, firstTeams, type ClubMatches } from "../domain/club/matches/firstMatches.ts";
import type { ClubTeams } from "../domain/club/teams.ts";
import type { TableContent } from "../adapters/embedded/database/firstContent.ts";

const snakeCased = (row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );

/** The first rows of each table, from the club's folder, in the order in which they refer to each other. */
export const firstRows = (teams: ClubTeams, matches: ClubMatches): readonly TableContent[] => [
  { table: "teams", rows: firstTeams(teams).map(snakeCased) },
  { table: "matches", rows: firstMatches(matches).map(snakeCased) },
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The same as SQL for a hosted project. Repeated, it changes nothing. */
export const firstContentSql = (content: readonly TableContent[]): string =>
  content
    .map(
      ({ table, rows }) =>
        `select private.read_first_content(${quoted(table)}, ${quoted(JSON.stringify(rows))}::jsonb);\n`,
    )
    .join("");
