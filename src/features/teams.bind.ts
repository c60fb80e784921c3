import * as z from "zod";
import { memoryMatches } from "../../adapters/memory/club/matches.ts";
import { memoryArticles } from "../../adapters/memory/content/articles.ts";
import { memoryTeams } from "../../adapters/memory/club/teams.ts";
import { supabaseMatches } from "../../adapters/supabase/club/matches.ts";
import { supabaseArticles } from "../../adapters/supabase/content/articles.ts";
import { supabaseTeams } from "../../adapters/supabase/club/teams.ts";
import type { Matches } from "../../domain/club/matches/ports.ts";
import type { Teams } from "../../domain/club/teams/ports.ts";
import type { Articles } from "../../domain/content/articles/ports.ts";
import { readPerson, readTeam, readTeams } from "../../domain/club/teams/readTeams.ts";
import { type BindPort, type Memory, type Supabase, provide, token } from "../bindings.ts";
import { everything, nothing, type PageChanges, written } from "../server/pages/pageChanges.ts";
import { ClockToken } from "./device.bind.ts";
import { noParameter, slug } from "../readParameters.ts";

/** Of their own: a site may be built without the pages of matches. */
const PlayedMatchesToken = token<Pick<Matches, "playedBy">>("PlayedMatches");
const ArticlesOfPlayersToken = token<Pick<Articles, "aboutPlayer">>("ArticlesOfPlayers");
export const TeamsToken = token<Teams>("Teams");

export const useCases = {
  readTeams: provide(readTeams, { teams: TeamsToken, clock: ClockToken }),
  readTeam: provide(readTeam, { teams: TeamsToken, clock: ClockToken }),
  readPerson: provide(readPerson, { teams: TeamsToken, matches: PlayedMatchesToken, articles: ArticlesOfPlayersToken }),
};

/** What a visitor may ask the reads with (decision 0089). */
export const parameters = () => ({
  readTeams: noParameter(),
  readTeam: z.strictObject({ slug: slug() }),
  readPerson: z.strictObject({ slug: slug() }),
});

export const supabase = (port: BindPort, { client }: Supabase): void => {
  port(TeamsToken, supabaseTeams(client));
  port(PlayedMatchesToken, supabaseMatches(client));
  port(ArticlesOfPlayersToken, supabaseArticles(client));
};

export const memory = (port: BindPort, { backend }: Memory): void => {
  port(TeamsToken, memoryTeams(backend));
  port(PlayedMatchesToken, memoryMatches(backend));
  port(ArticlesOfPlayersToken, memoryArticles(backend));
};

export const changes = (): PageChanges => ({
  "rpc/matches_played_by": nothing,
  "rpc/articles_about_player": nothing,
  // The menu of every page names them.
  teams: everything,
  // A new name stands in the line-ups of matches too.
  people: (write) => [...written("teams")(write), ...written("matches")(write)],
  memberships: written("teams"),
  honours: written("teams"),
});
