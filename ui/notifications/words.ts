import type { LikeRefusal } from "../../domain/content/reactions/like.ts";
import type { Followed, FollowId } from "../../domain/notifications/following.ts";
import type { Likeable } from "../content/reactions/likes.ts";
import type { SignedOut } from "../../domain/accounts/ports.ts";
import type { ChosenKind, NotificationChannels, NotificationKind } from "../../domain/notifications/kinds.ts";
import type { Notification } from "../../domain/notifications/notification.ts";
import type { TooMany } from "../../domain/shared/limits.ts";
import { adviceOn, after, type Unexpected } from "../lib/feedback/failure.ts";
import type { Toast } from "../lib/feedback/toasts.ts";

export const sessionOver: Toast = {
  tone: "ask",
  title: "Votre session a expiré. Reconnectez-vous pour continuer.",
  topic: "notifications",
};

const someone = (actor: string | null): string => actor ?? "Un membre";

type Said = Pick<Notification, "kind" | "subject" | "actor">;

/** What happened. The title of the page stands below it. The database has the same words for mails and pushes. */
const happened: Readonly<Record<NotificationKind, (told: Said) => string>> = {
  answer: ({ actor }) => `${someone(actor)} vous répond`,
  mention: ({ actor }) => `${someone(actor)} vous mentionne`,
  application: () => "Le staff a répondu à votre candidature",
  "tip-change": () => "Un tip que vous gardez a changé",
  "match-announced": () => "Nouveau match annoncé",
  "match-soon": () => "Le match commence bientôt",
  "match-live": () => "Le match est en direct",
  "match-result": () => "Le résultat du match est en ligne",
  "event-seat": () => "Une place s'est libérée : vous venez",
  "event-moved": () => "L'heure ou le lieu a changé",
  "event-cancelled": () => "Un évènement est annulé",
  "event-back": () => "L'évènement a finalement lieu",
  "event-note": () => "Le staff vous écrit au sujet d'un évènement",
  "event-soon": () => "L'évènement commence dans l'heure",
  poll: ({ subject }) =>
    subject === "poll" ? "Votre équipe demande vos disponibilités" : "Votre équipe a choisi une heure",
  measure: () => "Une décision du staff à votre sujet",
  "comment-shown": () => "Votre commentaire est en ligne",
  "new-content": ({ subject }) => (subject === "tip" ? "Nouveau tip" : "Nouvel article"),
};

export const whatHappened = (told: Said): string => happened[told.kind](told);

export const words = {
  title: "Notifications",
  bell: (unread: number) =>
    unread === 0 ? "Notifications" : `Notifications, ${unread} non ${unread === 1 ? "lue" : "lues"}`,
  most: "99+",
  unread: "Non lue",
  readAll: "Tout marquer comme lu",
  all: "Toutes les notifications",
  choose: "Choisir ce qui vous prévient",
  more: "Afficher plus",
  loading: "Chargement de vos notifications",
  failed: "Impossible de charger vos notifications",
  retry: "Réessayer",
  none: "Rien de nouveau pour le moment",
  noneAdvice: "Les réponses, les matchs de vos équipes et les tips gardés qui changent s'affichent ici.",
  unreadOnes: "Pas encore lu",
} as const;

/** In the settings. */
export const kindWords: Readonly<Record<ChosenKind, string>> = {
  answer: "Une réponse à un de mes commentaires",
  mention: "Une mention de mon nom d'utilisateur",
  application: "La réponse à ma candidature",
  "tip-change": "Un tip gardé qui change",
  "match-announced": "Un match annoncé d'une équipe que je suis",
  "match-soon": "Son match dans l'heure",
  "match-live": "Son match en direct",
  "match-result": "Son résultat, sans le score",
  "new-content": "Un article ou un tip d'une catégorie ou d'un membre que je suis",
  "event-seat": "Une place libérée à un évènement où j'attends",
  "event-moved": "Un évènement où je viens qui change d'heure ou de lieu",
  "event-cancelled": "Un évènement où je viens qui est annulé",
  "event-back": "Un évènement où je viens qui a finalement lieu, après une annulation",
  "event-note": "Un mot du staff au sujet d'un évènement où je viens",
  "event-soon": "Un évènement où je viens, dans l'heure",
  poll: "Un sondage de disponibilité de mon équipe, et l'heure choisie",
};

export const mailWords: Readonly<Record<NotificationChannels["mail"], string>> = {
  never: "Pas d'e-mail",
  digest: "E-mail du matin",
  now: "E-mail tout de suite",
};

export const choiceWords = {
  title: "Ce qui vous prévient",
  text: "La cloche annonce ce qui est coché. Par e-mail : à 8 h du matin, ou tout de suite, mais jamais entre 22 h et 8 h. Votre choix vaut pour la suite, sur tous vos appareils.",
  all: "Tout",
  mixed: "Au cas par cas",
  mailOf: (kind: string) => `E-mail : ${kind}`,
  loading: "Chargement de vos choix",
  failed: "Vos choix n'ont pas pu être chargés",
  retry: "Réessayer",
} as const;

export const notChosen = (why: SignedOut | TooMany | Unexpected): Toast => {
  if (why.kind === "signed-out") return sessionOver;
  const text = why.kind === "too-many" ? `Réessayez ${after(why.seconds)}.` : adviceOn(why);
  return { tone: "bad", title: "Votre choix n'est pas enregistré", text, topic: "notifications" };
};

export const notMarked = (why: SignedOut | Unexpected): Toast =>
  why.kind === "signed-out"
    ? sessionOver
    : { tone: "bad", title: "Rien n'a été marqué comme lu", text: adviceOn(why), topic: "notifications" };

const topic = "follow";

export const followWords = {
  follow: (name: string) => `Suivre ${name}`,
  stop: (name: string) => `Ne plus suivre ${name}`,
  followed: { tone: "good", title: "C'est suivi", text: "La cloche vous préviendra des nouveautés.", topic },
  stopped: { tone: "good", title: "Ce n'est plus suivi", topic },
  gone: "Cela n'est plus en ligne",
} as const;

export const notFollowed: NonNullable<Likeable<FollowId>["failureOf"]> = (why) => notStopped(why);

/** In the settings: all that the member follows. */
export const followedWords = {
  title: "Ce que vous suivez",
  text: "La cloche vous prévient de leurs nouveautés. Cette liste n'est montrée à aucun autre membre.",
  kinds: {
    team: "Équipe",
    person: "Joueur ou staff",
    article: "Catégorie d'articles",
    tip: "Catégorie de tips",
    member: "Membre",
  } satisfies Record<Followed["kind"], string>,
  stop: "Ne plus suivre",
  stopFor: (name: string) => `Ne plus suivre ${name}`,
  none: "Rien pour le moment. Une équipe, un joueur, une catégorie ou un membre se suit depuis sa page.",
  loading: "Chargement de ce que vous suivez",
  failed: "Ce que vous suivez n'a pas pu être chargé",
  retry: "Réessayer",
} as const;

export const stoppedFollowing: Toast = followWords.stopped;

export const notStopped = (why: LikeRefusal | Unexpected): Toast => {
  if (why.kind === "signed-out") return sessionOver;
  if (why.kind === "gone") return { tone: "bad", title: followWords.gone, topic };
  const text = why.kind === "too-many" ? `Réessayez ${after(why.seconds)}.` : adviceOn(why);
  return { tone: "bad", title: "Votre choix n'est peut-être pas enregistré", text, topic };
};
