import type { PredictRefusal } from "../../../domain/club/predictions/predict.ts";
import { points } from "../../../domain/club/predictions/prediction.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";

export const ownWords = {
  who: "Qui va gagner ?",
  score: "Le score en manches, si vous voulez",
  anyScore: "Sans score",
  storing: "Enregistrement...",
  waiting: "Pas de réseau : votre pronostic partira au retour du réseau, si cet onglet reste ouvert.",
  takenBackLater: "Pas de réseau : le retrait partira au retour du réseau, si cet onglet reste ouvert.",
  stored: "Enregistré. Vous pouvez changer d'avis jusqu'au début du match.",
  takeBack: "Retirer mon pronostic",
  retry: "Réessayer",
  signIn: "Se connecter",
  mine: "Votre pronostic :",
  none: "Vous n'avez pas donné de pronostic.",
  results: {
    0: "Raté cette fois : aucun point.",
    [points.outcome]: "Bien vu : 1 point.",
    [points.score]: "Score exact : 3 points.",
  } as Readonly<Record<number, string>>,
} as const;

type Why = PredictRefusal | Unexpected;

export const closed: Toast = {
  tone: "bad",
  title: "Les pronostics de ce match sont clos",
  text: "Le match a commencé, ou sa date n'est plus la même.",
  topic: "prediction",
};

const titles = {
  "signed-out": "Votre session a expiré",
  closed: closed.title,
  "too-many": "Trop de changements en peu de temps",
  unexpected: "Votre pronostic n'est peut-être pas enregistré",
} satisfies Record<Why["kind"], string>;

/** Why a choice isn't stored, and the next step. */
export const failureWords = (why: Why): { readonly title: string; readonly text: string } => ({
  title: titles[why.kind],
  text:
    why.kind === "unexpected"
      ? adviceOn(why)
      : why.kind === "too-many"
        ? `Votre choix reste ici. Réessayez ${after(why.seconds)}.`
        : "Votre choix reste ici. Reconnectez-vous, puis réessayez.",
});
