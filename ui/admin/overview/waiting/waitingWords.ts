import { mostComments } from "../../../../domain/club/waiting.ts";
import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";

const kinds = { article: "Article", tip: "Tip" } satisfies Record<ContentKind, string>;

export const words = {
  title: "À faire",
  failed: "Impossible de charger ce qui attend",
  count: (count: number) => (count > 1 ? "choses à faire" : "chose à faire"),
  applications: (count: number) => (count > 1 ? `${wholeNumber(count)} candidatures` : "Une candidature"),
  since: (days: number, count: number) => {
    const longest = count > 1 ? "La plus ancienne attend" : "Elle attend";
    if (days === 0) return `${longest} depuis aujourd'hui.`;
    return `${longest} depuis ${days > 1 ? `${wholeNumber(days)} jours` : "un jour"}.`;
  },
  answer: "Répondre",
  answerMessages: "Répondre aux messages",
  uncounted: "Impossible de compter les candidatures",
  uncountedText: "Ouvrez leur liste pour voir celles qui attendent.",
  messages: (count: number) => (count > 1 ? `${wholeNumber(count)} messages` : "Un message"),
  messagesText: (count: number) => `${count > 1 ? "Envoyés" : "Envoyé"} depuis la page Contact, sans réponse.`,
  reports: (count: number) => (count > 1 ? `${wholeNumber(count)} signalements` : "Un signalement"),
  reportsText: "Des commentaires ou des membres que d'autres signalent.",
  appeals: (count: number) => (count > 1 ? `${wholeNumber(count)} contestations` : "Une contestation"),
  appealsText: "Contre un avertissement ou une écriture suspendue.",
  check: "Vérifier",
  checkHeld: "Vérifier les commentaires en attente",
  answerAppeals: "Répondre aux contestations",
  held: (count: number) => (count > 1 ? `${wholeNumber(count)} commentaires en attente` : "Un commentaire en attente"),
  heldText: "Retenus par vos règles : à publier ou à masquer.",
  comments: (count: number) => {
    if (count >= mostComments) return `${mostComments} nouveaux commentaires ou plus`;
    return count > 1 ? `${count} nouveaux commentaires` : "Un nouveau commentaire";
  },
  commentsSince: "Depuis votre dernier passage.",
  read: "Lire",
  toScore: (when: string) => `Joué ${when}, sans résultat.`,
  score: "Saisir le score",
  scoreOf: (match: string) => `Saisir le score, ${match}`,
  draft: (kind: ContentKind) => `${kinds[kind]}, brouillon`,
  resume: "Reprendre",
  resumeOf: (title: string) => `Reprendre, ${title}`,
  again: "Renvoyer",
  againOf: (title: string) => `Renvoyer l'annonce, ${title}`,
  see: "Voir",
  seeOf: (title: string) => `Voir l'annonce, ${title}`,
  broken: "Discord refuse les annonces",
  brokenText: "Aucune annonce ne part tant que le webhook n'est pas remplacé.",
  calm: "Rien n'attend",
  calmText: "Candidatures, messages, signalements, commentaires, scores : tout a sa réponse.",
  live: "En cours",
  tonight: "Ce soir",
  today: "Aujourd'hui",
  tomorrow: "Demain",
  seeMatch: "Voir la page du match",
} as const;
