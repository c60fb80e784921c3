import type { SearchedKind } from "../../domain/search/ports.ts";
import type { SiteFinds } from "../../domain/search/searchSite.ts";

type Explained = { readonly title: string; readonly text: string };

export const words = {
  title: "Recherche",
  titleOf: (typed: string) => (typed ? `Recherche : ${typed}` : "Recherche"),
  lead: "Articles, tips, matchs, équipes, personnes et pages du club.",
  field: "Rechercher",
  placeholder: "Un mot, un nom, une équipe",
  send: "Chercher",
  kinds: "Types de résultats",
  all: "Tout",
  kind: {
    article: "Articles",
    tip: "Tips",
    match: "Matchs",
    team: "Équipes",
    person: "Personnes",
    page: "Pages",
  } satisfies Record<SearchedKind, string>,
  /** Of the find whose name is typed. */
  exact: { team: "Équipe", person: "Personne" } as Readonly<Partial<Record<SearchedKind, string>>>,
  count: (count: number) => (count > 1 ? `${count} résultats` : count === 1 ? "1 résultat" : "Aucun résultat"),
  /** `shown`: how many are on the kind's page. */
  allOfKind: (kind: string, shown: number, count: number) =>
    shown < count ? `${kind} : les ${shown} premiers résultats sur ${count}` : `${kind} : les ${count} résultats`,
  firstOfKind: (shown: number, count: number) =>
    `Voici les ${shown} premiers résultats sur ${count}. Ajoutez un mot pour préciser la recherche.`,
  nothing: {
    empty: {
      title: "Que cherchez-vous ?",
      text: "Tapez un mot ou un nom. Les accents, les majuscules et les terminaisons ne comptent pas.",
    },
    "too-short": { title: "Une lettre ne suffit pas", text: "Tapez au moins deux lettres." },
    "too-common": {
      title: "Ces mots sont partout",
      text: "Ajoutez un mot plus précis : un nom, un jeu, un sujet.",
    },
  } satisfies Record<Exclude<SiteFinds["kind"], "found">, Explained>,
  none: (typed: string) => `Aucun résultat pour « ${typed} »`,
  noneText: "Vérifiez l'orthographe, ou essayez un mot plus court ou plus général.",
  noneOfKind: "Aucun résultat de ce type",
  seeAll: "Voir tous les types",
  near: (typed: readonly string[]) =>
    `Rien ne contient ${typed.map((word) => `« ${word} »`).join(" ni ")}. Voici des mots qui s'en approchent.`,
  isCut: "La recherche porte sur les huit premiers mots.",
  failed: "La recherche n'a pas pu se faire",
  retry: "Réessayer",
  loading: "Recherche en cours",
  readNews: "Lire les actualités",
  readTips: "Lire les tips",
  // The dialog.
  open: "Rechercher sur le site",
  suggestions: "Suggestions",
  allResults: "Tous les résultats",
  keys: "Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.",
} as const;
