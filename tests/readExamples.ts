import type { UseCases } from "../domain/useCases.ts";

/** What pages ask visitors' reads with: at least one parameter for each read. @param id the id of a tip or an article */
export const readExamples = (id: string) =>
  ({
    listTips: [
      { sort: "recent", page: 1 },
      { category: "strategy", sort: "popular", page: 2 },
    ],
    readFeatured: [undefined],
    showTipsAround: [undefined],
    readTip: [{ slug: "tenir-un-site-a-deux" }],
    listTipComments: [
      { id },
      { id, order: "liked" as const, after: { id, likes: 2, createdAt: "2026-11-20T10:00:00.123456+00:00" } },
    ],
    listArticles: [
      { sort: "date", page: 1 },
      { category: "competition", sort: "author", page: 1 },
      { tag: "lan", sort: "date", page: 1 },
    ],
    readArticle: [{ slug: "montreal-notre-premier-plateau" }],
    articlesAboutMatch: [{ slug: "automne-b1-rocket-league" }],
    relatedArticles: [{ id, category: "competition" }],
    listArticleComments: [{ id }, { id, after: { id, likes: 0, createdAt: "2026-11-20T10:00:00Z" } }],
    listMatches: [
      { page: 1, isWhole: false, now: 900_000 },
      { team: "valorant", competition: "Ligue", season: 2026, page: 1, isWhole: true, now: 900_000 },
    ],
    readMatch: [{ slug: "automne-b1-rocket-league" }],
    readMember: [{ slug: "camille" }, { slug: "Nova-64" }],
    listEvents: [{ now: Date.parse("2026-11-29T12:00:00Z") }],
    readEvent: [{ slug: "soiree-banquise" }],
    readSignUps: [{ id: "detection-rocket-league" }],
    readPredictions: [{ id: "automne-b1-rocket-league" }],
    readPredictionTable: [{ page: 1 }, { season: 2026, team: "valorant", page: 2 }],
    readMemberPoints: [{ slug: "camille" }],
    readLatestResults: [undefined],
    readAroundMatch: [{ slug: "automne-b1-rocket-league" }],
    readNextMatches: [{ now: 900_000, count: 2 }],
    listTeamMatches: [
      { now: 900_000, team: null },
      { now: 900_000, team: "valorant" },
    ],
    readSeason: [{ now: 900_000 }],
    readSeasonShape: [{ now: 900_000 }],
    readStandings: [{ kind: "names" }, { kind: "match", match: "a-b" }, { kind: "competition", competition: "Ligue" }],
    readTeams: [undefined],
    readTeam: [{ slug: "valorant" }],
    readPerson: [{ slug: "none" }],
    listPartners: [undefined],
    listProducts: [undefined],
    readSite: [undefined],
    readPageTexts: [["foot"], ["home", "values"]],
    listPositions: [undefined],
    listSentLetters: [{ page: 1 }],
    readSentLetter: [{ slug: "la-lettre-0452e60a" }],
    searchSite: [
      { typed: "maillot", isBrief: true },
      { typed: "maillot", kind: "article", isBrief: false },
    ],
  }) satisfies Partial<Record<keyof UseCases, readonly unknown[]>>;
