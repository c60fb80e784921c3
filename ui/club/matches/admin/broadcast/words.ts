import type { Toast } from "../../../../lib/feedback/toasts.ts";
import type { Overlay, Place } from "../../overlay/address.ts";

export const words = {
  open: "Diffusion",
  title: (match: string) => `Diffusion : ${match}`,
  lead: "Ce que vous cochez s'affiche par-dessus votre direct, et suit le score que vous saisissez.",
  draft: "Ce match est un brouillon : son incrustation reste vide tant qu'il n'est pas publié.",
  parts: "Ce qui s'affiche",
  part: {
    score: "Le score",
    maps: "Toutes les manches",
    person: "Le bandeau d'une personne",
    next: "Le prochain match",
  } satisfies Record<keyof Overlay, string>,
  place: (part: string) => `Emplacement, ${part.toLocaleLowerCase("fr")}`,
  placeOf: {
    "haut-gauche": "En haut à gauche",
    haut: "En haut",
    "haut-droite": "En haut à droite",
    "bas-gauche": "En bas à gauche",
    bas: "En bas",
    "bas-droite": "En bas à droite",
  } satisfies Record<Place, string>,
  noPerson: "Choisissez",
  preview: "Aperçu de l'incrustation",
  nothing: "Cochez ce qui doit s'afficher.",
  address: "Adresse pour OBS",
  copy: "Copier l'adresse",
  look: "Voir seule",
  how: "Dans OBS",
  steps: [
    "Sous « Sources », ajoutez une source « Navigateur ».",
    "Collez l'adresse, puis mettez 1920 en largeur et 1080 en hauteur.",
    "Laissez le reste comme il est. Une source par incrustation : chacune s'affiche et se masque à la main.",
  ],
} as const;

const topic = "broadcast";

export const copied: Toast = {
  tone: "good",
  title: "Adresse copiée",
  text: "Collez-la dans une source « Navigateur ».",
  topic,
};

export const notCopied: Toast = {
  tone: "bad",
  title: "L'adresse n'a pas pu être copiée",
  text: "Sélectionnez-la dans son champ, puis copiez-la avec Ctrl C.",
  topic,
};
