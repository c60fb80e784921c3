import type { ArticleId } from "../../domain/content/articles/article.ts";
import { slugFor } from "../positionFor.ts";
import type { TipId } from "../../domain/tips/tip.ts";
import { $session, signOutPressed } from "../../ui/accounts/session/session.ts";
import { $articleId } from "../../ui/content/articles/article.ts";
import { articleReactions } from "../../ui/content/articles/reactions.ts";
import { applyPressed } from "../../ui/applications/wizard/apply.ts";
import { applicationsWanted } from "../../ui/applications/mine/ownApplications.ts";
import { $draft, $isOpen, $isSending, applicationSent, fieldTyped } from "../../ui/applications/wizard/wizard.ts";
import { $rating, ratePressed } from "../../ui/tips/rating.ts";
import { tipReactions } from "../../ui/tips/reactions.ts";
import { $saves, saveOf, savePressed } from "../../ui/tips/saved/saves.ts";
import { $tipId } from "../../ui/tips/tip.ts";
import { montreal, siteForTwo } from "../contracts/ports.ts";
import type { Tab } from "../tab.tsx";
import { advised, type Call } from "./call.ts";

const tipPath = `/tips/${siteForTwo}`;
/** A tip that Camille likes and has rated 5. */
const likedPath = "/tips/vingt-minutes-d-echauffement-pas-une-de-plus";
const articlePath = `/news/${montreal}`;
const likedArticlePath = "/news/le-maillot-2025-est-la";
const text = "Testé hier, ça tient.";

const tip = (tab: Tab) => tab.get($tipId) as TipId;
const article = (tab: Tab) => tab.get($articleId) as ArticleId;
const tipLike = (tab: Tab) => tipReactions.likeStateOf(tab.get(tipReactions.$likeStates), tip(tab)).saved;
const articleLike = (tab: Tab) =>
  articleReactions.likeStateOf(tab.get(articleReactions.$likeStates), article(tab)).saved;

const notLiked = advised("Erreur lors de l'action /");
const likeSays = (gone: string, on: string) =>
  ({
    ...notLiked,
    "401": "Vous devez être connecté pour liker",
    "403": `Erreur lors de l'action / ${gone}`,
    "409": on,
  }) as const;
const likeNext = (label: string) => ({ "401": "Se connecter", else: label }) as const;
const commentSays = (gone: string) =>
  ({
    ...advised("Erreur lors de l'ajout du commentaire. Votre texte est gardé."),
    "401": "Votre session a pris fin. Votre texte est gardé : reconnectez-vous pour le publier.",
    "403": `${gone} : votre commentaire n'a pas été publié.`,
    "409": `${gone} : votre commentaire n'a pas été publié.`,
  }) as const;
const ratingSays = {
  ...advised("Votre note n'est peut-être pas enregistrée /"),
  "401": "Connectez-vous pour noter",
  "403": "Ce tip n'est plus en ligne",
} as const;

const openWizard = async (tab: Tab) => {
  await tab.do(applyPressed, slugFor("video-editor"));
  await tab.do(fieldTyped, { field: "motivation", text });
};

