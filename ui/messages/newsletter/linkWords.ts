import type { UnknownLink } from "../../../domain/messages/newsletter.ts";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";

type Failure = { readonly title: string; readonly text: string };

/** Texts of the pages that mails of the newsletter and of notifications link to. */
export type LinkWords = {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly acting: string;
  readonly done: string;
  readonly doneText: string;
  readonly unknownLink: string;
};

const incomplete = "Ce lien est incomplet. Ouvrez celui de l'e-mail que vous avez reçu, ou écrivez-nous.";

/** What a failed link says. */
export const linkFailure = (why: UnknownLink | Unexpected, { unknownLink }: LinkWords): Failure =>
  why.kind === "unknown-link"
    ? { title: "Ce lien ne marche pas", text: unknownLink }
    : { title: "Cela n'a pas abouti", text: adviceOn(why) };

export const words = {
  home: "Retour à l'accueil",
  needsScript: "Ce bouton a besoin de JavaScript.",
  anotherLink: "Demander un autre lien",
  writeUs: "Nous écrire",
  confirm: {
    title: "Confirmer l'inscription",
    text: "Un seul geste, et cette adresse recevra la lettre du club. Chaque lettre a un lien pour se désinscrire.",
    act: "Confirmer mon inscription",
    acting: "Confirmation en cours...",
    done: "C'est confirmé",
    doneText: "Vous recevrez la prochaine lettre du club.",
    unknownLink:
      "Ce lien est incomplet, il a plus de sept jours, ou un e-mail plus récent l'a remplacé. Demandez la lettre à nouveau, en bas de chaque page.",
  },
  leave: {
    title: "Se désinscrire de la lettre",
    text: "Votre adresse sera effacée de la liste, tout de suite et pour de bon.",
    act: "Me désinscrire",
    acting: "Désinscription en cours...",
    done: "C'est fait",
    doneText: "L'adresse de ce lien n'est plus dans la liste. Vous ne recevrez plus la lettre.",
    unknownLink: incomplete,
  },
  leaveNotifications: {
    title: "Ne plus recevoir ces e-mails",
    text: "Le site ne vous préviendra plus par e-mail. La cloche reste comme vous l'avez choisie.",
    act: "Arrêter ces e-mails",
    acting: "Arrêt en cours...",
    done: "C'est fait",
    doneText:
      "Le compte de ce lien ne reçoit plus ces e-mails. Les paramètres de votre espace personnel les rétablissent.",
    unknownLink: incomplete,
  },
} as const satisfies Record<string, string | LinkWords>;
