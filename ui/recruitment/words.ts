import type { RoleId } from "../../domain/recruitment/roles.ts";
import { signInLink } from "../accounts/words.ts";
import type { Toast } from "../page/toasts.ts";

/** Where the roles stand, and where whoever signed in to apply comes back to. */
export const recruitmentPath = "/recruitment";

/** Where one of them stands on their page. */
export const roleAddress = (role: RoleId): string => `${recruitmentPath}#${role}`;

export const words = {
  title: "Recrutement",
  openRoles: "Les rôles ouverts",
  skills: "Compétences",
  apply: "Postuler maintenant",
  applyAs: (role: string) => `Postuler maintenant : ${role}`,
  roles: {
    "community-manager": "Community manager",
    "event-manager": "Event manager",
    "video-editor": "Monteur vidéo",
    "partnership-manager": "Responsable partenariats",
    "content-creator": "Créateur de contenu",
  } satisfies Record<RoleId, string>,
  signedOut: {
    tone: "bad",
    title: "Vous devez être connecté pour postuler",
    link: signInLink(recruitmentPath),
    topic: "apply",
  } satisfies Toast as Toast,
  notOpenYet: {
    tone: "bad",
    title: "Les candidatures en ligne ouvrent bientôt",
    text: "En attendant, écrivez-nous : dites quel rôle vous plaît, et pourquoi.",
    link: { words: "Nous écrire", to: "/contact" },
    topic: "apply",
  } satisfies Toast as Toast,
} as const;
