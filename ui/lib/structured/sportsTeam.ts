import { clubOf, person, type Statement } from "./statement.ts";

export type StructuredTeam = {
  readonly name: string;
  /** The name of the game. */
  readonly sport: string;
  readonly path: string;
  readonly description?: string | undefined;
  readonly players: readonly string[];
  readonly coaches?: readonly string[];
};

export const sportsTeam =
  ({ name, sport, path, description, players, coaches = [] }: StructuredTeam): Statement =>
  (publisher) => ({
    "@type": "SportsTeam",
    name,
    sport,
    url: publisher.site + path,
    ...(description && { description }),
    parentOrganization: clubOf(publisher),
    ...(players.length > 0 && { athlete: players.map(person) }),
    ...(coaches.length > 0 && { coach: coaches.map(person) }),
  });
