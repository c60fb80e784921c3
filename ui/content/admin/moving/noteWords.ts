import type { DraftReason, Note } from "../../../../domain/content/moving/found.ts";
import { counted } from "./words.ts";

const drafts = {
  private: "Privé sur l'ancien site : repris comme brouillon.",
  password: "Protégé par un mot de passe : repris comme brouillon.",
  scheduled: "Prévu pour plus tard : repris comme brouillon. Programmez-le à nouveau.",
  pending: "En attente de relecture : repris comme brouillon.",
  page: "Page, ou mode d'emploi d'un dossier : reprise comme brouillon d'article.",
  unsaid: "Le fichier ne dit pas s'il est publié : repris comme brouillon.",
  members: "Réservé aux abonnés de l'ancien site : repris comme brouillon.",
} satisfies Record<DraftReason, string>;

const cut = {
  title: "Titre trop long : coupé à 300 caractères.",
  excerpt: "Extrait trop long : coupé à 1 000 caractères.",
  author: "Nom d'auteur trop long : coupé à 100 caractères.",
  category: "Catégorie trop longue : coupée à 60 caractères.",
} as const;

const named = {
  tags: (names) => `Une seule catégorie est gardée, pas ces étiquettes : ${names}.`,
  "unknown-fields": (names) => `Champs que le site n'a pas : ${names}.`,
  codes: (names) => `Codes de l'ancien site, retirés du texte : ${names}.`,
} satisfies Record<Extract<Note, { readonly names: unknown }>["kind"], (names: string) => string>;

const many = {
  "lost-pictures": (count) =>
    `${counted(count, "image d'une galerie", "images de galeries")} : absente${count > 1 ? "s" : ""} de ce fichier. Exportez « Tout le contenu ».`,
  tables: (count) =>
    `${counted(count, "tableau", "tableaux")} : cellules fusionnées séparées, tableau imbriqué en lignes.`,
  embeds: (count) =>
    `${counted(count, "vidéo ou contenu intégré", "vidéos ou contenus intégrés")} : pas affiché${count > 1 ? "s" : ""}.`,
  styles: (count) =>
    `${counted(count, "passage souligné, surligné ou en exposant", "passages soulignés, surlignés ou en exposant")} : sans cette mise en forme.`,
  "margin-comments": (count) =>
    `${counted(count, "commentaire")} en marge d'un document : jamais publié${count > 1 ? "s" : ""}.`,
  "tracked-changes": () => "Modifications suivies : le texte est celui où toutes sont acceptées.",
  "bad-links": (count) => `${counted(count, "lien")} sans adresse valable : le texte reste.`,
  "bad-pictures": (count) => `${counted(count, "image")} sans adresse complète : à ajouter dans l'éditeur.`,
  "private-pictures": (count) =>
    `${counted(count, "image")} à une adresse que ce site n'interroge pas (réseau privé, autre port) : laissée${count > 1 ? "s" : ""} de côté.`,
  "http-pictures": (count) =>
    `${counted(count, "image")} en http : demandée${count > 1 ? "s" : ""} en https, ou laissée${count > 1 ? "s" : ""} de côté.`,
  comments: (count) => `${counted(count, "commentaire")} : ils ne sont pas repris.`,
} satisfies Record<Extract<Note, { readonly count: number }>["kind"], (count: number) => string>;

const slugs = {
  "slug-unfit": (wanted) => `Adresse « ${wanted} » simplifiée pour ce site.`,
  "slug-taken": (wanted) => `L'adresse ${wanted} est prise sur ce site : elle reçoit un numéro.`,
  "slug-double": (wanted) => `Un autre texte de ces fichiers a l'adresse ${wanted} : elle reçoit un numéro.`,
} satisfies Record<Extract<Note, { readonly wanted: string }>["kind"], (wanted: string) => string>;

const plain = {
  untitled: "Sans titre dans le fichier : nommé « Sans titre ».",
  "no-date": "Sans date valable dans le fichier : daté du jour de la reprise.",
  "no-text": "Aucun texte à afficher.",
  "lost-cover":
    "L'image principale n'est pas dans ce fichier : exportez « Tout le contenu », ou ajoutez-la dans l'éditeur.",
  "no-picture": "L'image principale n'a pas d'adresse complète : à ajouter dans l'éditeur.",
} as const;

/** What becomes of a part of an item, in a sentence. */
export const noteText = (note: Note): string => {
  if ("count" in note) return many[note.kind](note.count);
  if ("names" in note) return named[note.kind](note.names.join(", "));
  if ("wanted" in note) return slugs[note.kind](note.wanted);
  if (note.kind === "draft") return drafts[note.why];
  return note.kind === "cut" ? cut[note.field] : plain[note.kind];
};
