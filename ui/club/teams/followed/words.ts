import type { LikeRefusal } from "../../../../domain/content/reactions/like.ts";
import type { FollowId } from "../../../../domain/notifications/following.ts";
import { followedTeamsTab, profileTabAddress } from "../../../accounts/profile/address.ts";
import { signInLink } from "../../../accounts/words.ts";
import type { Likeable } from "../../../content/reactions/likes.ts";
import { adviceOn, after, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

const topic = "followed-team";

export const words = {
  follow: "Suivre l'équipe",
  stop: "Ne plus suivre",
  stopFor: (team: string) => `Ne plus suivre : ${team}`,
  tab: "Équipes suivies",
  loading: "Chargement de vos équipes suivies",
  failed: "Impossible de charger vos équipes suivies",
  retry: "Réessayer",
  none: "Aucune équipe suivie pour le moment",
  noneAdvice: "Suivez une équipe depuis sa page : vous retrouverez ici son prochain match.",
  noneAdviceAlone: "Suivez une équipe depuis sa page : vous la retrouverez ici.",
  closedNow: "Les pages des équipes sont masquées en ce moment. Vous les retrouverez ici quand elles reviendront.",
  teams: "Voir les équipes",
  nextMatches: (zone: string) => `Prochains matchs, ${zone}`,
  noMatch: "Aucun match annoncé pour l'instant.",
} as const;

type Failure = LikeRefusal | Unexpected;

const titles = {
  "signed-out": "Connectez-vous pour suivre l'équipe",
  gone: "Cette équipe n'est plus en ligne",
  "too-many": "Trop de choix en peu de temps",
  unexpected: "Votre choix n'est peut-être pas enregistré",
} satisfies Record<Failure["kind"], string>;

const notStored = (why: Failure): Toast => ({
  tone: why.kind === "signed-out" ? "ask" : "bad",
  topic,
  title: titles[why.kind],
  ...(why.kind === "unexpected" && { text: adviceOn(why) }),
  ...(why.kind === "too-many" && { text: `Réessayez ${after(why.seconds)}.` }),
});

export const { gone } = titles;
export const followed: Toast = {
  tone: "good",
  title: "Équipe suivie",
  text: "Retrouvez-la dans votre espace personnel.",
  topic,
};
export const stopped: Toast = { tone: "good", title: "Vous ne suivez plus l'équipe", topic };

/** After a press on the team's page. */
export const notFollowed: NonNullable<Likeable<FollowId>["failureOf"]> = (why, { intent }) => ({
  ...notStored(why),
  ...(why.kind === "signed-out" && {
    link: signInLink(intent.path, { ...intent, purpose: "Pour suivre l'équipe" }),
  }),
});

/** After a press in the personal space. */
export const notStopped = (why: Failure): Toast => ({
  ...notStored(why),
  ...(why.kind === "signed-out" && {
    title: "Votre session a expiré. Reconnectez-vous pour continuer.",
    link: signInLink(profileTabAddress(followedTeamsTab)),
  }),
});
