import type { LikeRefusal } from "../../../../domain/content/reactions/like.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { signInLink } from "../../../accounts/words.ts";
import type { Likeable } from "../../../content/reactions/likes.ts";
import { adviceOn, after, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

const topic = "event";

export const words = {
  all: "Tous les évènements",
  loading: "Chargement de l'évènement",
  notFound: "Évènement introuvable",
  notFoundAdvice: "Il a peut-être été retiré. Les prochains sont dans la liste.",
  failed: "Impossible de charger l'évènement",
  retry: "Réessayer",
  description: (kind: string, when: string, location: string) => `${kind}, ${when}. ${location}`,
  calendar: "Ajouter à mon agenda",
  join: "Je viens",
  wait: "M'inscrire en liste d'attente",
  leave: "Je ne viens plus",
  stopWaiting: "Quitter la liste d'attente",
  signUps: "Qui vient",
  youCome: "Vous venez.",
  youWait: (position: number) =>
    `Vous êtes sur la liste d'attente, à la ${position === 1 ? "1re" : `${position}e`} place. La cloche vous prévient dès qu'une place se libère.`,
  cancelled: "Cet évènement est annulé. Les inscriptions sont closes.",
  begun: "Il a commencé : les inscriptions sont closes.",
  over: "Il est terminé.",
  nobody: "Pas encore d'inscription : la première peut être la vôtre.",
  others: (count: number) => (count > 1 ? `et ${count} autres` : "et 1 autre"),
  waits: "en attente",
  forMembers: "Les noms se voient entre membres seulement. Une page cachée cache aussi le nom ici.",
  forWhom: "Équipe",
} as const;

type Failure = LikeRefusal | Unexpected;

const titles = {
  "signed-out": "Connectez-vous pour venir",
  gone: "Les inscriptions sont closes",
  "too-many": "Trop de changements en peu de temps",
  unexpected: "Votre inscription n'est peut-être pas enregistrée",
} satisfies Record<Failure["kind"], string>;

export const { gone } = titles;
export const joined: Toast = { tone: "good", title: "Inscription enregistrée", topic };
export const left: Toast = { tone: "good", title: "Vous n'êtes plus sur la liste", topic };

export const notSignedUp: NonNullable<Likeable<Slug>["failureOf"]> = (why: Failure, { intent }) => ({
  tone: why.kind === "signed-out" ? "ask" : "bad",
  topic,
  title: titles[why.kind],
  ...(why.kind === "gone" && { text: "L'évènement a commencé, il est annulé, ou il n'est plus sur le site." }),
  ...(why.kind === "unexpected" && { text: adviceOn(why) }),
  ...(why.kind === "too-many" && { text: `Réessayez ${after(why.seconds)}.` }),
  ...(why.kind === "signed-out" && {
    link: signInLink(intent.path, { ...intent, purpose: "Pour venir à l'évènement" }),
  }),
});
