import type { PositionId } from "../../../domain/applications/positions.ts";
import { signInLink } from "../../accounts/words.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath, roleAddress } from "./positionAddress.ts";

export const words = {
  title: "Recrutement",
  openRoles: "Les rôles ouverts",
  skills: "Compétences",
  apply: "Postuler maintenant",
  applyAs: (role: string) => `Postuler maintenant : ${role}`,
  positions: {
    "community-manager": "Community manager",
    "event-manager": "Event manager",
    "video-editor": "Montage vidéo",
    "partnership-manager": "Responsable partenariats",
    "content-creator": "Création de contenu",
  } satisfies Record<PositionId, string>,
  resume: "Reprendre ma candidature",
  resumeAs: (role: string) => `Reprendre ma candidature : ${role}`,
  pending: "Candidature en attente",
} as const;

/** Name of the intent to apply. */
export const applyIntent = "apply";

/** Toast for visitors, with the action that signs in and comes back to the application. */
export const signedOut = (role: PositionId): Toast => ({
  tone: "ask",
  title: "Vous devez être connecté pour postuler",
  link: signInLink(roleAddress(role), {
    name: applyIntent,
    id: role,
    path: roleAddress(role),
    purpose: `Pour postuler : ${words.positions[role]}`,
  }),
  topic: "apply",
});

export const alreadyPending: Toast = {
  tone: "bad",
  title: "Vous avez déjà une candidature en attente pour ce rôle",
  link: { words: "Voir mes candidatures", to: applicationsPath },
  topic: "apply",
};
