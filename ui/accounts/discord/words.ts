import type { DiscordRefusal } from "../../../domain/accounts/discordAccount.ts";
import { adviceOn, type FailureAnswer } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { sessionOver } from "../profile/words.ts";
import type { Said } from "../signIn/signInWords.ts";

export const words = {
  act: "Continuer avec Discord",
  acting: "Direction Discord...",
  note: "Discord nous donne votre nom, votre image et votre e-mail, rien d'autre.",
  title: "Connexion avec Discord",
  opening: "Connexion en cours...",
  again: "Réessayer avec Discord",
  byMail: "S'inscrire avec un e-mail",
  signIn: "Se connecter avec un e-mail",
  forgot: "Recevoir un lien pour un nouveau mot de passe",
  back: "Revenir à mon espace",
  home: "Aller à l'accueil",
  retry: "Réessayer",
  named: {
    title: "Votre compte est ouvert",
    text: "Il ne vous reste qu'à choisir votre nom.",
    question: "Sous quel nom vous connaîtra-t-on ?",
    offered: (name: string) => `Nous proposons « ${name} », d'après votre nom sur Discord. Changez-le si vous voulez.`,
    free: "Le nom que vous avez sur Discord ne peut pas être pris tel quel : choisissez-en un autre.",
    picture: "Votre image de Discord n'est pas reprise : vous pouvez en choisir une dans votre espace.",
  },
  known: {
    title: "Un compte existe déjà avec cet e-mail",
    text: "Pour le protéger, Discord ne l'ouvre pas encore. Connectez-vous une fois avec son mot de passe : Discord y sera lié, et suffira ensuite.",
    next: "Se connecter et lier Discord",
    going: "Votre compte est ouvert. Nous retournons à Discord pour le lier...",
    without: "Continuer sans lier Discord",
  },
  setting: {
    title: "Discord",
    text: "Une fois lié, Discord ouvre votre compte sans mot de passe. Votre nom Discord n'est pas affiché sur le site.",
    linked: (name: string) => `Discord lié : ${name}`,
    link: "Lier mon Discord",
    unlink: "Délier Discord",
    unlinking: "En cours...",
    noPassword:
      "Votre compte n'a pas encore de mot de passe. Choisissez-en un avant de délier Discord : sans lui, vous ne pourriez plus vous connecter.",
    unlinked: { tone: "good", title: "Discord n'est plus lié à votre compte", topic: "discord" },
    failed: "Discord n'a pas pu être lu",
  },
} as const;

/** Why a way to Discord ended without a session. */
export const refusals = {
  refused: {
    title: "Vous avez annulé la connexion avec Discord",
    text: "Rien n'a été créé. Vous pouvez réessayer, ou utiliser votre e-mail.",
  },
  "no-address": {
    title: "Discord ne donne pas d'e-mail",
    text: "Votre compte Discord n'en a pas, et le site en a besoin pour vous répondre. Ajoutez-en un sur Discord, ou inscrivez-vous ici avec votre e-mail.",
  },
  unverified: {
    title: "Votre e-mail n'est pas vérifié sur Discord",
    text: "Ouvrez le lien que Discord vous a envoyé, puis réessayez. Ou inscrivez-vous ici avec votre e-mail.",
  },
  "email-taken": words.known,
  "linked-elsewhere": {
    title: "Discord n'a pas été lié",
    text: "Ce Discord est déjà lié à un autre compte, ou votre compte en a déjà un. Déliez-le d'abord, dans les paramètres du compte.",
  },
  stale: {
    title: "Ce passage par Discord n'est plus valable",
    text: "Il a déjà servi, il a pris plus de dix minutes, ou il a commencé dans un autre navigateur. Recommencez.",
  },
  "too-many": {
    title: "Trop de passages par Discord en peu de temps",
    text: "Attendez dix minutes, puis réessayez, ou utilisez votre e-mail.",
  },
  failed: {
    title: "Discord n'a pas répondu comme prévu",
    text: "Réessayez dans un instant, ou utilisez votre e-mail.",
  },
} satisfies Record<DiscordRefusal, Said>;

type Failure = FailureAnswer & { readonly kind: string };

export const notReached = (failure: Failure): Toast => ({
  tone: "bad",
  title: "Le chemin vers Discord n'a pas pu s'ouvrir",
  text: failure.kind === "signed-out" ? sessionOver : adviceOn(failure),
  topic: "discord",
});

export const notUnlinked = (failure: Failure): Toast => ({
  tone: "bad",
  title: "Discord est toujours lié à votre compte",
  text:
    failure.kind === "no-password"
      ? words.setting.noPassword
      : failure.kind === "signed-out"
        ? sessionOver
        : adviceOn(failure),
  topic: "discord",
});
