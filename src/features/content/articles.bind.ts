import * as z from "zod";
import { memoryMatches } from "../../../adapters/memory/club/matches.ts";
import { memoryStandings } from "../../../adapters/memory/club/standings.ts";
import { memoryTeams } from "../../../adapters/memory/club/teams.ts";
import { memoryArticles } from "../../../adapters/memory/content/articles.ts";
import { supabaseMatches } from "../../../adapters/supabase/club/matches.ts";
import { supabaseStandings } from "../../../adapters/supabase/club/standings.ts";
import { supabaseTeams } from "../../../adapters/supabase/club/teams.ts";
import { supabaseArticles } from "../../../adapters/supabase/content/articles.ts";
import type { ArticleId } from "../../../domain/content/articles/article.ts";
import { articlesAboutMatch } from "../../../domain/content/articles/aboutMatch.ts";
import { listArticles } from "../../../domain/content/articles/listArticles.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import { type CardSources, showCards } from "../../../domain/club/cards/showCards.ts";
import type { UseCases } from "../../../domain/useCases.ts";
import { readArticle, relatedArticles } from "../../../domain/content/articles/readArticle.ts";
import { type Memory, type Supabase, type Bindings, bindingsOn } from "../../bindings.ts";
import { type PageChanges, invalidatesKinds } from "../../server/cache/changes.ts";
import type { AccountsPorts } from "../accounts/accounts.bind.ts";
import type { CategoriesPorts } from "./categories.bind.ts";
import type { DevicePorts } from "../accounts/device.bind.ts";
import { id, page, read, slug, text } from "../../readParameters.ts";
import { articleSorts } from "../../../domain/content/articles/ports.ts";

/** The ports of the feature, by name. */
export type ArticlesPorts = {
  readonly articles: Articles;
  /** Of their own: a site may be built without the pages of matches or teams. */
  readonly matchesOfCards: CardSources["matches"];
  readonly teamsOfCards: CardSources["teams"];
  readonly standingsOfCards: CardSources["standings"];
};

const { provide } = bindingsOn<
  ArticlesPorts & AccountsPorts & CategoriesPorts & DevicePorts & Pick<UseCases, "showCards">
>();

export const useCases = {
  listArticles: provide(listArticles, { articles: "articles", categories: "categories" }),
  readArticle: provide(readArticle, { articles: "articles", readHtml: "readHtml", showCards: "showCards" }),
  showCards: provide(showCards, {
    matches: "matchesOfCards",
    teams: "teamsOfCards",
    standings: "standingsOfCards",
  }),
  articlesAboutMatch: provide(articlesAboutMatch, { articles: "articles" }),
  relatedArticles: provide(relatedArticles, { articles: "articles" }),
} satisfies Bindings;

/** What visitors may send to reads (decision 0089), and the kinds that they show. */
export const reads = () => ({
  listArticles: read(
    z.strictObject({
      category: text().optional(),
      tag: text().optional(),
      sort: z.enum(articleSorts),
      page: page(),
    }),
    "articles",
  ),
  readArticle: read(z.strictObject({ slug: slug() }), "articles"),
  articlesAboutMatch: read(z.strictObject({ slug: slug() }), "articles", "matches"),
  relatedArticles: read(z.strictObject({ id: id<ArticleId>(), category: text() }), "articles"),
});

export const supabase = ({ client }: Supabase): ArticlesPorts => ({
  articles: supabaseArticles(client),
  matchesOfCards: supabaseMatches(client),
  teamsOfCards: supabaseTeams(client),
  standingsOfCards: supabaseStandings(client),
});

export const memory = ({ backend }: Memory): ArticlesPorts => ({
  articles: memoryArticles(backend),
  matchesOfCards: memoryMatches(backend),
  teamsOfCards: memoryTeams(backend),
  standingsOfCards: memoryStandings(backend),
});

export const changes = (): PageChanges => ({
  articles: invalidatesKinds("articles"),
});
