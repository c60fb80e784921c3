import type { CommentRefusal } from "../../../domain/content/reactions/addComment.ts";
import { longestComment } from "../../../domain/content/reactions/comment.ts";
import type { EditRefusal } from "../../../domain/content/reactions/ownComment.ts";
import type { Muted } from "../../../domain/content/reactions/ports.ts";
import type { LikeRefusal } from "../../../domain/content/reactions/like.ts";
import type { Intent } from "../../accounts/session/storedIntent.ts";
import { measuresTab, profileTabAddress } from "../../accounts/profile/address.ts";
import { signInLink } from "../../accounts/words.ts";
import { dateAndTime } from "../../design/components/text/ago.ts";
import { ofName } from "../../design/components/text/french.ts";
import { adviceOn, after, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast, ToastAct } from "../../lib/feedback/toasts.ts";

export const words = {
  like: "J'aime",
  comments: "Commentaires",
  share: "Partager",
  needsScript: "Pour aimer ou commenter, activez JavaScript dans votre navigateur.",
  commentCount: (count: number) => (count > 1 ? `${count} commentaires` : `${count} commentaire`),
  noComments: "Aucun commentaire pour le moment. Le premier peut être le vôtre.",
  commentsFailed: "Impossible de charger les commentaires",
  retry: "Réessayer",
  /** Followed by the staff's reason. */
  hiddenBecause: "Masqué par le staff :",
  held: "En attente : le staff le lit avant de le publier.",
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
  mentionable: "Membres à mentionner",
  quote: "Citer",
  order: "Trier les commentaires",
  orders: { newest: "Plus récents", liked: "Plus aimés" },
  /** Of a comment: "J'aime" is the item's own button. */
  likeComment: "Aimer",
  /** Begins with what the button shows. */
  likeOf: (name: string, count: string) => `Aimer ${count}, commentaire de ${name}`.replace(" ,", ","),
  reply: "Répondre",
  replyTo: (name: string) => `Répondre à ${name}`,
  yourReply: "Votre réponse",
  replyingTo: (name: string) => `En réponse à ${name}`,
  cancelReply: "Ne plus répondre",
  moreActs: (name: string) => `Autres actions, ${name}`,
  copyLink: "Copier le lien",
  report: "Signaler",
  reportOf: (name: string) => `Signaler le commentaire ${ofName(name)}`,
  blocked: "Commentaire d'un membre que vous bloquez",
  show: "Afficher",
  showBlocked: "Afficher ce commentaire",
  edit: "Modifier",
  save: "Enregistrer",
  saving: "Envoi en cours...",
  cancel: "Annuler",
  yourEdit: "Votre commentaire modifié",
  editHint: "Modifiable pendant quinze minutes après la publication.",
  delete: "Supprimer",
  edited: "Modifié",
  deleted: "Commentaire supprimé",
  repliesTo: (name: string) => `Réponses à ${name}`,
  moreReplies: (count: number) => (count > 1 ? `Voir les ${count} réponses suivantes` : "Voir la réponse suivante"),
} as const;

const tooLong = (over: number) => `Un commentaire compte au plus ${longestComment} caractères : ${over} de trop.`;

/** Names the act in the sign-in dialog. */
export const toComment = "Pour commenter";

export const shared: Toast = { tone: "good", title: "Lien copié dans le presse-papiers !" };
export const notShared: Toast = { tone: "bad", title: "Impossible de copier le lien" };
export const commented: Toast = { tone: "good", title: "Commentaire ajouté !" };
export const held: Toast = {
  tone: "note",
  title: "Votre commentaire attend le staff",
  text: "Le staff le lit avant de le publier. Personne d'autre ne le voit d'ici là.",
};
export const edited: Toast = { tone: "good", title: "Commentaire modifié" };
export const alreadyCommented: Toast = {
  tone: "note",
  title: "Votre commentaire est déjà là",
  text: "Vous avez publié les mêmes mots il y a moins de dix minutes : ils ne paraissent qu'une fois.",
};

