import type { MailLinkKind } from "../../../domain/accounts/ports.ts";
import { adviceOn } from "../../lib/feedback/failure.ts";
import { patience, type Said, unforeseen } from "../signIn/signInWords.ts";
import type { LinkFailure } from "./mailLink.ts";
import type { LinkIsOver, NotReset } from "./reset.ts";

/** Texts of the pages that account mails link to. */
type LinkWords = {
  readonly title: string;
  readonly lead: string;
  readonly act: string;
  readonly acting: string;
  readonly done: Said;
  readonly spent: string;
};

export const words = {
  onward: "Continuer",
  panel: "Ouvrir l'administration",
  isDone: "C'est fait",
  /** What a new member can do first. */
  first: {
    title: "Pour commencer",
    profile: "Compléter votre profil",
    team: "Suivre une équipe",
    predict: "Pronostiquer le prochain match",
  },
  signIn: "Se connecter",
  email: "E-mail",
  anotherMail: "Recevoir un autre e-mail",
  anotherLink: "Demander un autre lien",
  settings: "Aller aux paramètres de mon compte",
  broken: {
    title: "Ce lien est incomplet",
    text: "Il a sans doute été coupé en chemin. Ouvrez-le depuis l'e-mail, ou copiez-le en entier.",
  },
  isSignedIn: (email: string) => `Votre session est ouverte avec ${email}.`,
  otherAddress: "Ce lien était pour le compte d'une autre adresse ?",
  isActive: "Votre compte est déjà activé ?",
  linkSession: {
    title: "Se connecter à ce compte ?",
    checking: "Vérification du lien...",
    lead: (email: string) => `Ce lien vous connecte au compte ${email} sur cet appareil.`,
    instead: (email: string) => `Une session est déjà ouverte avec ${email} : elle sera fermée sur cet appareil.`,
    doubt: "Vous n'attendiez pas ce lien, ou ce compte n'est pas le vôtre ? Annulez.",
    acting: "Connexion en cours...",
    cancel: "Annuler",
    again: "Réessayer",
    spent:
      "Il a déjà servi, ou il est trop ancien. Pour activer un compte, connectez-vous : un autre e-mail vous est proposé.",
    done: { title: "Session ouverte", text: "La connexion est faite. Bienvenue !" },
    recovered: {
      title: "Session ouverte",
      text: "Choisissez maintenant un mot de passe, dans les paramètres de votre espace.",
    },
    choose: "Choisir un mot de passe",
    forgot: "Recevoir un lien pour un nouveau mot de passe",
  },
  home: "Aller à l'accueil",
  oneMore: {
    title: "Plus qu'un e-mail à ouvrir",
    text: "Cette adresse est confirmée. Ouvrez aussi le lien envoyé à l'autre : le changement se fait à ce moment-là.",
  },
  forgot: {
    title: "Mot de passe oublié ?",
    lead: "Donnez l'e-mail de votre compte : nous y envoyons un lien pour choisir un autre mot de passe.",
    act: "Recevoir le lien",
  },
  // The first admin of a site has no earlier password.
  reset: {
    title: "Choisissez un mot de passe",
    lead: "Il sert dès maintenant, et votre session s'ouvre.",
    password: "Nouveau mot de passe",
    act: "Enregistrer le mot de passe",
    acting: "Enregistrement en cours...",
    done: { title: "Mot de passe enregistré", text: "Votre session est ouverte." },
    name: "Sous quel nom vous connaîtra-t-on ?",
    whyName: "Il signe vos articles et vos commentaires, et vos collègues vous trouvent grâce à lui.",
    named: { title: "Votre nom est enregistré", text: "Vous pouvez le changer dans votre profil." },
  },
} as const;

export const linkWords: Record<Exclude<MailLinkKind, "recovery">, LinkWords> = {
  "sign-up": {
    title: "Activez votre compte",
    lead: "Un seul geste, et vous pouvez aimer, commenter et postuler.",
    act: "Activer mon compte",
    acting: "Activation en cours...",
    done: { title: "Compte activé", text: "Votre session est ouverte. Bienvenue !" },
    spent: "Il a déjà servi, ou il est trop ancien.",
  },
  "email-change": {
    title: "Confirmez votre adresse",
    lead: "Le changement se fait quand le lien a été suivi dans vos deux boîtes de réception, l'ancienne et la nouvelle.",
    act: "Confirmer mon adresse",
    acting: "Confirmation en cours...",
    done: { title: "Adresse confirmée", text: "C'est avec elle que vous vous connectez désormais." },
    spent: "Il a déjà servi, ou il est trop ancien. Demandez le changement à nouveau.",
  },
};

/** Text of a refused link. @param spent text of an expired or used one */
export const linkFailure = (why: LinkFailure, spent: string): Said => {
  if (why.kind === "incomplete-link") return words.broken;
  if (why.kind === "spent-link") return { title: "Ce lien ne marche plus", text: spent };
  if (why.kind === "too-many-tries") return { title: "Rien n'a changé", text: patience(why) };
  return { title: unforeseen, text: `C'est peut-être fait. ${adviceOn(why)} Rien ne se fait deux fois.` };
};

/** Text of a refused link to a new password. */
export const linkOver = ({ kind }: LinkIsOver): Said =>
  kind === "incomplete-link"
    ? words.broken
    : { title: "Ce lien ne marche plus", text: "Il a déjà servi, ou il est trop ancien." };

/** Text above the form when the password wasn't changed. */
export const resetFailure = (failure: NotReset): Said => {
  switch (failure.kind) {
    case "too-many-tries":
      return { title: "Mot de passe inchangé", text: patience(failure) };
    // The page was open longer than its session is valid.
    case "reauthentication":
      return { title: "Mot de passe inchangé", text: "Demandez un autre lien, puis réessayez." };
    case "declined":
      return { title: "Mot de passe inchangé", text: failure.message };
    case "unexpected":
      return {
        title: unforeseen,
        text: `Le mot de passe est peut-être changé. ${adviceOn(failure)} Si le lien ne marche plus, connectez-vous avec le nouveau.`,
      };
  }
};
