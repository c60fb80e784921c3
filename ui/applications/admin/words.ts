import type { NoteRefusal } from "../../../domain/applications/noteApplication.ts";
import type { StaffApplication, Decision, Step } from "../../../domain/applications/review.ts";
import type { Review, ReviewRefusal, UndoReviewRefusal } from "../../../domain/applications/reviewApplication.ts";
import { wholeNumber } from "../../design/components/text/format.ts";
import { ofName } from "../../design/components/text/french.ts";
import { adviceOn, whyFailed, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import type { ApplicationStatus } from "../../admin/address.ts";
import type { DraftKind } from "./drafts.ts";
import { signInAction } from "../../admin/words.ts";

export const words = {
  list: "Candidatures",
  here: "Reçues",
  pending: "en attente",
  reviewKeys: [
    { keys: ["J", "K"], does: "suivante, précédente" },
    { keys: ["A"], does: "accepter" },
    { keys: ["R"], does: "refuser" },
  ],
  loading: "Chargement des candidatures",
  failed: "Impossible de charger les candidatures",
  search: "Rechercher",
  placeholder: "Poste, pseudo Discord, motivation",
  status: "Statut",
  filters: { all: "Toutes", pending: "En attente", accepted: "Acceptées", rejected: "Refusées" } satisfies Record<
    ApplicationStatus | "all",
    string
  >,
  none: "Aucune candidature trouvée",
  noneYet: "Les candidatures envoyées depuis la page Recrutement arrivent ici.",
  toRecruitment: "Voir la page Recrutement",
  noneFiltered: "Essayez d'autres mots ou un autre statut, ou affichez tout.",
  showAll: "Tout afficher",
  pages: "Pages de candidatures",
  added: (count: number) => (count > 1 ? `${wholeNumber(count)} nouvelles candidatures.` : "1 nouvelle candidature."),
  old: "La liste a changé.",
  unnamed: "Sans pseudo Discord",
  details: "Détails",
  detailsOf: (name: string) => `Détails ${ofName(name)}`,
  accept: "Accepter",
  acceptOf: (name: string) => `Accepter ${name}`,
  deciding: "Envoi en cours...",
  reject: "Refuser",
  rejectOf: (name: string) => `Refuser ${name}`,
  undo: "Annuler la décision",
  undoOf: (name: string) => `Annuler la décision sur ${name}`,
  undoing: "Annulation en cours...",
  applicationOf: (name: string) => `la candidature ${ofName(name)}`,
  columns: {
    face: "Visage",
    name: "Pseudo Discord",
    position: "Poste",
    date: "Reçue",
    state: "Statut",
    acts: "Actions",
  },
  ownShort: "La vôtre",
  own: "C'est votre candidature : une autre personne du staff doit y répondre.",
  ownHint:
    "C'est votre candidature. Une autre personne du staff y répond, et ses notes internes ne vous sont pas montrées.",
  takenBack: "Elle a été retirée : il n'y a plus rien à décider.",
  name: "Nom",
  age: "Âge",
  gameAlias: "Pseudo en jeu",
  discord: "Pseudo Discord",
  sent: "Envoyée",
  availability: "Disponibilités",
  motivation: "Motivation",
  nothing: "Rien d'écrit",
  staffNotes: "Mot joint à la décision",
  optional: "(facultatif)",
  staffNotesHint: "Envoyé avec votre décision, puis visible dans l'espace personnel.",
  saidToThem: "Mot joint à la décision",
  notes: "Notes internes",
  notesHint: "Réservées au staff : la personne qui postule ne les voit jamais.",
  noNotes: "Aucune note pour le moment.",
  notesLoading: "Chargement des notes...",
  notesFailed: "Impossible de charger les notes.",
  note: "Nouvelle note interne",
  addNote: "Ajouter la note",
  addingNote: "Ajout en cours...",
  history: "Historique",
  somebody: "Quelqu'un du staff",
  unsent: {
    word: { title: "Votre mot n'a pas été envoyé", giveUp: "Jeter le mot" },
    note: { title: "Votre note n'a pas été envoyée", giveUp: "Jeter la note" },
  } satisfies Record<DraftKind, { readonly title: string; readonly giveUp: string }>,
  stored: "Ce que vous écrivez reste sur cet appareil jusqu'à l'envoi.",
} as const;

const stepWords = {
  accepted: "a accepté",
  rejected: "a refusé",
  pending: "a annulé la décision",
} satisfies Record<Step["status"], string>;

export const saidOf = ({ status, by }: Step): string => `${by?.username ?? words.somebody} ${stepWords[status]}`;

export const tooLong = (over: number): string =>
  `C'est trop long : ${wholeNumber(over)} ${over === 1 ? "caractère" : "caractères"} de trop.`;

const topic = "review";
export const undoName = "undo-review";

const decided = {
  accepted: { one: "Candidature acceptée", many: "candidatures acceptées" },
  rejected: { one: "Candidature refusée", many: "candidatures refusées" },
} satisfies Record<Decision, { readonly one: string; readonly many: string }>;

const decidedTitle = (reviews: readonly Pick<Review, "decision">[]): string => {
  const [first, ...others] = reviews.map(({ decision }) => decision);
  const { one, many } = decided[first ?? "accepted"];
  if (others.length === 0) return one;
  const isSame = others.every((decision) => decision === first);
  return `${wholeNumber(reviews.length)} ${isSame ? many : "candidatures traitées"}`;
};

/** Of at least one decision. */
export const reviewed = (reviews: readonly Pick<Review, "decision">[]): Toast => ({
  tone: "good",
  title: decidedTitle(reviews),
  text: reviews.length > 1 ? "Les statuts ont été mis à jour" : "Le statut a été mis à jour avec succès",
  topic,
});

const failure = "Impossible de mettre à jour la candidature";
const decidedBy = ({ status, decidedBy: by }: StaffApplication): string =>
  `${failure} : ${by?.username ?? "quelqu'un du staff"} l'a déjà ${status === "rejected" ? "refusée" : "acceptée"}.`;

const failures = {
  "signed-out": `${failure} : votre session a pris fin. Ce que vous avez écrit est gardé.`,
  "not-staff": `${failure} : vous n'avez plus ce droit.`,
  "no-application": `${failure} : elle a été retirée entre-temps.`,
  "own-application": `${failure} : c'est la vôtre. Une autre personne du staff doit y répondre.`,
  unexpected: failure,
} as const;

type Failure = ReviewRefusal | Unexpected;

const whyNot = (refusal: Failure): string => {
  if (refusal.kind === "decided-before") return decidedBy(refusal.application);
  if (refusal.kind === "too-long") return `${failure}. ${tooLong(refusal.over)}`;
  return failures[refusal.kind];
};

export const notReviewed = (refusal: Failure, path: string): Toast => ({
  tone: "bad",
  title: "Erreur",
  text: whyNot(refusal),
  topic,
  ...signInAction(refusal.kind, path),
});

export const undone = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${wholeNumber(count)} décisions annulées` : "Décision annulée",
  text:
    count > 1
      ? "Les candidatures sont de nouveau en attente, et aucun e-mail ne part."
      : "La candidature est de nouveau en attente, et aucun e-mail ne part.",
  topic,
});

const undoFailures = {
  "signed-out": "La décision n'a pas été annulée : votre session a pris fin.",
  "not-staff": "La décision n'a pas été annulée : vous n'avez plus ce droit.",
  "no-application": "Cette candidature n'existe plus.",
  "own-application": "C'est votre candidature : une autre personne du staff peut annuler cette décision.",
  "too-late": "Plus de dix minutes ont passé : la réponse est partie.",
  "applied-again": "La même personne a déjà envoyé une autre candidature pour ce poste.",
} as const;

export const notUndone = (failure: UndoReviewRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: failure.kind === "unexpected" ? "Impossible de confirmer l'annulation" : "Erreur",
  text: whyFailed(failure, undoFailures),
  topic,
  ...signInAction(failure.kind, path),
});

const noteFailures = {
  "signed-out": "La note n'a pas été ajoutée : votre session a pris fin. Elle est gardée sur cet appareil.",
  "not-staff": "La note n'a pas été ajoutée : vous n'avez plus ce droit.",
  "no-application": "Cette candidature n'existe plus.",
  "own-application": "C'est votre candidature : une autre personne du staff peut y ajouter une note.",
  blank: "Veuillez écrire une note",
  "too-long": "La note est trop longue.",
} as const;

export const notNoted = (failure: NoteRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer l'ajout de la note" : "Erreur",
  text: failure.kind === "unexpected" ? `Elle est gardée. ${adviceOn(failure)}` : noteFailures[failure.kind],
  topic: "note",
  ...signInAction(failure.kind, path),
});
