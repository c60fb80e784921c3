import type { OpenPosition } from "../../../domain/applications/positions.ts";
import { signInLink } from "../../accounts/words.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath, positionAddress } from "./positionAddress.ts";

export const words = {
  title: "Recrutement",
  openRoles: "Les postes ouverts",
  skills: "Compétences",
  apply: "Postuler maintenant",
  applyAs: (position: string) => `Postuler maintenant : ${position}`,
  resume: "Reprendre ma candidature",
  resumeAs: (position: string) => `Reprendre ma candidature : ${position}`,
  pending: "Candidature en attente",
  loading: "Chargement des postes",
  failed: "Impossible de charger les postes",
  retry: "Réessayer",
  noRoles: "Aucun poste ouvert pour le moment",
  noRolesText: "Les postes s'ouvrent ici. Pour donner un coup de main sans attendre, écrivez au club.",
} as const;

/** Name of the intent to apply. */
export const applyIntent = "apply";

/** Toast for visitors, with the action that signs in and comes back to the application. */
export const signedOut = ({ slug, title }: OpenPosition): Toast => ({
  tone: "ask",
  title: "Vous devez être connecté pour postuler",
  link: signInLink(positionAddress(slug), {
    name: applyIntent,
    id: slug,
    path: positionAddress(slug),
    purpose: `Pour postuler : ${title}`,
  }),
  topic: "apply",
});

export const alreadyPending: Toast = {
  tone: "bad",
  title: "Vous avez déjà une candidature en attente pour ce poste",
  link: { words: "Voir mes candidatures", to: applicationsPath },
  topic: "apply",
};

export const notOpen: Toast = {
  tone: "bad",
  title: "Ce poste n'est plus ouvert.",
  text: "Les postes ouverts sont sur cette page.",
  topic: "apply",
};