/** What members do on the club's pages. */
export const memberCalls = {
  "sign out": {
    who: "member",
    path: tipPath,
    service: "auth",
    asks: /^POST \/auth\/v1\/logout/,
    act: (tab) => tab.do(signOutPressed, undefined),
    says: { else: "Déconnexion réussie / À bientôt sur le site." },
    next: { else: "Connexion" },
    kept: (tab) => tab.get($session).status,
    is: { else: "visitor" },
    keeps: { else: "nothing: the session is gone from the device" },
    // The device forgets the session before the request.
    doneAt: ["offline", "time-out", "401", "403", "409", "429", "500", "garbage"],
  },
  "like a tip": {
    who: "member",
    service: "rest",
    path: tipPath,
    asks: /^POST \/rest\/v1\/tip_likes/,
    act: (tab) => tab.do(tipReactions.likeClicked, tip(tab)),
    says: likeSays("Ce tip n'est plus en ligne.", "Tip liké !"),
    next: likeNext("J'aime"),
    kept: tipLike,
    is: { "409": true, else: false },
    keeps: { else: "the like as it was" },
    doneAt: ["409"],
  },
  "take a like back": {
    who: "member",
    service: "rest",
    path: likedPath,
    asks: /^DELETE \/rest\/v1\/tip_likes/,
    act: (tab) => tab.do(tipReactions.likeClicked, tip(tab)),
    says: likeSays("Ce tip n'est plus en ligne.", notLiked.else),
    next: likeNext("J'aime"),
    kept: tipLike,
    is: { "401": false, else: true },
    keeps: { "401": "the like; signed out, the button shows a visitor's state", else: "the like as it was" },
  },
  "save a tip": {
    who: "member",
    service: "rest",
    path: tipPath,
    asks: /^POST \/rest\/v1\/saved_tips/,
    act: (tab) => tab.do(savePressed, tip(tab)),
    says: {
      ...advised("Votre choix n'est peut-être pas enregistré /"),
      "401": "Connectez-vous pour garder ce tip",
      "403": "Ce tip n'est plus en ligne",
      "409": "Tip gardé / Retrouvez-le dans votre espace personnel.",
    },
    next: { "401": "Se connecter", "409": "Gardé", else: "Garder ce tip" },
    kept: (tab) => saveOf(tab.get($saves), tip(tab)).saved,
    is: { "409": true, else: false },
    keeps: { else: "the tip as it was" },
    doneAt: ["409"],
  },
  "like an article": {
    who: "member",
    service: "rest",
    path: articlePath,
    asks: /^POST \/rest\/v1\/article_likes/,
    act: (tab) => tab.do(articleReactions.likeClicked, article(tab)),
    says: likeSays("Cet article n'est plus en ligne.", "Article liké !"),
    next: likeNext("J'aime"),
    kept: articleLike,
    is: { "409": true, else: false },
    keeps: { else: "the like as it was" },
    doneAt: ["409"],
  },
  "take an article's like back": {
    who: "member",
    service: "rest",
    path: likedArticlePath,
    asks: /^DELETE \/rest\/v1\/article_likes/,
    act: (tab) => tab.do(articleReactions.likeClicked, article(tab)),
    says: likeSays("Cet article n'est plus en ligne.", notLiked.else),
    next: likeNext("J'aime"),
    kept: articleLike,
    is: { "401": false, else: true },
    keeps: { "401": "the like; signed out, the button shows a visitor's state", else: "the like as it was" },
  },
  "comment on a tip": {
    who: "member",
    path: tipPath,
    service: "rest",
    asks: /^POST \/rest\/v1\/tip_comments/,
    before: async (tab) => {
      await tab.do(tipReactions.boxToggled, undefined);
      await tab.do(tipReactions.commentTyped, text);
    },
    act: (tab) => tab.do(tipReactions.commentSent, undefined),
    says: commentSays("Ce tip n'est plus en ligne"),
    next: { "401": "Se connecter", else: "Publier" },
    kept: (tab) => tab.get(tipReactions.$text),
    is: { else: text },
    keeps: { else: "the comment" },
  },
  "comment on an article": {
    who: "member",
    path: articlePath,
    service: "rest",
    asks: /^POST \/rest\/v1\/article_comments/,
    before: async (tab) => {
      await tab.do(articleReactions.boxToggled, undefined);
      await tab.do(articleReactions.commentTyped, text);
    },
    act: (tab) => tab.do(articleReactions.commentSent, undefined),
    says: commentSays("Cet article n'est plus en ligne"),
    next: { "401": "Se connecter", else: "Publier" },
    kept: (tab) => tab.get(articleReactions.$text),
    is: { else: text },
    keeps: { else: "the comment" },
  },
  "rate a tip": {
    who: "member",
    path: tipPath,
    service: "rest",
    asks: /^(PATCH|POST) \/rest\/v1\/tip_ratings/,
    act: (tab) => tab.do(ratePressed, { id: tip(tab), value: 4 }),
    says: ratingSays,
    next: { "401": "Se connecter", else: "très utile" },
    kept: (tab) => tab.get($rating).mine,
    is: { else: null },
    keeps: { else: "the rating as it was" },
  },
  "take a rating back": {
    who: "member",
    path: likedPath,
    service: "rest",
    asks: /^DELETE \/rest\/v1\/tip_ratings/,
    act: (tab) => tab.do(ratePressed, { id: tip(tab), value: null }),
    says: ratingSays,
    next: { "401": "Se connecter", else: "Retirer ma note" },
    kept: (tab) => tab.get($rating).mine,
    is: { "401": null, else: 5 },
    keeps: { "401": "the rating; who is signed out sees none", else: "the rating as it was" },
  },
  apply: {
    who: "member",
    path: "/recruitment",
    service: "rest",
    asks: /^POST \/rest\/v1\/applications/,
    before: openWizard,
    act: (tab) => tab.do(applicationSent, undefined),
    says: {
      "401": "Erreur / Votre session a pris fin. Vos réponses sont gardées : reconnectez-vous pour les envoyer.",
      "403": "Erreur / Votre session a pris fin. Vos réponses sont gardées : reconnectez-vous pour les envoyer.",
      "409": "Erreur / Vous avez déjà une candidature en attente pour ce poste.",
      else: "Erreur / Une erreur est survenue lors de l'envoi de votre candidature.",
    },
    next: { "401": "Se connecter", "403": "Se connecter", "409": "Voir mes candidatures", else: "Envoyer" },
    offers: (tab) => tab.get($isOpen) && !tab.get($isSending),
    kept: (tab) => tab.get($draft)?.motivation,
    is: { else: text },
    keeps: { else: "the whole application, and the dialog" },
  },
  "read one's applications": {
    who: "member",
    path: "/profile?onglet=candidatures",
    service: "rest",
    asks: /^GET \/rest\/v1\/applications/,
    act: (tab) => tab.do(applicationsWanted, undefined),
    says: {
      "401": "Connectez-vous pour voir votre espace",
      else: "Impossible de charger vos candidatures",
    },
    next: { "401": "Se connecter", else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
} satisfies Readonly<Record<string, Call>>;
