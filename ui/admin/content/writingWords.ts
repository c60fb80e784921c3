import type { CreateRefusal } from "../../../domain/editing/createItem.ts";
import type { EditedItem, Field, Kind } from "../../../domain/editing/item.ts";
import type { SaveRefusal } from "../../../domain/editing/saveItem.ts";
import type { UploadRefusal } from "../../../domain/editing/uploadImage.ts";
import { signInLink } from "../../accounts/words.ts";
import { articleAddress } from "../../news/address.ts";
import type { Unexpected } from "../../page/failure.ts";
import type { Toast } from "../../page/toasts.ts";
import { tipAddress } from "../../tips/address.ts";

export const words = {
  create: "Créer du contenu",
  editKind: { article: "Modifier l'article", tip: "Modifier le tip" } satisfies Record<Kind, string>,
  type: "Type",
  types: { article: "Article", tip: "Tip" } satisfies Record<Kind, string>,
  title: "Titre",
  required: "obligatoire",
  titleRequired: "Le titre est requis.",
  slug: "Adresse",
  slugHint: (address: string) => `Cette page sera à ${address}`,
  slugHintNone: "Elle vient du titre. Vous pouvez l'écrire vous-même.",
  category: "Catégorie",
  noCategory: "Sans catégorie",
  excerpt: "Extrait",
  excerptCount: (signs: number, most: number) =>
    `${signs} / ${most} signes. Visible sur la carte et dans les moteurs de recherche.`,
  excerptLong: (signs: number, most: number) =>
    `${signs} / ${most} signes. La fin sera coupée dans les moteurs de recherche.`,
  image: "Image",
  heroImage: "Image du haut de page",
  imageHint: "Sans image, une couverture est dessinée.",
  heroHint: "Sans elle, l'image de la carte sert aussi en haut de page.",
  badImage: "URL d'image invalide",
  upload: "Téléverser un fichier",
  uploading: "Envoi en cours...",
  difficulty: "Difficulté",
  noDifficulty: "Non précisée",
  readTime: "Temps de lecture",
  readTimeProposed: (time: string) => `Laissez vide pour « ${time} », estimé d'après le texte.`,
  readTimeHint: "Laissez vide : il sera estimé d'après le texte.",
  author: "Auteur",
  content: "Contenu",
  contentHints: {
    article: "En HTML. Ce qui pourrait nuire est retiré à l'affichage.",
    tip: "Titres avec ##, **gras**, listes, [lien](https://...), ![image](https://...).",
  } satisfies Record<Kind, string>,
  publishNow: "Publier immédiatement",
  blocks: "Blocs",
  move: "déplacer",
  blockTypes: { text: "Texte", heading: "Titre", image: "Image" },
  blockOf: (at: number) => `Bloc ${at}`,
  movedTo: (at: number, count: number) => `Bloc déplacé, position ${at} sur ${count}.`,
  level: "Niveau",
  levelOf: (level: number) => `Niveau ${level}`,
  levelOneHint: "Le titre de la page est déjà de niveau 1.",
  up: "Monter",
  down: "Descendre",
  remove: "Supprimer",
  addText: "Ajouter un texte",
  addHeading: "Ajouter un titre",
  addImage: "Ajouter une image",
  view: "Affichage",
  write: "Écrire",
  preview: "Aperçu",
  untitled: "Sans titre",
  writing: "Éditeur",
  nothingYet: "Le texte apparaît ici à mesure que vous écrivez.",
  submit: "Créer",
  submitting: "Création en cours...",
  save: "Mettre à jour",
  saving: "Enregistrement...",
  cancel: "Annuler",
  kept: "Gardé sur cet appareil jusqu'à l'envoi.",
  recalling: "Recherche d'un brouillon sur cet appareil",
  found: "Un brouillon vous attend sur cet appareil",
  foundText: (title: string) =>
    title ? `« ${title} », écrit ici et pas encore envoyé.` : "Écrit ici et pas encore envoyé.",
  foundEdit: "Des modifications vous attendent sur cet appareil",
  foundEditText: "Vous les aviez écrites ici, sans les enregistrer.",
  resume: "Reprendre",
  beginAnew: "Recommencer à zéro",
  forgetEdit: "Repartir de la version en ligne",
  leave: "Quitter sans envoyer ?",
  leaveText:
    "Ce que vous avez écrit n'est pas envoyé. Gardez-le sur cet appareil pour le reprendre plus tard, ou jetez-le.",
  stay: "Continuer d'écrire",
  keep: "Garder et quitter",
  discard: "Jeter et quitter",
  opening: "Ouverture en cours",
  notOpened: "Impossible d'ouvrir ce contenu",
  gone: "Ce contenu n'existe plus",
  goneText: "Quelqu'un l'a supprimé entre-temps.",
  conflict: "Quelqu'un a enregistré avant vous",
  conflictMine: "Vous avez enregistré ailleurs entre-temps",
  conflictText: "Rien n'est enregistré ni perdu. Comparez, puis choisissez.",
  somebody: "Quelqu'un du staff",
  changedBy: (name: string, when: string, fields: string) => `${name}, ${when} : ${fields}`,
  theirs: "La sienne",
  mine: "La mienne",
  empty: "(vide)",
  keepMine: "Garder la mienne",
  takeTheirs: "Reprendre la sienne",
  takeBoth: "Réunir les deux",
} as const;

