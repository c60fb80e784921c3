import type { PositionId } from "../../../domain/applications/positions.ts";
import { signInLink } from "../../accounts/words.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath, positionAddress } from "./positionAddress.ts";

export const words = {
  title: "Recrutement",
  openRoles: "Les rôles ouverts",
  skills: "Compétences",
  apply: "Postuler maintenant",
  applyAs: (position: string) => `Postuler maintenant : ${position}`,
  positions: {
    "community-manager": "Community manager",
    "event-manager": "Event manager",
    "video-editor": "Montage vidéo",
    "partnership-manager": "Responsable partenariats",
    "content-creator": "Création de contenu",
  } satisfies Record<PositionId, string>,
  resume: "Reprendre ma candidature",
  resumeAs: (position: string) => `Reprendre ma candidature : ${position}`,
  pending: "Candidature en attente",
} as const;

/** Name of the intent to apply. */
export const applyIntent = "apply";

/** Toast for visitors, with the action that signs in and comes back to the application. */
export const signedOut = (position: PositionId): Toast => ({
  tone: "ask",
  title: "Vous devez être connecté pour postuler",
  link: signInLink(positionAddress(position), {
    name: applyIntent,
    id: position,
    path: positionAddress(position),
    purpose: `Pour postuler : ${words.positions[position]}`,
  }),
  topic: "apply",
});

export const alreadyPending: Toast = {
  tone: "bad",
  title: "Vous avez déjà une candidature en attente pour ce rôle",
  link: { words: "Voir mes candidatures", to: applicationsPath },
  topic: "apply",
};
