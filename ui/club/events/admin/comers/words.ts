import { longestNote } from "../../../../../domain/club/events/comers.ts";
import type { UseCases } from "../../../../../domain/useCases.ts";
import type { RefusalOf } from "../../../../../domain/shared/result.ts";
import { eventsView } from "../../../../admin/viewAddress.ts";
import { signInAction } from "../../../../admin/words.ts";
import { after, answerTo, type Unexpected, whyFailed } from "../../../../lib/feedback/failure.ts";
import type { Toast } from "../../../../lib/feedback/toasts.ts";

export const words = {
  open: "Inscriptions",
  openOf: (title: string) => `Inscriptions : ${title}`,
  title: (title: string) => `Qui vient : ${title}`,
  none: "Personne n'est inscrit pour le moment.",
  waits: "en attente",
  takeOff: "Retirer",
  takeOffOf: (username: string) => `Retirer l'inscription de ${username}`,
  sure: (username: string) => `Retirer l'inscription de ${username} ? La cloche lui dira que le staff l'a retirée.`,
  note: "Un mot pour tous les inscrits",
  noteHint: `Une ligne, ${longestNote} caractères au plus. La cloche la leur montre, avec le titre de l'évènement.`,
  send: "Envoyer",
  loading: "Chargement des inscriptions",
  failed: "Impossible de charger les inscriptions",
  page: "Voir la page",
} as const;

const topic = "comers";
const ofStaff = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "L'évènement n'est plus en ligne.",
} as const;

export const takenOff = (username: string): Toast => ({
  tone: "good",
  title: "Inscription retirée",
  text: `${username} ne vient plus.`,
  topic,
});

type NotTakenOff = RefusalOf<UseCases["takeOffEvent"]> | Unexpected;
export const notTakenOff = (why: NotTakenOff): Toast => ({
  tone: "bad",
  title: "L'inscription n'est pas retirée",
  text: whyFailed(why, ofStaff),
  topic,
  ...signInAction(why.kind, eventsView),
});

export const written = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `Envoyé à ${count} membres` : count === 1 ? "Envoyé à 1 membre" : "Personne d'autre n'est inscrit",
  topic,
});

const whyNotWritten = {
  ...ofStaff,
  blank: "Écrivez une ligne.",
  "note-too-long": `Raccourcissez-la : ${longestNote} caractères au plus.`,
  "too-many": "Vous en avez envoyé beaucoup en peu de temps.",
} as const;

type NotWritten = RefusalOf<UseCases["writeToComers"]> | Unexpected;
export const notWritten = (why: NotWritten): Toast => ({
  tone: "bad",
  title: answerTo(why) ? "Le mot n'est pas envoyé" : "Le mot n'est peut-être pas envoyé",
  text: whyFailed(why, whyNotWritten) + (why.kind === "too-many" ? ` Réessayez ${after(why.seconds)}.` : ""),
  topic,
  ...signInAction(why.kind, eventsView),
});