export const linkNotCopied: Toast = { tone: "bad", title: "Impossible de copier le lien" };
export const linkedGone: Toast = {
  tone: "note",
  title: "Ce commentaire n'est plus là",
  text: "Il a été supprimé ou masqué. Les autres commentaires sont ci-dessous.",
  topic: "linked-comment",
};
export const linkedNotLoaded = (failure: Unexpected): Toast => ({
  tone: "bad",
  title: "Impossible d'ouvrir le commentaire du lien",
  text: adviceOn(failure),
  topic: "linked-comment",
});
export const repliesNotLoaded = (failure: Unexpected): Toast => ({
  tone: "bad",
  title: "Impossible de charger les réponses",
  text: adviceOn(failure),
  topic: "replies",
});
export const deleted = (act: ToastAct): Toast => ({
  tone: "good",
  title: "Commentaire supprimé",
  act: { ...act, words: "Annuler" },
  topic: "deletion",
});
export const notDeleted = (failure: { readonly kind: "signed-out" } | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Le commentaire n'a pas été supprimé",
  text: failure.kind === "unexpected" ? adviceOn(failure) : "Votre session a pris fin.",
  topic: "deletion",
  ...(failure.kind === "signed-out" && { link: signInLink(path) }),
});

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

/** Of a comment's like: the visitor signs in, and comes back to the page. */
export const commentLikeFailure = (failure: LikeFailure, path: string): Toast => {
  const text = likeAdvice[failure.kind]("Ce commentaire n'est plus là", failure);
  return {
    tone: failure.kind === "signed-out" ? "ask" : "bad",
    topic: "like",
    title: likeFailures[failure.kind],
    ...(text !== undefined && { text }),
    ...(failure.kind === "signed-out" && { link: signInLink(path) }),
  };
};

/** Until when the staff has muted the member, and why. */
export const mutedText = ({ until, reason }: Omit<Muted, "kind">): string =>
  `Le staff a suspendu votre écriture${until === null ? "" : ` jusqu'au ${dateAndTime(until)}`}. Sa raison : « ${reason.replace(/\.$/u, "")} ». Votre texte est gardé.`;

/** Where the member reads the measure. */
export const toMeasure = { words: "Lire la mesure et la contester", to: profileTabAddress(measuresTab) } as const;

type EditFailure = EditRefusal | Unexpected;

const editFailures = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous, puis enregistrez-le.",
  gone: () => "Ce commentaire n'est plus là, ou le staff l'a masqué. Copiez votre texte pour le garder.",
  "too-late": () => "Un commentaire se modifie pendant quinze minutes. Copiez votre texte et publiez-le comme réponse.",
  muted: (failure) => (failure.kind === "muted" ? mutedText(failure) : ""),
  blank: () => "Veuillez écrire un commentaire",
  "too-long": (failure) => tooLong(failure.kind === "too-long" ? failure.over : 0),
  "too-many": (failure) =>
    `Trop de changements en peu de temps. Votre texte est gardé : réessayez ${after(failure.kind === "too-many" ? failure.seconds : 0)}.`,
  unexpected: (failure) => `Impossible de confirmer le changement. Votre texte est gardé. ${adviceOn(failure)}`,
} satisfies Record<EditFailure["kind"], (failure: EditFailure) => string>;

export const editFailure = (failure: EditFailure): string => editFailures[failure.kind](failure);

type CommentFailure = CommentRefusal | Unexpected;

const commentFailures = {
  "signed-out": () => "Votre session a pris fin. Votre texte est gardé : reconnectez-vous pour le publier.",
  gone: (_, gone) => `${gone} : votre commentaire n'a pas été publié.`,
  "answered-gone": () =>
    "Le commentaire auquel vous répondez n'est plus là. Votre texte est gardé : publiez-le comme commentaire, ou copiez-le.",
  muted: (failure) => (failure.kind === "muted" ? mutedText(failure) : ""),
  blank: () => "Veuillez écrire un commentaire",
  "too-long": (failure) => tooLong(failure.kind === "too-long" ? failure.over : 0),
  "too-many": (failure) =>
    `Trop de commentaires en peu de temps. Votre texte est gardé : réessayez ${after(failure.kind === "too-many" ? failure.seconds : 0)}.`,
  unexpected: (failure) => `Erreur lors de l'ajout du commentaire. Votre texte est gardé. ${adviceOn(failure)}`,
} satisfies Record<CommentFailure["kind"], (failure: CommentFailure, gone: string) => string>;

export const commentFailure = (failure: CommentFailure, gone: string): string =>
  commentFailures[failure.kind](failure, gone);
