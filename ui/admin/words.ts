import type { ViewGroup } from "../lib/page/slots.ts";
import type { Toast } from "../lib/feedback/toasts.ts";
import { signInLink } from "../accounts/words.ts";

export const words = {
  editRecord: "Modifier",
  title: "Panel d'administration",
  badge: "Staff Panel",
  live: "Mise à jour en direct",
  notLive: "Mise à jour en pause",
  description: "Panel d'administration.",
  sections: "Sections du panel",
  overview: "Aperçu",
  groups: { todo: "À faire", week: "La semaine", club: "Le club", site: "Le site" } satisfies Record<ViewGroup, string>,
  within: "Vues de cette section",
  shortcuts: "Sections principales",
  more: "Plus",
  view: {
    loading: "Chargement de la vue",
    failed: "Impossible de charger cette vue",
    // A browser may remember that its file didn't come.
    advice: "Vérifiez votre connexion, puis réessayez. Si cela dure, rechargez la page.",
  },
  parts: "Parties du formulaire",
  density: "Hauteur des lignes",
  densityHint: "La hauteur des lignes dans les listes du panel. Votre choix reste sur cet appareil.",
  comfortable: "Confortable",
  compact: "Compact",
  loading: "Vérification de vos droits",
  signedOut: "Connectez-vous pour ouvrir le panel",
  signedOutText: "Il est réservé au staff du club.",
  signIn: "Se connecter",
  retry: "Réessayer",
  show: "Afficher",
} as const;

const topic = "panel";

/** For members without the right. */
export const noRight: Toast = {
  tone: "bad",
  title: "Cette page est réservée au staff",
  text: "Votre compte n'a pas ce droit. Les admins du club peuvent vous le donner.",
  topic,
};

/** For a member who lost the right while the panel was open. */
export const roleGone: Toast = {
  tone: "bad",
  title: "Vous ne faites plus partie du staff",
  text: "Le panel d'administration s'est fermé. Ce que vous n'avez pas envoyé est gardé sur cet appareil.",
  topic,
};

/** Toast action that signs in and leads back to `path`, for "signed-out" refusals; empty for any other. */
export const signInAction = (kind: string, path: string) => (kind === "signed-out" ? { link: signInLink(path) } : {});
