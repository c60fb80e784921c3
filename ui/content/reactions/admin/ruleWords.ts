import {
  type HoldingRefusal,
  longestHeldWord,
  mostFirstComments,
  mostHeldWords,
} from "../../../../domain/content/reactions/holding.ts";
import type { SignedOut } from "../../../../domain/accounts/ports.ts";
import type { NotStaff } from "../../../../domain/accounts/staff/ports.ts";
import { signInAction } from "../../../admin/words.ts";
import { adviceOn, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { commentsAddress } from "./address.ts";

const firstOnes = (count: number): string => {
  if (count === 0) return "Aucun";
  return count === 1 ? "Le premier" : `Les ${count} premiers`;
};

export const ruleWords = {
  title: "Règles d'attente",
  lead: "Un commentaire qui attend n'est vu que du staff et de la personne qui l'a écrit, jusqu'à ce que le staff le publie ou le masque. Ceux du staff n'attendent jamais.",
  loading: "Chargement des règles",
  failed: "Impossible de charger les règles",
  retry: "Réessayer",
  words: "Mots et adresses qui font attendre",
  word: "Mot, expression ou adresse",
  hint: "Sans accents ni majuscules à respecter. Avec un astérisque à la fin, tous les mots qui commencent ainsi : arnaqu*.",
  add: "Ajouter",
  adding: "Envoi en cours...",
  remove: "Retirer",
  removeOf: (word: string) => `Retirer « ${word} »`,
  none: "Aucun mot ne fait attendre.",
  links: "Tout commentaire avec un lien attend",
  first: "Premiers commentaires d'un membre qui attendent",
  firstHint: "Ensuite, ses commentaires paraissent tout de suite.",
  firstChoices: [0, 1, 2, 3, 5, mostFirstComments].map((count) => ({ value: String(count), words: firstOnes(count) })),
  wrong: {
    "word-required": "Écrivez un mot, une expression ou une adresse.",
    "word-too-long": `Une entrée compte au plus ${longestHeldWord} caractères.`,
    "too-many-words": `La liste compte au plus ${mostHeldWords} entrées : retirez-en une d'abord.`,
  } satisfies Record<Exclude<HoldingRefusal, SignedOut | NotStaff>["kind"], string>,
} as const;

const why = { "signed-out": "Votre session a pris fin.", "not-staff": "Vous n'avez plus ce droit." } as const;

export const notHeld = (failure: HoldingRefusal | Unexpected): Toast => ({
  tone: "bad",
  title: "La règle n'a pas changé",
  text:
    failure.kind === "unexpected"
      ? adviceOn(failure)
      : failure.kind === "signed-out" || failure.kind === "not-staff"
        ? why[failure.kind]
        : ruleWords.wrong[failure.kind],
  topic: "holding",
  ...signInAction(failure.kind, commentsAddress({})),
});
