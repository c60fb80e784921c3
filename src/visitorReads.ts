import type { UseCases } from "../domain/useCases.ts";

/** Where the server answers reads for visitors: /lectures/<build>/<use case>?<its parameter as JSON, percent-encoded>. */
export const readsPath = "/lectures/";

/** The longest path with its query that the site's server takes, in characters: of pages too. */
export const longestPath = 2_000;

/** The envelope of an answer, which tells an answer from any other JSON. */
export type ReadAnswer = { readonly answer: unknown };

/** The reads with which pages are opened. The server answers them to anybody: each only reads, and what a visitor may see. */
const reads = [
  "articlesAboutMatch",
  "listArticleComments",
  "listArticles",
  "listEvents",
  "listMatches",
  "listPartners",
  "listPositions",
  "listProducts",
  "listSentLetters",
  "listTeamMatches",
  "listTipComments",
  "listTips",
  "readAroundMatch",
  "readArticle",
  "readEvent",
  "readFeatured",
  "readLatestResults",
  "readMatch",
  "readMember",
  "readMemberPoints",
  "readNextMatches",
  "readPageTexts",
  "readPerson",
  "readPredictionTable",
  "readPredictions",
  "readSeason",
  "readSeasonShape",
  "readSentLetter",
  "readSignUps",
  "readSite",
  "readStandings",
  "readTeam",
  "readTeams",
  "readTip",
  "relatedArticles",
  "searchSite",
  "showTipsAround",
] as const satisfies readonly (keyof UseCases)[];
export type VisitorRead = (typeof reads)[number];

export const isVisitorRead = (useCase: string): useCase is VisitorRead => reads.some((read) => read === useCase);

/**
 * The name of a build: in that of the app's file, which names all others. `undefined` for other files, and in development. A page of
 * another build may expect other data.
 */
export const buildOf = (file: string): string | undefined => /\/app-([\w-]+)\.js$/.exec(file)?.[1];
