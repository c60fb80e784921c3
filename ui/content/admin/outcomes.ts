import type { CreateRefusal } from "../../../domain/content/editing/createItem.ts";
import type { EditedItem, Field, ContentKind } from "../../../domain/content/editing/contentItem.ts";
import type { LeftOut } from "../../../domain/content/editing/leftOut.ts";
import type { Conflict } from "../../../domain/content/editing/conflict.ts";
import type { PublishEditRefusal } from "../../../domain/content/editing/publishEdit.ts";
import type { SaveRefusal } from "../../../domain/content/editing/saveItem.ts";
import type { InvalidSchedule } from "../../../domain/content/editing/scheduleItem.ts";
import type { UploadRefusal } from "../../../domain/content/editing/uploadImage.ts";
import { fileExtensions, largestFile } from "../../../domain/content/files/fileKind.ts";
import type { FileRefusal } from "../../../domain/content/files/uploadFile.ts";
import { adviceOn, type Unexpected, whyFailed } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { pathOf } from "../../admin/address.ts";
import { fieldWords, words } from "./editor/writingWords.ts";
import { signInAction } from "../../admin/words.ts";
import { contentAddress } from "./address.ts";
import { scheduled } from "./schedule/words.ts";

// Toasts on the outcomes of creating, saving, uploading and pasting.

/** A newer toast on this topic replaces the shown one. */
export const topic = "content";

const createdWords = {
  article: { said: "Article créé avec succès.", see: "Lire l'article" },
  tip: { said: "Tip créé avec succès.", see: "Lire le tip" },
} satisfies Record<ContentKind, { readonly said: string; readonly see: string }>;

const wayTo = ({ kind, slug, isPublished }: EditedItem, isInSight: boolean): Pick<Toast, "link"> => {
  if (isPublished) return { link: { words: createdWords[kind].see, to: pathOf(kind, slug) } };
  return isInSight ? {} : { link: { words: "Le voir dans la liste", to: contentAddress({ kind }) } };
};

/** @param isInSight whether it stands on the screen already */
export const created = (item: EditedItem, isInSight: boolean): Toast => ({
  tone: "good",
  title: "Succès !",
  text: createdWords[item.kind].said,
  ...wayTo(item, isInSight),
  topic,
});

const tooLong = (fields: Partial<Record<Field, number>>): string =>
  Object.entries(fields)
    .map(([field, over]) => `${fieldWords[field as Field]} : ${words.tooLong(over)}`)
    .join(" ");

type Why = Exclude<CreateRefusal | SaveRefusal, { readonly kind: "too-long" | "conflict" }>["kind"];
const why = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis rouvrez-le : votre texte est gardé sur cet appareil.",
  "not-staff": "Vous n'avez plus ce droit. Votre texte est gardé sur cet appareil.",
  "slug-taken": "Cette adresse vient d'être prise. Réessayez.",
  "title-required": words.titleRequired,
  "bad-image": words.badImage,
  "insecure-image": words.insecureImage,
  gone: "Quelqu'un l'a supprimé entre-temps. Copiez ce que vous voulez garder, puis créez-le de nouveau.",
  outdated:
    "Rechargez la page pour l'enregistrer : le site a été mis à jour entre-temps, et votre texte est gardé sur cet appareil.",
} satisfies Record<Why, string>;

const whyNot = (refusal: CreateRefusal | Exclude<SaveRefusal, { readonly kind: "conflict" }> | Unexpected): string => {
  if (refusal.kind === "unexpected") return `Votre texte est gardé sur cet appareil. ${adviceOn(refusal)}`;
  return refusal.kind === "too-long" ? tooLong(refusal.fields) : why[refusal.kind];
};

export const notCreated = (refusal: CreateRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Une erreur est survenue lors de la création.",
  text: whyNot(refusal),
  topic,
  ...signInAction(refusal.kind, path),
});

const goesOn = "Ce que vous avez écrit depuis est encore ouvert : enregistrez-le aussi.";

/** Created, but text typed during the request is not saved yet. */
export const createdInPart = (item: EditedItem): Toast => ({
  ...created(item, true),
  text: `${createdWords[item.kind].said} ${goesOn}`,
});

const savedWords = {
  article: "Article mis à jour avec succès",
  tip: "Tip mis à jour avec succès",
} satisfies Record<ContentKind, string>;

export const saved = ({ kind }: EditedItem): Toast => ({ tone: "good", title: savedWords[kind], topic });

/** Saved and published, now or at its time. */
export const online = (item: EditedItem): Toast => {
  const { kind, slug, isPublished, fields } = item;
  if (!isPublished) return scheduled(item);
  const link = { words: createdWords[kind].see, to: pathOf(kind, slug) };
  return { tone: "good", title: "En ligne", text: fields.title, link, topic };
};

/** The text typed during the request is not saved yet. */
export const withRest = (told: Toast): Toast => ({ ...told, text: goesOn });

/** Neither saved nor published, or saved alone: what was typed stays open. */
export const notOnline = (
  refusal: Exclude<PublishEditRefusal, InvalidSchedule | Conflict> | Unexpected,
  path: string,
): Toast => ({
  tone: "bad",
  // Without an answer the outcome is unknown.
  title: refusal.kind === "unexpected" ? "Impossible de confirmer la publication" : "La publication n'a pas eu lieu",
  text: whyNot(refusal),
  topic,
  ...signInAction(refusal.kind, path),
});

export const notSaved = (refusal: SaveRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Erreur lors de la mise à jour",
  text: refusal.kind === "conflict" ? words.conflictText : whyNot(refusal),
  topic,
  ...signInAction(refusal.kind, path),
});

