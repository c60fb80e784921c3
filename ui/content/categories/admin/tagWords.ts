import { longestTag } from "../../../../domain/content/tags.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { adviceOn } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import type { RenameTagFailure } from "./effects.ts";

export const tagWords = {
  title: "Étiquettes",
  lead: "Celles des articles, brouillons compris, la plus utilisée d'abord. Un nouveau nom vaut dans tous les articles.",
  loading: "Chargement des étiquettes",
  failed: "Impossible de charger les étiquettes",
  none: "Aucun article n'a d'étiquette. Elles s'ajoutent dans les réglages d'un article.",
  articles: (count: number) => (count > 1 ? `${wholeNumber(count)} articles` : `${count} article`),
  name: "Nom",
  joins: (label: string) => `« ${label} » existe déjà : les deux étiquettes n'en feront qu'une.`,
  addressChanges: "L'adresse de sa liste change avec son nom : l'ancienne ne mène plus à rien.",
  renameOf: (label: string) => `Renommer l'étiquette, ${label}`,
  save: "Enregistrer",
  join: "Réunir",
  cancel: "Annuler",
} as const;

const failures = {
  "tag-required": "Donnez un nom à l'étiquette : une lettre ou un chiffre au moins.",
  gone: "Plus aucun article n'a cette étiquette. La liste est à jour : annulez.",
  "signed-out": "Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit reste ici.",
  "not-staff": "Vous n'avez plus ce droit.",
} satisfies Record<Exclude<RenameTagFailure["kind"], "tag-too-long" | "unexpected">, string>;

/** Beside the field of a new name. */
export const tagNotRenamed = (failure: RenameTagFailure): string => {
  if (failure.kind === "unexpected") return `Le nom n'est peut-être pas enregistré. ${adviceOn(failure)}`;
  if (failure.kind !== "tag-too-long") return failures[failure.kind];
  const over = failure.over > 1 ? `${failure.over} caractères` : "Un caractère";
  return `${over} de trop : une étiquette en a ${longestTag} au plus.`;
};

export const tagRenamed = (label: string): Toast => ({
  tone: "good",
  title: "Étiquette renommée",
  text: `Ses articles suivent : « ${label.trim()} ».`,
  topic: "tags",
});
