import type { Size } from "../../../domain/club/shop.ts";

export const words = {
  title: "Shop",
  available: "Disponible",
  soon: "Bientôt disponible",
  size: "Taille",
  yourSize: "Votre taille",
  orderIn: "Commander en",
  order: "Commander",
  orderOf: (name: string) => `\u00a0: ${name}`,
  orderNote: "La commande s'ouvre chez notre fournisseur, dans un nouvel onglet.",
  view: "Vue du maillot",
  front: "Face",
  back: "Dos",
  width: "Largeur",
  height: "Hauteur",
  centimetres: (length: string) => `${length} cm`,
  chosen: (size: Size, width: string, height: string) => `Taille ${size} : ${width} cm de large, ${height} cm de haut`,
  next: "La suite arrive",
  frontSeen: (name: string) =>
    `${name} de face : buste sombre, aurore en rayons inclinés, manches claires, col en V et bords colorés, emblème du club sur le cœur.`,
  backSeen: (name: string) => `${name} de dos : l'emblème du club entre les épaules, l'aurore en rayons inclinés.`,
  seen: {
    sleeves: "Paire de manchettes sombres, aurore de l'avant-bras au coude, bord coloré, emblème du club au poignet.",
    hoodie: "Hoodie sombre à capuche, cordons colorés, emblème du club sur la poitrine.",
  },
} as const;