export const uploadWords = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  "no-picture": "Choisissez une image JPG, PNG ou WebP.",
  "picture-too-large": "L'image dépasse 5 Mo.",
  "too-many-pixels": "L'image est trop grande : réduisez ses dimensions.",
} satisfies Record<UploadRefusal["kind"], string>;

const uploadAdvice = (failure: UploadRefusal | Unexpected): string => whyFailed(failure, uploadWords);

const kinds = fileExtensions.map((extension) => extension.toUpperCase());
/** The kinds of files, such as "PDF, ZIP ou CSV". */
const fileKinds = new Intl.ListFormat("fr-FR", { type: "disjunction" }).format(kinds);

const fileWords = {
  "signed-out": uploadWords["signed-out"],
  "not-staff": uploadWords["not-staff"],
  "unknown-file": `Ce type de fichier n'est pas accepté. Choisissez un fichier ${fileKinds}, ou mettez-le dans un ZIP.`,
  "empty-file": "Ce fichier est vide.",
  "file-too-large": `Ce fichier dépasse ${largestFile / 1_000_000} Mo. Réduisez-le, ou posez un lien vers l'endroit où il est déjà.`,
  "other-content": "Son contenu n'est pas celui que son nom annonce. Enregistrez-le de nouveau dans le bon format.",
} satisfies Record<FileRefusal["kind"], string>;

/** Why a file isn't in the text. */
export const whyNoFile = (failure: FileRefusal | Unexpected) => ({
  why: whyFailed(failure, fileWords),
  canRetry: failure.kind === "unexpected",
});

export const imageTopic = "content-image";

/** Toast action: sends the picture again. */
export const retryUpload = "retry-upload";

/** `canRetry`: the text is still open. A refusal stays a refusal, so only an outage offers it. */
export const notUploaded = (failure: UploadRefusal | Unexpected, canRetry: boolean): Toast => ({
  tone: "bad",
  title: "Erreur lors du téléchargement",
  text: uploadAdvice(failure),
  topic: imageTopic,
  ...(canRetry && failure.kind === "unexpected" && { act: { name: retryUpload, id: imageTopic, words: "Réessayer" } }),
});

/** Why one of several pictures isn't in the text. */
export const whyNotUploaded = (failure: UploadRefusal | Unexpected) => ({
  why: uploadAdvice(failure),
  canRetry: failure.kind === "unexpected",
});

/** A save has to wait: the text would be closed without these pictures and files. */
export const picturesAwaited: Toast = {
  tone: "note",
  title: "L'envoi des fichiers n'est pas fini.",
  text: "Attendez qu'ils soient dans le texte, ou retirez-les.",
  topic: imageTopic,
};

/** The text was left while so many pictures and files were on their way into it. */
export const picturesLeft = (count: number): Toast => ({
  tone: "note",
  title:
    count > 1
      ? `${count} fichiers n'étaient pas encore dans le texte.`
      : "Un fichier n'était pas encore dans le texte.",
  text: count > 1 ? "Pour les y mettre, choisissez-les de nouveau." : "Pour l'y mettre, choisissez-le de nouveau.",
  topic: imageTopic,
});

export const notPasted: Toast = {
  tone: "bad",
  title: "Le texte n'a pas pu être collé",
  text: "Vérifiez votre connexion, puis collez-le de nouveau. Ctrl, Maj et V collent les mots seuls.",
  topic,
};

export const pasteTopic = "content-paste";

const counted = (one: string, several: string) => (count: number) => `${count} ${count > 1 ? several : one}`;
const leftOutWords = {
  comments: counted("commentaire", "commentaires"),
  changes: () => "suivi des modifications",
  tables: (count) => (count > 1 ? `la forme de ${count} tableaux` : "la forme d'un tableau"),
  images: counted("image", "images"),
  embeds: counted("contenu intégré", "contenus intégrés"),
  links: counted("lien", "liens"),
  marks: () => "mise en forme",
} satisfies Record<keyof LeftOut, (count: number) => string>;
const inOrder = Object.keys(leftOutWords) as (keyof LeftOut)[];

/** Advice on what a paste left out, one sentence each. */
const whatToDo = ({ comments, changes, tables, images, links }: LeftOut): string =>
  [
    comments > 0 && "Les commentaires en marge ne sont pas publiés.",
    changes > 0 && "Le texte est celui où toutes les modifications sont acceptées.",
    tables > 0 && "Les cellules fusionnées sont séparées, un tableau dans un autre devient des lignes.",
    images > 0 && `${images > 1 ? "Ajoutez les images" : "Ajoutez l'image"} avec « Ajouter une image ».`,
    links > 0 && "Seules les adresses en http ou https sont gardées.",
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");

/** Tells what a paste left out. `isEmpty`: nothing was pasted. */
export const pastedWithout = (leftOut: LeftOut, isEmpty: boolean): Toast => {
  const kinds = inOrder.filter((kind) => leftOut[kind] > 0).map((kind) => leftOutWords[kind](leftOut[kind]));
  const text = whatToDo(leftOut);
  return {
    tone: "note",
    title: `${isEmpty ? "Pas collé" : "Collé sans"} : ${kinds.join(", ")}.`,
    ...(text && { text }),
    topic: pasteTopic,
  };
};

/** The text would be longer than is stored. */
export const pasteTooLong: Toast = {
  tone: "bad",
  title: "Ce que vous collez est trop long : rien n'est collé.",
  text: "Votre texte reste comme il était. Collez-le en plusieurs parties, ou les mots seuls avec Ctrl, Maj et V.",
  topic: pasteTopic,
};
