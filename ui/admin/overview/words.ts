import { type DrawnFigure, span } from "../../../domain/club/trends.ts";
import { wholeNumber } from "../../design/components/text/format.ts";

const counted = (count: number, one: string, many: string): string => `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  view: "Chiffres",
  loading: "Chargement des chiffres du club",
  failed: "Impossible de charger les chiffres du club",
  figures: "Le club en chiffres",
  articles: "Articles publiés",
  articlesToday: (count: number) => (count > 1 ? "publiés aujourd'hui" : "publié aujourd'hui"),
  tips: "Tips en ligne",
  views: (count: number) => (count > 1 ? "vues au total" : "vue au total"),
  pending: "Candidatures en attente",
  received: (count: number) => (count > 1 ? "reçues" : "reçue"),
  outOf: "sur",
  users: "Membres",
  usersToday: "de plus aujourd'hui",
  inLine: {
    articles: (count) => counted(count, "publié", "publiés"),
    views: (count) => counted(count, "vue", "vues"),
    applications: (count) => counted(count, "reçue", "reçues"),
    users: (count) => counted(count, "membre", "membres"),
    likes: (count) => counted(count, "like", "likes"),
    comments: (count) => counted(count, "commentaire", "commentaires"),
  } satisfies Record<DrawnFigure, (count: number) => string>,
  inDays: (sum: string) => `${sum} en ${span} jours`,
  difference: (difference: number) => {
    if (difference === 0) return "autant qu'avant";
    return `${wholeNumber(Math.abs(difference))} de ${difference > 0 ? "plus" : "moins"}`;
  },
  againstLine: `que les ${span} jours d'avant`,
  reactions: "Les réactions en chiffres",
  likes: "Likes",
  comments: "Commentaires",
  rating: "Note moyenne",
  noRating: "Aucune",
  shares: "Partages de tips et d'articles",
  /** Beside a trend: over what it is counted. */
  trendSpan: `en ${span} jours`,
  against: "par rapport aux 30 jours d'avant",
  notEnough: "pas encore assez de données",
  noViews: {
    pages: "Les pages ouvertes compteront ici, jour par jour.",
    tips: "Les tips ouverts compteront ici, jour par jour.",
  },
  viewsByDay: { pages: "Pages vues par jour", tips: "Vues des tips par jour" },
  chartSpan: "Durée",
  chartDays: (days: number) => `${days} jours`,
  viewsIn: (views: number, days: number) => `${counted(views, "vue", "vues")} en ${days} jours`,
  mostViews: (views: number, day: string) => `Maximum : ${counted(views, "vue", "vues")}, ${day}`,
  viewsOf: (day: string, views: number) => `${day} : ${counted(views, "vue", "vues")}`,
  today: "aujourd'hui",
  viewsTable: { pages: "Pages vues par jour, en tableau", tips: "Vues des tips par jour, en tableau" },
  day: "Jour",
  activity: "Activité récente",
  due: "Action requise",
  waiting: (count: number, days: number) =>
    `${counted(count, "candidature attend", "candidatures attendent")} votre réponse${
      days > 0 ? `${count > 1 ? ", la plus ancienne" : ""} depuis ${counted(days, "jour", "jours")}` : ""
    }.`,
  examine: "Examiner",
  latestTip: "Dernier tip",
  latestArticle: "Dernier article",
  noneYet: "Rien n'est encore publié.",
  categories: "Tips par catégorie",
  category: "Catégorie",
  tipsColumn: "Tips",
  viewsColumn: "Vues",
  uncategorised: "Sans catégorie",
  table: "Tips par catégorie, en tableau",
  showTable: "Voir le tableau",
  share: (count: number, views: number) => `${counted(count, "tip", "tips")}, ${counted(views, "vue", "vues")}`,
} as const;
