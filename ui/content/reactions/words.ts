import type { CommentRefusal } from "../../../domain/content/reactions/addComment.ts";
import { longestComment } from "../../../domain/content/reactions/comment.ts";
import type { LikeRefusal } from "../../../domain/content/reactions/like.ts";
import type { Intent } from "../../accounts/session/storedIntent.ts";
import { signInLink } from "../../accounts/words.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";

export const words = {
  like: "J'aime",
  comments: "Commentaires",
  share: "Partager",
  needsScript: "Pour aimer ou commenter, activez JavaScript dans votre navigateur.",
  commentCount: (count: number) => (count > 1 ? `${count} commentaires` : `${count} commentaire`),
  noComments: "Aucun commentaire pour le moment. Le premier peut être le vôtre.",
  commentsFailed: "Impossible de charger les commentaires",
  failedAdvice: "Rien n'est perdu. Vérifiez votre connexion, ou essayez de nouveau dans un instant.",
  retry: "Réessayer",
  /** Followed by the staff's reason. */
  hiddenBecause: "Masqué par le staff :",
  loadingComments: "Chargement des commentaires",
  olderComments: "Voir les commentaires précédents",
  writeComment: "Écrire un commentaire",
  yourComment: "Votre commentaire",
  courtesy: "Gardez votre courtoisie, même après une défaite.",
  publish: "Publier",
  publishing: "Envoi en cours...",
  signInToComment: ["Connectez-vous", " pour commenter"],
  formerMember: "Compte supprimé",
  nameless: "Membre du club",
  staff: "Staff",
} as const;

/** Names the act in the sign-in dialog. */
export const toComment = "Pour commenter";

export const shared: Toast = { tone: "good", title: "Lien copié dans le presse-papiers !" };
export const notShared: Toast = { tone: "bad", title: "Impossible de copier le lien" };
export const commented: Toast = { tone: "good", title: "Commentaire ajouté !" };
export const alreadyCommented: Toast = {
  tone: "note",
  title: "Votre commentaire est déjà là",
  text: "Vous avez publié les mêmes mots il y a moins de dix minutes : ils ne paraissent qu'une fois.",
};

type LikeFailure = LikeRefusal | Unexpected;

const likeFailures = {
  "signed-out": "Vous devez être connecté pour liker",
  gone: "Erreur lors de l'action",
  "too-many": "Erreur lors de l'action",
  unexpected: "Erreur lors de l'action",
} satisfies Record<LikeFailure["kind"], string>;

/** The act and its page, and the text when the content item is gone: "Ce tip n'est plus en ligne". */
type Circumstances = { readonly intent: Intent; readonly gone: string };

const likeAdvice = {
  "signed-out": () => undefined,
  gone: (gone: string) => `${gone}.`,
  "too-many": (_, failure) =>
    failure.kind === "too-many" ? `Trop de J'aime en peu de temps. Réessayez ${after(failure.seconds)}.` : undefined,
  unexpected: (_, failure) => adviceOn(failure),
} satisfies Record<keyof typeof likeFailures, (gone: string, failure: LikeFailure) => string | undefined>;

export const likeFailure = (failure: LikeFailure, { intent, gone }: Circumstances): Toast => {
  const { kind } = failure;
  const text = likeAdvice[kind](gone, failure);
  return {
    tone: kind === "signed-out" ? "ask" : "bad",
    topic: "like",
    title: likeFailures[kind],
    ...(text !== undefined && { text }),
    ...(kind === "signed-out" && { link: signInLink(intent.path, { ...intent, purpose: "Pour liker" }) }),
  };
};

type CommentFailure = CommentRefusal | Unexpected;

const commentFailures = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous pour le publier.",
  gone: (_, gone) => `${gone} : votre commentaire n'a pas été publié.`,
  blank: () => "Veuillez écrire un commentaire",
  "too-long": (failure) =>
    `Un commentaire compte au plus ${longestComment} caractères : ${failure.kind === "too-long" ? failure.over : 0} de trop.`,
  "too-many": (failure) =>
    `Trop de commentaires en peu de temps. Votre texte est gardé : réessayez ${after(failure.kind === "too-many" ? failure.seconds : 0)}.`,
  unexpected: (failure) => `Erreur lors de l'ajout du commentaire. Votre texte est gardé. ${adviceOn(failure)}`,
} satisfies Record<CommentFailure["kind"], (failure: CommentFailure, gone: string) => string>;

export const commentFailure = (failure: CommentFailure, gone: string): string =>
  commentFailures[failure.kind](failure, gone);
