import type { Subscriber, Subscribers } from "../../../../domain/messages/subscribers.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { adviceOn, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  title: "La lettre du club",
  text: "Les adresses confirmées, dans un fichier. La lettre s'écrit et s'envoie depuis « La lettre ». Pour un envoi par un autre outil, chaque ligne a ses liens de désinscription ; téléchargez le fichier avant chaque envoi : les adresses désinscrites n'y sont plus.",
  list: "Télécharger les abonnements (CSV)",
  listing: "Préparation en cours...",
  columns: {
    email: "e-mail",
    confirmedAt: "inscription",
    leavePage: "page de désinscription",
    leaveAtOnce: "désinscription en un clic",
  } satisfies Record<keyof Subscriber, string>,
} as const;

const topic = "subscribers";

export const saved = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${count} abonnements téléchargés` : "1 abonnement téléchargé",
  topic,
});

export const noSubscribers: Toast = { tone: "note", title: "La lettre n'a pas encore d'abonnement confirmé", topic };

const failures = {
  "signed-out": "Connectez-vous de nouveau, puis réessayez.",
  "not-allowed": "Ce fichier est réservé aux admins.",
} as const satisfies Record<RefusalOf<Subscribers["list"]>["kind"], string>;

export const notListed = (why: RefusalOf<Subscribers["list"]> | Unexpected): Toast => ({
  tone: "bad",
  title: "Les abonnements n'ont pas pu être téléchargés",
  text: why.kind === "unexpected" ? adviceOn(why) : failures[why.kind],
  topic,
});