export const fieldWords: Readonly<Record<Field, string>> = {
  title: words.title,
  category: words.category,
  excerpt: words.excerpt,
  content: words.content,
  featuredImage: words.image,
  difficulty: words.difficulty,
  readTime: words.readTime,
  heroImage: words.heroImage,
  author: words.author,
};

const lists = new Intl.ListFormat("fr-FR");
export const fieldList = (fields: readonly Field[]): string =>
  lists.format(fields.map((field) => fieldWords[field].toLowerCase()));

export const pathOf = (kind: Kind, slug: string): string => (kind === "tip" ? tipAddress(slug) : articleAddress(slug));

const topic = "content";
const wayIn = (kind: string, path: string) => (kind === "signed-out" ? { link: signInLink(path) } : {});

const createdWords = {
  article: { said: "Article créé avec succès.", see: "Lire l'article" },
  tip: { said: "Tip créé avec succès.", see: "Lire le tip" },
} satisfies Record<Kind, { readonly said: string; readonly see: string }>;

export const created = ({ kind, slug, isPublished }: EditedItem): Toast => ({
  tone: "good",
  title: "Succès !",
  text: createdWords[kind].said,
  ...(isPublished && { link: { words: createdWords[kind].see, to: pathOf(kind, slug) } }),
  topic,
});

const numbers = new Intl.NumberFormat("fr-FR");
const tooLong = (fields: Partial<Record<Field, number>>): string =>
  Object.entries(fields)
    .map(([field, over]) => `${fieldWords[field as Field]} : ${numbers.format(over)} signes de trop.`)
    .join(" ");

type Why = Exclude<CreateRefusal | SaveRefusal | Unexpected, { readonly kind: "too-long" | "conflict" }>["kind"];
const why = {
  "signed-out": "Votre session a pris fin. Votre texte est gardé sur cet appareil.",
  "not-staff": "Vous n'avez plus ce droit. Votre texte est gardé sur cet appareil.",
  "slug-taken": "Cette adresse vient d'être prise. Réessayez.",
  "title-required": words.titleRequired,
  "bad-image": words.badImage,
  gone: words.goneText,
  unexpected: "Votre texte est gardé sur cet appareil. Vérifiez votre connexion, puis réessayez.",
} satisfies Record<Why, string>;

const whyNot = (refusal: CreateRefusal | Exclude<SaveRefusal, { readonly kind: "conflict" }> | Unexpected): string =>
  refusal.kind === "too-long" ? tooLong(refusal.fields) : why[refusal.kind];

export const notCreated = (refusal: CreateRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Une erreur est survenue lors de la création.",
  text: whyNot(refusal),
  topic,
  ...wayIn(refusal.kind, path),
});

const savedWords = {
  article: "Article mis à jour avec succès",
  tip: "Tip mis à jour avec succès",
} satisfies Record<Kind, string>;

export const saved = ({ kind }: EditedItem): Toast => ({ tone: "good", title: savedWords[kind], topic });

export const notSaved = (refusal: SaveRefusal | Unexpected, path: string): Toast => ({
  tone: "bad",
  title: "Erreur lors de la mise à jour",
  text: refusal.kind === "conflict" ? words.conflictText : whyNot(refusal),
  topic,
  ...wayIn(refusal.kind, path),
});

const uploadWords = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  "no-picture": "Choisissez une image JPG, PNG ou WebP.",
  "picture-too-large": "L'image dépasse 5 Mo.",
  "too-many-pixels": "L'image est trop grande : réduisez ses dimensions.",
  unexpected: "Vérifiez votre connexion, puis réessayez.",
} satisfies Record<(UploadRefusal | Unexpected)["kind"], string>;

export const notUploaded = ({ kind }: UploadRefusal | Unexpected): Toast => ({
  tone: "bad",
  title: "Erreur lors du téléchargement",
  text: uploadWords[kind],
  topic: "content-image",
});
