import type { SubjectWords } from "../content/reactions/subject.ts";

export const words = {
  title: "Tips",
  tipFailed: "Impossible de charger l'article",
  retry: "Réessayer",
  loadingTip: "Chargement de l'article...",
  notFound: "Article introuvable.",
  notFoundAdvice: "Il a peut-être été retiré, ou l'adresse comporte une erreur.",
  allTips: "Tous les tips",
  views: (shown: string, views: number) => `${shown} ${views > 1 ? "vues" : "vue"}`,
  rating: (rating: string) => `Note ${rating} sur 5`,
  contents: "Dans ce tip",
} as const;

export const reactionWords: SubjectWords = {
  bar: "Réagir à ce tip",
  placeholder: "Ce que vous avez essayé, ce qui a marché.",
  liked: { tone: "good", title: "Tip liké !", topic: "like" },
  unliked: { tone: "good", title: "Like retiré", topic: "like" },
  notCommented: {
    tone: "bad",
    title: "Erreur lors de l'ajout du commentaire",
    text: "Votre texte est gardé avec le tip : rouvrez-le pour le publier.",
  },
  gone: "Ce tip n'est plus en ligne",
};
