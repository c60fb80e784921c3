import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { HeldFor } from "../../../../domain/content/reactions/holding.ts";
import {
  type HideRefusal,
  longestReason,
  type ModeratedComment,
  type RestoreRefusal,
} from "../../../../domain/content/reactions/moderate.ts";
import { ofName } from "../../../design/components/text/french.ts";
import { signInAction } from "../../../admin/words.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  view: "Commentaires",
  kind: "Sur quoi",
  kinds: { article: "Articles", tip: "Tips" },
  listOf: { article: "Commentaires sur les articles", tip: "Commentaires sur les tips" } satisfies Record<
    ContentKind,
    string
  >,
  states: "État",
  allStates: "Tous",
  onlyVisible: "Visibles",
  onlyHidden: "Masqués",
  onlyHeld: "En attente",
  rules: "Règles d'attente",
  keys: [
    { keys: ["J", "K"], does: "suivant, précédent" },
    { keys: ["M"], does: "masquer" },
    { keys: ["R"], does: "rétablir, publier" },
  ],
  loading: "Chargement des commentaires",
  failed: "Impossible de charger les commentaires",
  none: "Aucun commentaire trouvé",
  noneAtAll: "Aucun commentaire",
  noneYet: "Ce que les membres écrivent sous les articles et les tips arrive ici.",
  noneFiltered: "Affichez tout pour voir les autres.",
  showAll: "Tout afficher",
  pages: "Pages de commentaires",
  changed: "La liste a changé.",
  columns: {
    face: "Visage",
    author: "Auteur",
    text: "Commentaire",
    page: "Page",
    date: "Date",
    acts: "Actions",
  },
  nameless: "Compte supprimé",
  openOf: (name: string) => `Lire le commentaire ${ofName(name)}`,
  titleOf: (name: string) => `Commentaire ${ofName(name)}`,
  on: "Sur",
  isHidden: "Masqué",
  isHeld: "En attente",
  heldFor: "Attend parce que",
  causes: {
    words: "un mot de la liste du club y est",
    links: "il contient un lien",
    first: "c'est un des premiers commentaires de ce membre",
  } satisfies Record<HeldFor, string>,
  publish: "Publier",
  publishOf: (name: string) => `Publier le commentaire ${ofName(name)}`,
  hide: "Masquer",
  hideOf: (name: string) => `Masquer le commentaire ${ofName(name)}`,
  sending: "Envoi en cours...",
  reason: "Raison",
  reasonHint: "Visible par la personne concernée et le staff seulement.",
  reasonRequired: "Indiquez une raison : la personne concernée la lira.",
  reasonLong: (over: number) => `La raison est trop longue : ${over} caractères de trop (${longestReason} au plus).`,
  cancel: "Annuler",
  hideAll: "Masquer les commentaires choisis",
  commentOf: (name: string) => `le commentaire ${ofName(name)}`,
  restore: "Rétablir",
  restoreOf: (name: string) => `Rétablir le commentaire ${ofName(name)}`,
} as const;

/** The author's name. */
export const nameOf = ({ card }: ModeratedComment): string => card.username || words.nameless;

const topic = "moderation";

export const hidden = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${count} commentaires masqués` : "Commentaire masqué",
  text: count > 1 ? "Les personnes concernées en voient la raison." : "La personne concernée en voit la raison.",
  topic,
});
/** Comments that were held are shown. */
export const released = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${count} commentaires publiés` : "Commentaire publié",
  text: count > 1 ? "Tout le monde les lit." : "Tout le monde le lit.",
  topic,
});
export const restored = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${count} commentaires rétablis` : "Commentaire rétabli",
  text: count > 1 ? "Tout le monde les lit de nouveau." : "Tout le monde le lit de nouveau.",
  topic,
});

type Refusal = HideRefusal | RestoreRefusal | Unexpected;

const why = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Ce commentaire n'existe plus.",
  "already-hidden": "Il est déjà masqué, et garde sa première raison.",
  "reason-required": words.reasonRequired,
} as const;

export const notModerated = (refusal: Refusal, path: string): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: refusal.kind === "unexpected" ? "Impossible de confirmer le changement" : "Le commentaire n'a pas changé",
  text: refusal.kind === "reason-too-long" ? words.reasonLong(refusal.over) : whyFailed(refusal, why),
  topic,
  ...signInAction(refusal.kind, path),
});
