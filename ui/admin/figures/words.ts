import type { ReadList } from "../../../domain/club/reading/readingFigures.ts";
import type { ViewSource } from "../../../domain/club/reading/viewSources.ts";
import { oneDecimal, wholeNumber } from "../../design/components/text/format.ts";

const counted = (count: number, one: string, many: string): string => `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  loading: "Chargement des lectures du site",
  failed: "Impossible de charger les lectures du site",
  aboutCounting:
    "Sans cookie ni nom : seuls des nombres sont gardés, 90 jours. Une personne dont le navigateur demande à ne pas être suivie n'est pas comptée.",
  sources: "D'où viennent les lectures",
  source: {
    direct: "Adresse tapée, favori ou application",
    search: "Moteurs de recherche",
    social: "Réseaux sociaux",
    site: "Autres sites",
    within: "Une page de ce site",
  } satisfies Record<ViewSource, string>,
  inDays: (days: number) => `en ${days} jours`,
  views: (views: number) => counted(views, "vue", "vues"),
  share: (views: number, percent: number) =>
    `${counted(views, "vue", "vues")}, ${percent < 1 ? "moins de 1" : wholeNumber(percent)} %`,
  noSources: "Les moteurs de recherche, les réseaux et les sites qui amènent des lecteurs viendront ici.",
  mostRead: "Les plus lus",
  span: "Durée des listes",
  days: (days: number) => `${days} jours`,
  others: (count: number) => (count > 1 ? `Voir les ${wholeNumber(count)} suivants` : "Voir le suivant"),
  list: {
    article: "Articles",
    tip: "Tips",
    match: "Matchs",
    page: "Autres pages",
  } satisfies Record<ReadList, string>,
  noneRead: {
    article: "Les articles ouverts viendront ici.",
    tip: "Les tips ouverts viendront ici.",
    match: "Les matchs ouverts viendront ici.",
    page: "Les pages ouvertes viendront ici.",
  } satisfies Record<ReadList, string>,
  whatNext: "De quoi écrire la suite",
  missed: "Cherché sans résultat",
  missedDays: "Ces mots ont été cherchés au moins deux fois en 90 jours.",
  searches: (searches: number) => counted(searches, "recherche", "recherches"),
  noneMissed: "Les mots cherchés sans résultat viendront ici, dès la deuxième recherche.",
  kept: (days: number) => `Tips les plus gardés en ${days} jours`,
  times: (times: number) => `${wholeNumber(times)} fois`,
  noneKept: "Les tips que les membres gardent pour plus tard viendront ici.",
  rated: (days: number) => `Tips les mieux notés en ${days} jours`,
  average: (average: number, ratings: number) => `${oneDecimal(average)} sur 5, ${counted(ratings, "note", "notes")}`,
  noneRated: "Les tips que les membres notent viendront ici, dès la deuxième note.",
} as const;
