import type { AnnounceWish, DiscordPost, PostRef, PostState } from "../../domain/discord/discordPosts.ts";
import { type MatchPostKind, matchPostKinds } from "../../domain/discord/matchPosts.ts";
import { signInAction } from "../admin/words.ts";
import { whyFailed } from "../lib/feedback/failure.ts";
import type { Toast } from "../lib/feedback/toasts.ts";
import type { AnnounceFailure } from "./effects.ts";

export const words = {
  announce: "Annoncer sur Discord",
  notYet: "Votre choix vaut aussitôt. Le message change et disparaît avec le contenu.",
  broken: "Discord ne prend plus les annonces",
  brokenText:
    "Le webhook a été supprimé, ou son adresse est fausse. La personne qui gère le site doit en indiquer un autre : les annonces attendent jusque-là.",
  stopped: (count: number) =>
    count > 1 ? `${count} annonces attendent votre décision` : "Une annonce attend votre décision",
  again: "Renvoyer",
  againOf: (title: string) => `Renvoyer, ${title}`,
  leave: "Laisser ainsi",
  leaveOf: (title: string) => `Laisser ainsi, ${title}`,
} as const;

export const stateWords = {
  waiting: "Sera annoncé à la publication.",
  late: "Le moment est passé : rien n'a été annoncé.",
  sending: "Le salon Discord sera à jour dans un instant.",
  posted: "Annoncé. Le message change et disparaît avec le contenu.",
  unknown: "Discord n'a pas confirmé : le message y est peut-être. Regardez le salon avant de le renvoyer.",
  refused: "Discord a refusé ce message.",
  "gave-up": "Discord n'a pas répondu, malgré huit essais.",
  removed: "Le message a été supprimé sur Discord.",
  foreign: "Le message vient d'un autre webhook : seul quelqu'un de votre Discord peut le changer ou le supprimer.",
} satisfies Record<PostState, string>;

export const matchWords = {
  kinds: {
    "match-announced": "Annonce du match",
    "match-soon": "Une heure avant",
    "match-live": "Début du direct",
    "match-result": "Résultat",
  } satisfies Record<MatchPostKind, string>,
  hints: {
    "match-announced": "Dès que le match est publié.",
    "match-soon": "Rappel, avec l'heure de chacun.",
    "match-live": "À l'heure du début, ou quand vous passez en direct.",
    "match-result": "Le score reste caché jusqu'au clic.",
  } satisfies Record<MatchPostKind, string>,
  states: {
    waiting: "Prévu : partira tout seul au bon moment.",
    posted: "Annoncé. Le message change et disparaît avec le match.",
  } satisfies Partial<Record<PostState, string>> as Partial<Record<PostState, string>>,
} as const;

export const isMatchPost = (kind: PostRef["kind"]): kind is MatchPostKind =>
  (matchPostKinds as readonly string[]).includes(kind);

/** What an announcement is about, with its kind when it is one of several of a match. */
export const titleOf = ({ kind, title }: Pick<DiscordPost, "kind" | "title">): string =>
  isMatchPost(kind) ? `${title} (${matchWords.kinds[kind].toLowerCase()})` : title;

const topic = "discord";
export const announceName = "announce-on-discord";

const idOf = ({ kind, id, isWanted }: AnnounceWish): string => [kind, isWanted ? "on" : "off", id].join(" ");
export const wishOf = (act: string): AnnounceWish => {
  const [kind, state, ...id] = act.split(" ");
  return { ...({ kind, id: id.join(" ") } as PostRef), isWanted: state === "on" };
};

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un a supprimé ce que vous annoncez entre-temps.",
} as const;

export const notAnnounced = (wish: AnnounceWish, failure: AnnounceFailure, path: string): Toast => ({
  tone: "bad",
  title: wish.isWanted ? "L'annonce sur Discord n'est pas enregistrée" : "L'annonce sur Discord n'est pas retirée",
  text: whyFailed(failure, whyNot),
  topic,
  ...(failure.kind === "unexpected" && { act: { words: "Réessayer", name: announceName, id: idOf(wish) } }),
  ...signInAction(failure.kind, path),
});
