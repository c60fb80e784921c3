import type { Toast } from "../lib/feedback/toasts.ts";
import { signInAddress } from "./address.ts";
import type { Intent } from "./session/keptIntent.ts";

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
  signOutFailed: { tone: "bad", title: "Déconnexion impossible", text: "Vérifiez votre connexion, puis réessayez." },
} as const satisfies Record<string, string | Toast>;

/** A way to sign in that leads back to where it began, and to what was meant there. */
export const signInLink = (path: string, intent?: Intent) => ({
  words: "Se connecter",
  to: signInAddress(path),
  signsIn: true as const,
  ...(intent && { intent }),
});

export const sessionTopic = "session";

/** For whoever was signed in a moment ago, on some path of the site. */
export const sessionOver = (path: string): Toast => ({
  tone: "bad",
  title: "Votre session a expiré. Reconnectez-vous pour continuer.",
  topic: sessionTopic,
  isReason: true,
  ...(!path.startsWith("/auth") && { link: signInLink(path) }),
});

/** For whoever is led out of a page because somebody signed out in another tab, or it was found out there that the session is over. */
export const sessionOverElsewhere: Toast = {
  tone: "bad",
  title: "Votre session a pris fin dans un autre onglet.",
  text: "Reconnectez-vous pour continuer.",
  topic: sessionTopic,
  isReason: true,
};
