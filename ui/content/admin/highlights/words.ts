import type { ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import type { Highlighted, HighlightRefusal, HighlightWish } from "../../../../domain/content/editing/highlightItem.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { signInAction } from "../../../admin/words.ts";

export const words = {
  legend: "Mise en avant",
  featured: "À la une",
  pinned: "Épinglé",
  feature: "Mettre à la une",
  unfeature: "Retirer de la une",
  pin: "Épingler",
  unpin: "Ne plus épingler",
  hint: {
    article:
      "La une ouvre la page d'accueil, à la place de la précédente. Un article épinglé reste en tête des actualités.",
    tip: "La une ouvre la page d'accueil, à la place de la précédente. Un tip épinglé reste en tête des tips.",
  } satisfies Record<ContentKind, string>,
  afterPublication: "Une fois publié, ce contenu pourra être mis à la une ou épinglé.",
} as const;

const topic = "content";

const stays: Readonly<Record<ContentKind, string>> = {
  article: "Il reste en tête des actualités.",
  tip: "Il reste en tête des tips.",
};

const isFeaturedNow = (replaced: string | null): string =>
  replaced === null ? "Ouvre maintenant la page d'accueil." : `Ouvre la page d'accueil, à la place de « ${replaced} ».`;

/** What has become of an item, and of the one whose place it took. */
export const highlighted = ({ kind, highlight, isWanted }: HighlightWish, { replaced }: Highlighted): Toast => {
  const told = { tone: "good", topic } as const;
  if (highlight === "pinned") {
    return isWanted ? { ...told, title: "Épinglé", text: stays[kind] } : { ...told, title: "N'est plus épinglé" };
  }
  return isWanted
    ? { ...told, title: "À la une", text: isFeaturedNow(replaced) }
    : { ...told, title: "Retiré de la une", text: "La page d'accueil reprend par le contenu le plus récent." };
};

const enough: Readonly<Record<ContentKind, string>> = {
  article: "Trois articles sont déjà épinglés. Choisissez « Ne plus épingler » pour l'un d'eux, puis réessayez.",
  tip: "Trois tips sont déjà épinglés. Choisissez « Ne plus épingler » pour l'un d'eux, puis réessayez.",
};

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
  unpublished: "Ce contenu n'est plus publié : publiez-le d'abord.",
} as const;

export const notHighlighted = (
  { kind: of }: HighlightWish,
  failure: HighlightRefusal | Unexpected,
  path: string,
): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer la mise en avant" : "La mise en avant n'a pas changé",
  text: whyFailed(failure, { ...whyNot, "enough-pinned": enough[of] }),
  topic,
  ...signInAction(failure.kind, path),
});
