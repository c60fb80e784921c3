import type { ReportSubject } from "../../../../domain/content/reports/report.ts";
import { reportsView, viewAddress } from "../../../admin/viewAddress.ts";
import { signInAction } from "../../../admin/words.ts";
import { ofName } from "../../../design/components/text/french.ts";
import { adviceOn, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  view: "Signalements",
  loading: "Chargement des signalements",
  failed: "Impossible de charger les signalements",
  none: "Aucun signalement",
  noneText: "Ce que les membres signalent sous les articles, sous les tips et sur les pages des membres arrive ici.",
  nameless: "Compte supprimé",
  titleOf: (kind: ReportSubject["kind"], name: string) =>
    kind === "member" ? `Membre : ${name}` : `Commentaire ${ofName(name)}`,
  on: "Sur",
  memberPage: "Voir sa page",
  count: (count: number) => (count > 1 ? `Signalé par ${count} membres` : "Signalé par un membre"),
  hide: "Masquer",
  hideOf: (name: string) => `Masquer le commentaire ${ofName(name)}`,
  cancel: "Annuler",
  settle: "Classer sans suite",
  settleOf: (name: string) => `Classer sans suite les signalements ${ofName(name)}`,
  sending: "Envoi en cours...",
} as const;

const topic = "reports";

export const settled: Toast = {
  tone: "good",
  title: "Signalement classé",
  text: "Rien ne change pour la personne signalée.",
  topic,
};

export const notSettled = (failure: { readonly kind: "signed-out" | "not-staff" } | Unexpected): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer le classement" : "Le signalement n'est pas classé",
  text:
    failure.kind === "unexpected"
      ? adviceOn(failure)
      : failure.kind === "not-staff"
        ? "Vous n'avez plus ce droit."
        : "Votre session a pris fin.",
  topic,
  ...signInAction(failure.kind, viewAddress(reportsView)),
});
