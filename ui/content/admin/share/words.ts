import { type DaysOfLink, type DraftLinks, mostLinks } from "../../../../domain/content/editing/draftLinks.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { after, whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { signInAction } from "../../../admin/words.ts";
import { timeOf } from "../../drafts/words.ts";

export const words = {
  open: "Partager le brouillon",
  title: (title: string) => `Partager : ${title}`,
  lead: "Avec un lien, le brouillon se lit sans compte, tel qu'il est enregistré. Les moteurs de recherche ne le trouvent pas.",
  days: "Durée du lien",
  daysOf: { 1: "1 jour", 7: "7 jours", 30: "30 jours" } satisfies Record<DaysOfLink, string>,
  make: "Créer un lien",
  address: "Nouveau lien, montré une fois",
  copy: "Copier",
  links: "Liens ouverts",
  none: "Aucun lien ouvert : seul le staff voit ce brouillon.",
  until: (iso: string) => `Jusqu'au ${timeOf(iso)}`,
  close: "Fermer",
  closeOf: (iso: string) => `Fermer le lien ouvert jusqu'au ${timeOf(iso)}`,
  loading: "Recherche des liens ouverts",
  failed: "Impossible de chercher les liens ouverts",
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

const ofStaff = { "signed-out": "Votre session a pris fin.", "not-staff": "Vous n'avez plus ce droit." } as const;

type NotOpened = RefusalOf<DraftLinks["open"]> | Unexpected;
const whyNotOpened = {
  ...ofStaff,
  gone: "Quelqu'un a supprimé le brouillon entre-temps.",
  "links-full": `Un brouillon a ${mostLinks} liens ouverts au plus : fermez-en un.`,
  "too-many": "Vous en avez créé beaucoup en peu de temps.",
} as const;

export const notOpened = (why: NotOpened, path: string): Toast => ({
  tone: "bad",
  title: "Le lien n'a pas été créé",
  text: whyFailed(why, whyNotOpened) + (why.kind === "too-many" ? ` Réessayez ${after(why.seconds)}.` : ""),
  topic,
  ...signInAction(why.kind, path),
});

type NotClosed = RefusalOf<DraftLinks["close"]> | Unexpected;
export const notClosed = (why: NotClosed, path: string): Toast => ({
  tone: "bad",
  title: why.kind === "unexpected" ? "Le lien est peut-être encore ouvert" : "Le lien est encore ouvert",
  text: whyFailed(why, ofStaff),
  topic,
  ...signInAction(why.kind, path),
});
