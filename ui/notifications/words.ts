import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { Notification, NotificationKind } from "../../domain/notifications/notification.ts";
import { adviceOn, type Unexpected } from "../lib/feedback/failure.ts";
import type { Toast } from "../lib/feedback/toasts.ts";

const someone = (actor: string | null): string => actor ?? "Un membre";

/** What happened. The title of the page stands below it. */
const happened: Readonly<Record<NotificationKind, (told: Notification) => string>> = {
  answer: ({ actor }) => `${someone(actor)} vous répond`,
  mention: ({ actor }) => `${someone(actor)} vous mentionne`,
  application: () => "Le staff a répondu à votre candidature",
  "tip-change": () => "Un tip que vous gardez a changé",
  "match-announced": () => "Nouveau match annoncé",
  "match-soon": () => "Le match commence bientôt",
  "match-live": () => "Le match est en direct",
  "match-result": () => "Le résultat du match est en ligne",
  "new-content": ({ subject }) => (subject === "tip" ? "Nouveau tip" : "Nouvel article"),
};

export const whatHappened = (told: Notification): string => happened[told.kind](told);

export const words = {
  title: "Notifications",
  bell: (unread: number) =>
    unread === 0 ? "Notifications" : `Notifications, ${unread} non ${unread === 1 ? "lue" : "lues"}`,
  most: "99+",
  unread: "Non lue",
  readAll: "Tout marquer comme lu",
  all: "Toutes les notifications",
  more: "Afficher plus",
  loading: "Chargement de vos notifications",
  failed: "Impossible de charger vos notifications",
  failedAdvice: "Rien n'est perdu. Vérifiez votre connexion, ou essayez de nouveau dans un instant.",
  retry: "Réessayer",
  none: "Rien de nouveau pour le moment",
  noneAdvice: "Les réponses, les matchs de vos équipes et les tips gardés qui changent s'affichent ici.",
  unreadOnes: "Pas encore lu",
} as const;

export const notMarked = (why: SignedOut | Unexpected): Toast =>
  why.kind === "signed-out"
    ? { tone: "ask", title: "Votre session a expiré. Reconnectez-vous pour continuer.", topic: "notifications" }
    : { tone: "bad", title: "Rien n'a été marqué comme lu", text: adviceOn(why), topic: "notifications" };
