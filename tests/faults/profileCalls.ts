import { expect } from "vitest";
import { activityWanted } from "../../ui/accounts/profile/settings/memberData.ts";
import { $memberId } from "../../ui/accounts/session/session.ts";
import { signInForm } from "../../ui/accounts/signIn/signIn.ts";
import { avatarChosen, $picture } from "../../ui/accounts/profile/avatar.ts";
import {
  $confirmation,
  $isDeleting,
  $isOpen,
  confirmationTyped,
  deletionConfirmed,
  deletionOpened,
} from "../../ui/accounts/profile/settings/deletion.ts";
import { emailForm, passwordForm } from "../../ui/accounts/profile/settings/login.ts";
import { currentName } from "../../ui/accounts/profile/settings/reauthentication.ts";
import { namesForm } from "../../ui/accounts/profile/names.ts";
import { camille } from "../contracts/ports.ts";
import { pngOf } from "../pictures.ts";
import { advised, type Call } from "./call.ts";

const settings = "/profile?onglet=parametres";
const names = { fullName: "Camille Martin-Roy", username: "camille.mr" };
const newEmail = "autre@exemple.fr";
const picture = pngOf({ width: 12, height: 12 });
const file = { size: picture.length, read: async () => picture };

const sessionOver = "Votre session a pris fin.";
const signIn = "Se connecter";
const pause = "Trop d'essais en peu de temps. Attendez dix minutes, puis réessayez.";

const settingsSay = (title: string) =>
  ({
    ...advised(`${title} /`),
    "401": `${title} / ${sessionOver} Reconnectez-vous, puis réessayez.`,
    "403": `${title} / ${sessionOver} Reconnectez-vous, puis réessayez.`,
    "429": `${title} / ${pause}`,
  }) as const;

/** What members do on their profile pages. */
export const profileCalls = {
  "save one's names": {
    who: "member",
    path: "/profile",
    service: "rest",
    asks: /^POST \/rest\/v1\/profiles/,
    before: (tab) => tab.do(namesForm.typed, names),
    act: (tab) => tab.do(namesForm.sent, names),
    says: {
      ...advised("Erreur lors de la mise à jour / Ce que vous avez écrit est toujours là."),
      "401": `Erreur lors de la mise à jour / ${sessionOver} Reconnectez-vous : ce que vous avez écrit est gardé.`,
      "403": `Erreur lors de la mise à jour / ${sessionOver} Reconnectez-vous : ce que vous avez écrit est gardé.`,
      "409":
        "Erreur lors de la mise à jour / Ce nom d'utilisateur est pris, ou ressemble trop à celui d'un autre membre.",
    },
    next: { "401": signIn, "403": signIn, else: "Enregistrer" },
    kept: async (tab) => JSON.parse(await tab.draft("profile")),
    is: { else: expect.objectContaining(names) },
    keeps: { else: "the names" },
  },
  "change one's picture": {
    who: "member",
    path: "/profile",
    service: "storage",
    asks: /^(POST|PUT) \/storage\/v1\/object\/avatars/,
    act: (tab) => tab.do(avatarChosen, file),
    says: {
      "401": "Erreur lors du téléchargement / Impossible de télécharger l'image : votre session a pris fin.",
      "403": "Erreur lors du téléchargement / Impossible de télécharger l'image : votre session a pris fin.",
      else: "Erreur lors du téléchargement / Impossible de télécharger l'image",
    },
    next: { "401": signIn, "403": signIn, else: "Choisir une photo" },
    kept: (tab) => tab.get($picture),
    is: { else: null },
    keeps: { else: "the picture as it was" },
  },
  "change the password": {
    who: "member",
    path: settings,
    service: "auth",
    asks: /^PUT \/auth\/v1\/user/,
    act: (tab) => tab.do(passwordForm.sent, { password: "grand-froid-7", [currentName]: "" }),
    says: settingsSay("Impossible de modifier le mot de passe"),
    next: { "401": signIn, "403": signIn, else: "Modifier le mot de passe" },
    // The field is emptied with each change.
    kept: (tab) => tab.get(passwordForm.$isDone),
    is: { else: false },
    keeps: { "401": "no password is kept", "403": "no password is kept", else: "the field" },
  },
  "change the e-mail": {
    who: "member",
    path: settings,
    service: "auth",
    asks: /^PUT \/auth\/v1\/user/,
    before: (tab) => tab.do(emailForm.typed, { email: newEmail, [currentName]: "" }),
    act: (tab) => tab.do(emailForm.sent, { email: newEmail, [currentName]: "" }),
    says: settingsSay("Impossible de modifier l'email"),
    next: { "401": signIn, "403": signIn, else: "Modifier l'e-mail" },
    kept: async (tab) => {
      if (tab.get($memberId) === null) await tab.do(signInForm.sent, camille);
      return tab.get(emailForm.$typed).email;
    },
    is: { else: newEmail },
    keeps: { else: "the new e-mail" },
  },
  "delete the account": {
    who: "member",
    path: settings,
    service: "rest",
    asks: /^DELETE \/rest\/v1\/profiles/,
    before: async (tab) => {
      await tab.do(deletionOpened, undefined);
      await tab.do(confirmationTyped, "SUPPRIMER");
    },
    act: (tab) => tab.do(deletionConfirmed, undefined),
    says: {
      ...advised("Impossible de supprimer le compte /"),
      "401": `Impossible de supprimer le compte / ${sessionOver} Reconnectez-vous, puis réessayez.`,
      "403": `Impossible de supprimer le compte / ${sessionOver} Reconnectez-vous, puis réessayez.`,
    },
    next: { "401": signIn, "403": signIn, else: "Supprimer définitivement" },
    offers: (tab) => tab.get($isOpen) && !tab.get($isDeleting),
    kept: (tab) => tab.get($confirmation),
    // The member types the confirmation again after signing in.
    is: { "401": "", else: "SUPPRIMER" },
    keeps: { "401": "the account; the word is typed anew", else: "the dialog, and the word in it" },
  },
  "count what one has left": {
    who: "member",
    path: settings,
    service: "rest",
    asks: /^GET \/rest\/v1\/article_comments/,
    act: (tab) => tab.do(activityWanted, undefined),
    says: { "401": "Connectez-vous pour voir votre espace", else: "Votre activité n'a pas pu être chargée" },
    next: { "401": signIn, else: "Réessayer" },
    kept: () => undefined,
    is: { else: undefined },
    keeps: { else: "nothing was typed" },
  },
} satisfies Readonly<Record<string, Call>>;
