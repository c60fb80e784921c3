import { type BlockRefusal, mostBlocked } from "../../../domain/accounts/blocking.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast, ToastAct } from "../../lib/feedback/toasts.ts";
import { profileTabAddress, settingsTab } from "../profile/address.ts";

export const words = {
  block: "Bloquer",
  unblock: "Ne plus bloquer",
  blockOf: (name: string) => `Bloquer ${name}`,
  unblockOf: (name: string) => `Ne plus bloquer ${name}`,
} as const;

const topic = "block";

export const blockedToast = (name: string, undo: ToastAct): Toast => ({
  tone: "good",
  title: `Vous bloquez ${name}`,
  text: "Ses commentaires sont repliés, ses réponses ne vous préviennent plus, et vous ne suivez plus sa page. Ce membre n'en sait rien.",
  act: { ...undo, words: "Annuler" },
  topic,
});

export const unblockedToast = (name: string): Toast => ({ tone: "good", title: `Vous ne bloquez plus ${name}`, topic });

type Failure = BlockRefusal | Unexpected;

const why = {
  "signed-out": () => "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  gone: () => "Ce membre n'est plus là.",
  full: () => `Vous bloquez déjà ${mostBlocked} membres. Débloquez-en un dans vos paramètres.`,
  "too-many": (failure) => `Réessayez ${after(failure.kind === "too-many" ? failure.seconds : 0)}.`,
  unexpected: (failure) => (failure.kind === "unexpected" ? adviceOn(failure) : ""),
} satisfies Record<Failure["kind"], (failure: Failure) => string>;

export const notBlocked = (failure: Failure, isBlocked: boolean): Toast => ({
  tone: "bad",
  title: isBlocked ? "Ce membre n'est pas bloqué" : "Ce membre est toujours bloqué",
  text: why[failure.kind](failure),
  topic,
  ...(failure.kind === "full" && { link: { words: "Paramètres", to: profileTabAddress(settingsTab) } }),
});

/** In the settings. */
export const listWords = {
  title: "Membres que vous bloquez",
  text: "Leurs commentaires sont repliés pour vous, et leurs réponses ne vous préviennent pas. Ils n'en savent rien.",
  stop: words.unblock,
  nameless: "Membre sans nom d'utilisateur",
  none: "Vous ne bloquez aucun membre. On bloque depuis un commentaire, ou depuis la page d'un membre.",
  loading: "Chargement des membres que vous bloquez",
  failed: "Les membres que vous bloquez n'ont pas pu être chargés",
  retry: "Réessayer",
} as const;
