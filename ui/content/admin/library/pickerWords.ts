import { wholeNumber } from "../../../design/components/text/format.ts";

export const pickerWords = {
  fromLibrary: "Depuis la bibliothèque",
  title: "Choisir une image du site",
  search: "Rechercher",
  placeholder: "Nom du fichier, texte alternatif",
  list: "Images",
  loading: "Chargement des images",
  failed: "Impossible de charger les images",
  none: "Aucune image n'a ces mots. Essayez-en d'autres.",
  noneYet: "Le site n'a pas encore d'image : envoyez la première.",
  found: (count: number) => `${wholeNumber(count)} ${count > 1 ? "images" : "image"}`,
  more: "Afficher la suite",
} as const;
