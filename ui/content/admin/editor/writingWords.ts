import type { Field, ContentKind } from "../../../../domain/content/editing/contentItem.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";

export const words = {
  create: "Créer du contenu",
  editKind: { article: "Modifier l'article", tip: "Modifier le tip" } satisfies Record<ContentKind, string>,
  type: "Type",
  types: { article: "Article", tip: "Tip" } satisfies Record<ContentKind, string>,
  title: "Titre",
  required: "(obligatoire)",
  titleRequired: "Le titre est requis.",
  slug: "Adresse",
  slugHint: (address: string) => `Adresse complète : ${address}`,
  slugHintNone: "Tirée du titre. Vous pouvez la changer.",
  category: "Catégorie",
  noCategory: "Sans catégorie",
  categoriesFailed:
    "La liste des catégories n'a pas pu être chargée. Rouvrez ce formulaire pour réessayer : votre texte est gardé.",
  match: "Match",
  noMatch: "Sans match",
  matchHint: "Celui dont parle l'article : leurs pages mènent l'une à l'autre.",
  matchesFailed:
    "La liste des matchs n'a pas pu être chargée. Rouvrez ce formulaire pour réessayer : votre texte est gardé.",
  findMatch: "Chercher un match",
  findMatchHint: "Par adversaire ou par compétition.",
  matchesFound: (count: number) =>
    count === 0
      ? "Aucun match trouvé. Essayez un autre mot."
      : `${count} ${count > 1 ? "matchs trouvés" : "match trouvé"}.`,
  authors: "Auteurs",
  authorsHint:
    "Le staff, les personnes des équipes ou un autre nom : cinq au plus. Un membre du staff signe de son pseudo.",
  authorsNone: "Sans nom ici, l'article est signé par qui l'a créé.",
  authorsFailed: "La liste des noms n'a pas pu être chargée. Vous pouvez écrire un nom vous-même.",
  addAuthor: "Ajouter un auteur",
  add: "Ajouter",
  remove: "Retirer",
  removeOf: (name: string) => `Retirer ${name}`,
  added: (name: string) => `Ajouté : ${name}.`,
  removed: (name: string) => `Retiré : ${name}.`,
  authorUnknown: "Membre du staff",
  authorGone: "Ancien membre du staff",
  authorMail: "Une adresse e-mail ne peut pas signer : écrivez un nom.",
  authorTwice: "Cette personne signe déjà l'article.",
  authorsEnough: "Cinq auteurs au plus. Retirez-en un d'abord.",
  excerpt: "Extrait",
  excerptCount: (signs: number, most: number) =>
    `${signs} / ${most} caractères. Visible sur la carte et dans les moteurs de recherche.`,
  excerptLong: (signs: number, most: number) =>
    `${signs} / ${most} caractères. La fin sera coupée dans les moteurs de recherche.`,
  settings: "Réglages",
  addressOfTitle: "adresse tirée du titre",
  searchTitle: "Titre pour les moteurs de recherche",
  searchTitleHint: "Vide : le titre. Le nom du club s'y ajoute.",
  searchTitleCount: (signs: number, most: number) =>
    `${signs} / ${most} caractères avec le nom du club.${signs > most ? " La fin sera coupée." : ""}`,
  searchDescription: "Description pour les moteurs de recherche",
  searchDescriptionHint: "Vide : l'extrait.",
  searchDescriptionCount: (signs: number, most: number) =>
    `${signs} / ${most} caractères.${signs > most ? " La fin sera coupée." : ""}`,
  searchResult: "Le résultat dans un moteur de recherche",
  image: "Image",
  heroImage: "Image du haut de page",
  imageHint: "Sans image, une couverture est dessinée.",
  heroHint: "Sans elle, l'image de la carte sert aussi en haut de page.",
  badImage: "URL d'image invalide",
  insecureImage:
    "Cette adresse est en http, pas en https : l'image ne s'afficherait pas. Téléversez plutôt son fichier.",
  insecureImageInText:
    "Une image du texte est en http, pas en https : elle ne s'afficherait pas. Donnez-lui une adresse en https ou retirez-la.",
  tooLong: (over: number) => `${wholeNumber(over)} ${over > 1 ? "caractères" : "caractère"} de trop.`,
  upload: "Choisir un fichier",
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
    tip: "En markdown : titres avec ##, **gras**, listes, [lien](https://...), ![image](https://...).",
  } satisfies Record<ContentKind, string>,
  publishNow: "Publier immédiatement",
  view: "Affichage",
  write: "Écrire",
  preview: "Aperçu",
  beside: "À côté du texte",
  shared: "Quand le lien est partagé",
  untitled: "Sans titre",
  writing: "Éditeur",
  nothingYet: "Le texte apparaît ici à mesure que vous écrivez.",
  submit: "Créer",
  submitting: "Création en cours...",
  sendKey: "Ctrl Entrée",
  save: "Mettre à jour",
  saving: "Enregistrement...",
  cancel: "Annuler",
  stored: "Votre texte reste sur cet appareil jusqu'à l'envoi.",
  notStored: "Cet appareil ne peut rien garder : envoyez avant de partir.",
  recalling: "Recherche d'un brouillon sur cet appareil",
  found: "Un brouillon vous attend sur cet appareil",
  foundText: (title: string) =>
    title ? `« ${title} », écrit ici et pas encore envoyé.` : "Écrit ici et pas encore envoyé.",
  foundEdit: "Des modifications vous attendent sur cet appareil",
  foundEditText: "Vous les aviez écrites ici, sans les enregistrer.",
  resume: "Reprendre",
  beginAnew: "Recommencer à zéro",
  forgetEdit: (isPublished: boolean) => `Repartir de la version ${isPublished ? "en ligne" : "enregistrée"}`,
  leave: "Quitter sans envoyer ?",
  leaveText:
    "Ce que vous avez écrit n'est pas envoyé. Gardez-le sur cet appareil pour le reprendre plus tard, ou jetez-le.",
  stay: "Continuer d'écrire",
  keep: "Garder et quitter",
  discard: "Jeter et quitter",
  opening: "Ouverture en cours",
  notOpened: "Impossible d'ouvrir ce contenu",
  draftTitle: (title: string) => `Brouillon : ${title}`,
  draftOnly: "Brouillon : seul le staff le voit.",
  draftLooks: "Voici ce que tout le monde lira après la publication.",
  gone: "Ce contenu n'existe plus",
  goneText: "Quelqu'un l'a supprimé entre-temps.",
  conflict: "Quelqu'un a enregistré avant vous",
  conflictMine: "Vous avez enregistré ailleurs entre-temps",
  conflictText: "Rien n'est enregistré ni perdu. Comparez, puis choisissez.",
  somebody: "Quelqu'un du staff",
  changedBy: (name: string, when: string, fields: string) => `${name}, ${when} : ${fields}`,
  empty: "(vide)",
  takeBoth: "Réunir les deux",
} as const;

/** Names of the two versions: another person's and mine, or mine of two windows. */
export const conflictSides = {
  others: {
    theirs: "La sienne",
    mine: "La mienne",
    untouched: "Vous n'y avez pas touché : la sienne reste.",
    takeTheirs: "Reprendre la sienne",
    keepMine: "Garder la mienne",
  },
  own: {
    theirs: "L'autre version",
    mine: "Celle-ci",
    untouched: "Vous n'y avez pas touché ici : l'autre version reste.",
    takeTheirs: "Reprendre l'autre",
    keepMine: "Garder celle-ci",
  },
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
  match: words.match,
  authors: words.authors,
  searchTitle: words.searchTitle,
  searchDescription: words.searchDescription,
};

const lists = new Intl.ListFormat("fr-FR");
export const fieldList = (fields: readonly Field[]): string =>
  lists.format(fields.map((field) => fieldWords[field].toLowerCase()));
