import type { DraftLinks } from "../../../../domain/content/editing/draftLinks.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { longDate } from "../../../design/components/text/format.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { signInAction } from "../../../admin/words.ts";

export const words = {
  open: "Partager le brouillon",
  title: (title: string) => `Partager : ${title}`,
  lead: "Qui a ce lien voit le brouillon tel qu'il paraîtra, sans compte. Les moteurs de recherche ne le trouvent pas.",
  none: "Personne d'autre que le staff ne voit ce brouillon.",
  make: "Créer un lien",
  another: "Remplacer le lien",
  close: "Fermer le lien",
  copy: "Copier",
  address: "Lien",
  until: (iso: string) => `Valable jusqu'au ${longDate(iso)}.`,
  over: "Ce lien n'est plus valable.",
  loading: "Recherche du lien",
  failed: "Impossible de chercher le lien",
  failedAdvice: "Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
} as const;

const topic = "draft-link";

export const copiedLink: Toast = { tone: "good", title: "Lien copié", topic };
export const notCopiedLink: Toast = {
  tone: "bad",
  title: "Le lien n'a pas été copié",
  text: "Sélectionnez-le, puis copiez-le vous-même.",
  topic,
};
export const closedLink: Toast = { tone: "good", title: "Lien fermé", text: "Il ne mène plus à rien.", topic };

const whyNot: Readonly<Record<(RefusalOf<DraftLinks["open"]> | Unexpected)["kind"], string>> = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
  unexpected: "Vérifiez votre connexion, puis réessayez.",
};

export const notShared = ({ kind }: RefusalOf<DraftLinks["open"]> | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Le lien n'a pas changé",
  text: whyNot[kind],
  topic,
  ...signInAction(kind, path),
});
