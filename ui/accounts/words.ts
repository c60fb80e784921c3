import type { Toast } from "../lib/feedback/toasts.ts";
import { signInAddress } from "./address.ts";
import type { Intent } from "./session/storedIntent.ts";

/** A username that passes for a function or for the club. */
export const usernameReserved =
  "Ce nom laisse croire que vous parlez pour le club. Choisissez-en un autre, par exemple votre pseudo en jeu.";

export const words = {
  nameless: "Utilisateur",
  signIn: "Connexion",
  signUp: "Inscription",
  signOut: "Déconnexion",
  account: "Mon compte",
  space: "Mon espace personnel",
  admin: "Administration",
  staff: "Staff",
  signedOut: { tone: "good", title: "Déconnexion réussie", text: "À bientôt sur le site." },
  unsent:
    "Un texte non envoyé est gardé sur cet appareil : il sera effacé à la déconnexion. Se déconnecter quand même ?",
  signOutFailed: { tone: "bad", title: "Déconnexion impossible" },
} as const satisfies Record<string, string | Toast>;

/** Toast action: sign in, come back to the page, and do the act that asked for it. */
export const signInLink = (path: string, intent?: Intent) => ({
  words: "Se connecter",
  to: signInAddress(path),
  signsIn: true as const,
  ...(intent && { intent }),
});

export const sessionTopic = "session";

/** Toast after a session has ended, with a link to sign in and come back. */
export const sessionOver = (path: string): Toast => ({
  tone: "bad",
  title: "Votre session a expiré. Reconnectez-vous pour continuer.",
  topic: sessionTopic,
  isReason: true,
  ...(!path.startsWith("/auth") && { link: signInLink(path) }),
});

/** Toast when a page for members closes: signed out in another tab, or the session has expired. */
export const sessionOverElsewhere: Toast = {
  tone: "bad",
  title: "Votre session a pris fin dans un autre onglet.",
  text: "Reconnectez-vous pour continuer.",
  topic: sessionTopic,
  isReason: true,
};
