import type { RemarkRefusal, Remarks } from "../../../../domain/content/remarks/remark.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { signInAction } from "../../../admin/words.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { after, whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { contentAddress } from "../address.ts";

export const words = {
  title: "Remarques",
  tab: (count: number) => (count > 0 ? `Remarques (${count})` : "Remarques"),
  open: (count: number) => `${count} ${count > 1 ? "remarques ouvertes" : "remarque ouverte"}`,
  staffOnly: "Lues seulement par le staff, jamais publiées.",
  none: "Aucune remarque. Sélectionnez des mots du texte, puis appuyez sur « Remarque » ou sur Ctrl Alt M.",
  noneInSource: "Aucune remarque. Elles se posent dans l'éditeur, pas dans la source.",
  sourceNote: "Les passages sont marqués dans l'éditeur, pas dans la source.",
  newOne: "Nouvelle remarque",
  yourRemark: "Votre remarque",
  send: "Envoyer",
  sending: "Envoi en cours...",
  cancel: "Annuler",
  answer: "Répondre",
  answerTo: (name: string) => `Répondre à ${name}`,
  yourAnswer: "Votre réponse",
  answers: "Réponses",
  resolve: "Résoudre",
  reopen: "Rouvrir",
  remove: "Supprimer",
  removeAnswer: "Supprimer la réponse",
  removeAll: (count: number) =>
    count > 1 ? `Ses ${count} réponses seront supprimées aussi.` : "Sa réponse sera supprimée aussi.",
  keep: "Garder",
  changed: "Le passage a changé",
  resolved: (count: number) => `Résolues (${count})`,
  toPassage: (quote: string) => `Aller au passage : ${quote}`,
  left: "Ancien membre du staff",
  blank: "Écrivez votre remarque.",
  blankAnswer: "Écrivez votre réponse.",
  tooLong: (over: number) => `${wholeNumber(over)} ${over > 1 ? "caractères" : "caractère"} de trop.`,
  loading: "Chargement des remarques",
  failed: "Impossible de lire les remarques",
  retry: "Réessayer",
} as const;

const topic = "remark";
const path = contentAddress({});

const ofStaff = { "signed-out": "Votre session a pris fin.", "not-staff": "Vous n'avez plus ce droit." } as const;

type NotSent = Exclude<RemarkRefusal, { readonly kind: "blank" | "too-long" }> | Unexpected;
const whyNotSent = {
  ...ofStaff,
  "too-many": "Vous en avez envoyé beaucoup en peu de temps.",
} as const;

const notSent =
  (title: string, gone: string) =>
  (why: RemarkRefusal | Unexpected): Toast => {
    // The form sends neither a blank text nor one that is too long.
    const text = whyFailed(why as NotSent, { ...whyNotSent, gone });
    const wait = why.kind === "too-many" ? ` Réessayez ${after(why.seconds)}.` : "";
    return {
      tone: "bad",
      title,
      text: `${text}${wait} Ce que vous avez écrit est gardé.`,
      topic,
      ...signInAction(why.kind, path),
    };
  };

export const notAdded = notSent("La remarque n'est pas envoyée", "Quelqu'un a supprimé ce contenu entre-temps.");
export const notAnswered = notSent(
  "La réponse n'est pas envoyée",
  "La remarque ou son contenu a été supprimé entre-temps.",
);

type NotResolved = RefusalOf<Remarks["resolve"]> | Unexpected;
const whyNotResolved = {
  ...ofStaff,
  gone: "La remarque a été supprimée entre-temps.",
} as const;

export const notResolved = (why: NotResolved, isResolved: boolean): Toast => ({
  tone: "bad",
  title: isResolved ? "La remarque n'est pas résolue" : "La remarque n'est pas rouverte",
  text: whyFailed(why, whyNotResolved),
  topic,
  ...signInAction(why.kind, path),
});

type NotRemoved = RefusalOf<Remarks["remove"]> | Unexpected;

export const notRemoved = (why: NotRemoved): Toast => ({
  tone: "bad",
  title: "Rien n'est supprimé",
  text: whyFailed(why, ofStaff),
  topic,
  ...signInAction(why.kind, path),
});
