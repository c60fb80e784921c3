import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { Missing } from "../../../../domain/content/editing/missing.ts";

export const words = {
  open: "Publier",
  title: { article: "Publier l'article", tip: "Publier le tip" } satisfies Record<ContentKind, string>,
  when: "Quand",
  now: "Maintenant",
  later: "À une date",
  back: "Revenir au texte",
  publish: "Publier maintenant",
  publishing: "Publication...",
  schedule: "Programmer",
  missing: "Rien n'empêche de publier, mais il manque :",
  home: "Sur la page d'accueil",
  list: { article: "Dans les actualités", tip: "Dans les tips" } satisfies Record<ContentKind, string>,
} as const;

const lacks: Readonly<Record<Exclude<Missing["kind"], "descriptions">, string>> = {
  text: "le texte",
  excerpt: "un extrait, pour la carte et les moteurs de recherche",
  category: "une catégorie, pour que ce contenu se trouve par les filtres",
  difficulty: "une difficulté",
};

/** What is missing, in plain words. */
export const missingWords = (missing: Missing): string => {
  if (missing.kind !== "descriptions") return lacks[missing.kind];
  const { count } = missing;
  return count > 1 ? `un texte alternatif à ${count} images` : "un texte alternatif à une image";
};
