import type { RoleId } from "../../../domain/applications/roles.ts";
import { signInLink } from "../../accounts/words.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath, roleAddress } from "./positionAddress.ts";

export const words = {
  title: "Recrutement",
  openRoles: "Les rôles ouverts",
  skills: "Compétences",
  apply: "Postuler maintenant",
  applyAs: (role: string) => `Postuler maintenant : ${role}`,
  roles: {
    "community-manager": "Community manager",
    "event-manager": "Event manager",
    "video-editor": "Montage vidéo",
    "partnership-manager": "Responsable partenariats",
    "content-creator": "Création de contenu",
  } satisfies Record<RoleId, string>,
  resume: "Reprendre ma candidature",
  resumeAs: (role: string) => `Reprendre ma candidature : ${role}`,
  pending: "Candidature en attente",
} as const;

/** Names the act in the sign-in dialog. */
export const applyIntent = "apply";

/** Toast for visitors, with the action that signs in and comes back to the application. */
export const signedOut = (role: RoleId): Toast => ({
  tone: "ask",
  title: "Vous devez être connecté pour postuler",
  link: signInLink(roleAddress(role), {
    name: applyIntent,
    id: role,
    path: roleAddress(role),
    purpose: `Pour postuler : ${words.roles[role]}`,
  }),
  topic: "apply",
});

export const alreadyPending: Toast = {
  tone: "bad",
  title: "Vous avez déjà une candidature en attente pour ce rôle",
  link: { words: "Voir mes candidatures", to: applicationsPath },
  topic: "apply",
};
