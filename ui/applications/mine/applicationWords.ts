import type { ApplicationStatus } from "../../../domain/applications/application.ts";
import type { WithdrawRefusal } from "../../../domain/applications/myApplications.ts";
import { signInLink } from "../../accounts/words.ts";
import type { StatusTone } from "../../design/components/feedback/Status.tsx";
import { adviceOn, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { applicationsPath } from "../positions/positionAddress.ts";

export const words = {
  tab: "Candidatures",
  title: "Mes candidatures",
  loading: "Chargement de vos candidatures",
  failed: "Impossible de charger vos candidatures",
  retry: "Réessayer",
  none: "Aucune candidature pour le moment",
  noneAdvice: "Pas besoin d'un long parcours : de l'envie et un peu de temps suffisent pour commencer.",
  closedNow:
    "Le recrutement est fermé en ce moment. Quand il rouvrira, sa page reviendra dans le menu. Les réponses commencées restent sur cet appareil.",
  openRoles: "Voir les postes ouverts",
  timeline: "Étapes",
  sent: "Envoyée",
  awaited: "Réponse du staff à venir",
  staffNotes: "Le mot du staff",
  withdraw: "Retirer ma candidature",
  withdrawFor: (role: string) => `Retirer ma candidature : ${role}`,
  sure: "Retirer cette candidature ?",
  sureText: "Le staff ne la lira plus. Vous pourrez postuler de nouveau pour ce poste.",
  keep: "La garder",
  confirm: "Retirer",
  withdrawing: "Retrait en cours...",
  withdrawn: { tone: "good", title: "Candidature retirée", topic: "withdraw" },
} as const satisfies Record<string, string | Toast | ((role: string) => string)>;

export const statuses = {
  pending: { tone: "wait", words: "En attente" },
  accepted: { tone: "ok", words: "Acceptée" },
  rejected: { tone: "bad", words: "Refusée" },
  withdrawn: { tone: "draft", words: "Retirée" },
} as const satisfies Record<ApplicationStatus, { readonly tone: StatusTone; readonly words: string }>;

const failed = (text: string): Toast => ({ tone: "bad", title: "Erreur", text, topic: "withdraw" });

const refusals = {
  "signed-out": {
    ...failed("Votre session a pris fin. Reconnectez-vous pour retirer votre candidature."),
    link: signInLink(applicationsPath),
  },
  "no-application": failed("Cette candidature n'existe plus."),
  "already-decided": failed("Le staff vient de répondre à cette candidature : elle ne peut plus être retirée."),
} satisfies Record<WithdrawRefusal["kind"], Toast>;

export const notWithdrawn = (failure: WithdrawRefusal | Unexpected): Toast =>
  failure.kind === "unexpected"
    ? failed(`Votre candidature n'est peut-être pas retirée. ${adviceOn(failure)}`)
    : refusals[failure.kind];
