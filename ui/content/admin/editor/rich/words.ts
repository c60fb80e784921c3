import type { Tone } from "../../../../../domain/content/body/content.ts";
import { toneNames } from "../../../../../domain/content/body/tones.ts";
import type { Loss } from "../../../../../domain/content/editing/readBody.ts";

import type { TableAct } from "./tables.ts";

export const tones = Object.keys(toneNames) as readonly Tone[];

/** The words of the editor. */
export const words = {
  badImageNote: "URL d'image invalide",
  toolbar: "Mise en forme",
  text: "Texte",
  strong: "Gras",
  emphasis: "Italique",
  struck: "Barré",
  code: "Code",
  link: "Lien",
  remark: "Remarque",
  levelledHeading: "Titre",
  list: "Liste",
  heading: (level: number) => `Titre ${level}`,
  bulletList: "Liste à puces",
  orderedList: "Liste numérotée",
  deeper: "Décaler l'élément vers la droite",
  shallower: "Ramener l'élément vers la gauche",
  quote: "Citation",
  callout: "Encadré",
  calloutOf: (tone: Tone) => `Encadré : ${toneNames[tone].toLowerCase()}`,
  tone: "Nature de l'encadré",
  table: "Tableau",
  tableRow: "Ligne",
  tableColumn: "Colonne",
  tableActs: {
    rowAbove: ["au-dessus", "Ajouter une ligne au-dessus", "Alt Maj ↑"],
    rowBelow: ["au-dessous", "Ajouter une ligne au-dessous", "Alt Maj ↓"],
    dropRow: ["supprimer", "Supprimer la ligne", ""],
    columnLeft: ["à gauche", "Ajouter une colonne à gauche", "Alt Maj ←"],
    columnRight: ["à droite", "Ajouter une colonne à droite", "Alt Maj →"],
    dropColumn: ["supprimer", "Supprimer la colonne", ""],
    toggleHead: ["Ligne de titre", "Ligne de titre", ""],
  } satisfies Record<TableAct, readonly [shown: string, named: string, keys: string]>,
  tableSize: (rows: number, columns: number) =>
    `${rows} ${rows > 1 ? "lignes" : "ligne"}, ${columns} ${columns > 1 ? "colonnes" : "colonne"}.`,
  codeBlock: "Bloc de code",
  rule: "Séparation",
  image: "Image",
  diagram: "Schéma",
  undo: "Annuler la dernière action",
  redo: "Rétablir",
  source: "Source",
  toEditor: "Éditeur",
  level: "Niveau",
  levelOf: (level: number) => `Niveau ${level}`,
  levelOneHint: "Le titre de la page est déjà de niveau 1.",
  block: (kind: string, at: number, count: number) => `${kind}, bloc ${at} sur ${count}`,
  blockActs: (at: number) => `Bloc ${at}`,
  remove: "Supprimer",
  movedTo: (at: number, count: number) => `Bloc déplacé, position ${at} sur ${count}.`,
  removed: "Bloc supprimé. Ctrl Z le ramène.",
  addText: "Ajouter un texte",
  addHeading: "Ajouter un titre",
  addImage: "Ajouter une image",
  placeholder: "Écrivez, ou tapez / pour choisir un bloc.",
  opening: "Ouverture du texte",
  wordCount: (shown: string, count: number) => `${shown} ${count > 1 ? "mots" : "mot"}`,
  linkAddress: "Adresse du lien",
  linkHint: { article: "https://... ou une page du site, comme /tips", tip: "https://..." },
  badLink: {
    article: "Lien invalide : il commence par https:// ou par /.",
    tip: "Lien invalide : il commence par https://.",
  },
  linkPages: "Pages du site",
  setLink: "Poser le lien",
  removeLink: "Retirer le lien",
  cancel: "Annuler",
  uploadPictures: "Téléverser des images",
  picturesOnTheirWay: "Images en cours d'envoi",
  picturesSent: (taken: number, count: number, failed: number) =>
    `Images dans le texte : ${taken} sur ${count}.${failed > 0 ? ` En échec : ${failed}.` : ""}`,
  pictureWaiting: "En attente",
  pictureSending: "Envoi en cours...",
  pictureDismissed: "Retirer",
  imageAddress: "Adresse de l'image",
  imageHere: "dans le texte",
  description: "Texte alternatif",
  descriptionHint: "Ce que l'image montre, pour qui ne la voit pas.",
  descriptionMissing:
    "Rien n'est encore écrit : dites ce que l'image montre, pour qui ne la voit pas. Laissez vide une image décorative.",
  caption: "Légende",
  captionHint: "Sous l'image, pour tout le monde.",
  credit: "Crédit",
  creditHint: "Qui a pris ou dessiné l'image.",
  badImage: "URL d'image invalide",
  insecureImage:
    "Cette adresse est en http, pas en https : l'image ne s'afficherait pas. Téléversez plutôt son fichier.",
  noImage: "Image sans adresse valide",
  slash: "Blocs",
  slashNone: "Aucun bloc de ce nom.",
  lossTitle: "Ce texte s'ouvre en source : l'éditeur ne garderait pas tout.",
  lossText: (losses: string) => `Il perdrait : ${losses}. Rien n'est perdu tant que vous restez ici.`,
  openAnyway: "Ouvrir quand même dans l'éditeur",
  unread: "L'éditeur n'a pas pu lire ce texte. Le voici en source : vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",
  otherKind: "Ce texte est resté dans son format d'avant. Revenez à l'autre type, ou corrigez-le ici.",
  help: "Clavier et raccourcis",
  helpLines: [
    ["Ctrl B, Ctrl I, Ctrl E", "gras, italique, code"],
    ["Ctrl K", "lien"],
    ["Ctrl Z, Ctrl Maj Z", "annuler, rétablir"],
    ["Alt et flèche haut ou bas", "monter ou descendre le bloc"],
    ["Maj Entrée", "aller à la ligne sans changer de bloc"],
    ["/", "choisir un bloc, au début d'une ligne vide"],
    ["##, -, 1., >, ```", "titre, listes, citation, code, au début d'une ligne"],
    ["[!NOTE], [!TIP], [!WARNING]", "encadré, au début d'une ligne"],
    ["**gras**, *italique*, `code`", "mis en forme quand vous fermez les signes"],
    ["Tab, Maj Tab", "dans une liste, décaler l'élément ; dans un tableau, changer de cellule. Échap puis Tab en sort"],
    ["Alt Maj et flèche", "dans un tableau, ajouter une ligne ou une colonne de ce côté"],
    ["Alt F10", "aller aux boutons de mise en forme"],
  ],
  helpRemark: ["Ctrl Alt M", "remarque sur les mots choisis, ou sur le bloc"],
  helpTyping:
    "Les apostrophes, les guillemets et les espaces avant : ; ! ? se mettent à la française, sauf dans le code. Ctrl Z les rend comme tapés.",
} as const;

const lossWords = {
  element: (name: string) => `<${name}>`,
  attribute: (name: string) => `l'attribut ${name}`,
  comment: () => "un commentaire",
  table: () => "des cellules en trop d'un tableau",
  alignment: () => "l'alignement d'un tableau",
  "check-box": () => "des cases à cocher",
  "link-title": () => "le titre d'un lien ou d'une image",
  "first-number": () => "le premier numéro d'une liste",
  definition: () => "des adresses notées à part",
  "heading-break": () => "un retour à la ligne dans un titre",
  layout: () => "une mise en page",
} satisfies Record<Loss["kind"], (name: string) => string>;

const lists = new Intl.ListFormat("fr-FR");

/** What an editor would lose, as a list of words. */
export const lossList = (losses: readonly Loss[]): string =>
  lists.format(losses.map((loss) => lossWords[loss.kind]("name" in loss ? loss.name : "")));
