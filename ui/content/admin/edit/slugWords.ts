import type { ChangeSlugRefusal } from "../../../../domain/content/editing/changeSlug.ts";
import type { EditedItem } from "../../../../domain/content/editing/contentItem.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { pathOf } from "../../../admin/address.ts";
import { signInAction } from "../../../admin/words.ts";

export const words = {
  slug: "Adresse",
  change: "Changer l'adresse",
  hint: (address: string) => `Adresse complète : ${address}`,
  /** `before`: the present address, that of something that was published once. */
  hintKept: (address: string, before: string) => `Adresse complète : ${address}. ${before} continuera d'y mener.`,
  hintHidden: (address: string, before: string) =>
    `Adresse complète : ${address}. ${before} y mènera quand ce sera de nouveau publié.`,
  hintNew: (address: string, before: string) =>
    `Adresse complète : ${address}. Jamais publiée, ${before} ne mènera plus nulle part.`,
  none: "Donnez au moins une lettre ou un chiffre.",
  old: (addresses: readonly string[]) =>
    `${addresses.length > 1 ? "Y mènent aussi ses anciennes adresses" : "Y mène aussi son ancienne adresse"} : ${addresses.join(", ")}`,
} as const;

export const problems = {
  "slug-required": words.none,
  "slug-taken": "Un autre contenu a cette adresse, ou l'a eue : ses liens y mènent. Choisissez-en une autre.",
  same: "C'est déjà son adresse.",
} as const;

const oldOnes = ({ oldSlugs, isPublished }: EditedItem): string => {
  if (oldSlugs.length === 0) return "";
  return isPublished ? " Les anciennes y mènent." : " Les anciennes y mèneront quand ce sera de nouveau publié.";
};

export const moved = (item: EditedItem): Toast => ({
  tone: "good",
  title: "Adresse changée",
  text: `${pathOf(item.kind, item.slug)}.${oldOnes(item)}`,
  topic: "content",
});

type Other = Exclude<ChangeSlugRefusal, { readonly kind: "slug-required" | "slug-taken" }> | Unexpected;

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
} as const;

export const notMoved = (failure: Other, path: string): Toast => ({
  tone: "bad",
  title: failure.kind === "unexpected" ? "Impossible de confirmer l'adresse" : "L'adresse n'a pas été changée",
  text: whyFailed(failure, whyNot),
  topic: "content",
  ...signInAction(failure.kind, path),
});

/** A save would leave a typed address behind. */
export const slugUnsent: Toast = {
  tone: "bad",
  title: "L'adresse n'est pas encore changée",
  text: "Dans les réglages, choisissez « Changer l'adresse » ou remettez l'ancienne, puis mettez à jour.",
  topic: "content",
};
