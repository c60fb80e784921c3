import {
  longestOfProduct,
  mostOfProduct,
  type Product,
  type ProductDrawing,
} from "../../../../domain/club/shop/product.ts";
import {
  longest,
  type ProductProblem,
  shortest,
  type TypedProduct,
} from "../../../../domain/club/shop/typedProduct.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";

export const words: ListWords<Product> = {
  key: "boutique",
  tab: "Boutique",
  lead: "La boutique suit cet ordre : le premier produit est montré en grand. Un brouillon n'est vu que du staff.",
  loading: "Chargement de la boutique",
  failed: "Impossible de charger la boutique",
  none: "Aucun produit",
  noneText: "Les produits que vous ajoutez arrivent ici et, publiés, dans la boutique.",
  nameOf: ({ name }) => name,
  sureToRemove: (name) => `Supprimer « ${name} » de la boutique ? Pour le retirer un moment, dépubliez-le plutôt.`,
  create: "Nouveau produit",
  edit: "Modifier le produit",
  send: { create: "Ajouter le produit", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du produit enregistré" },
  notSent: "Le produit n'est pas enregistré",
  conflict: "Ce produit a été modifié entre-temps",
  created: "Produit ajouté",
  saved: "Produit enregistré",
  published: "Produit publié",
  hidden: "Produit dépublié",
  removed: "Produit supprimé",
  notPublished: "Le produit n'a pas changé",
  notRemoved: "Le produit n'a pas été supprimé",
};

export const notOnSale = "pas encore en vente";

export const labels = {
  name: "Nom",
  description: "Description",
  price: "Prix en euros",
  drawing: "Dessin du site",
  pictures: "Photos",
  sizes: "Tailles",
  facts: "Caractéristiques",
  stock: "Stock",
  orderLink: "Lien de commande",
  visibility: "Visibilité",
} satisfies Record<keyof TypedProduct, string>;

export const hints = {
  price: "Par exemple 34,90. Un produit à 0 est « Gratuit ».",
  drawing: "Montré tant qu'il n'y a pas de photo.",
  pictures: `Une adresse par ligne, ${mostOfProduct.pictures} au plus. La première est montrée d'abord.`,
  sizes: "Une par ligne, avec largeur et hauteur en centimètres si vous les avez. Par exemple : M : 53 × 72",
  facts: "Une par ligne : un mot, deux-points, un texte. Par exemple : Matière : Polyester",
  stock: "Par exemple : Plus que quelques-uns",
  orderLink:
    "Commence par https://. {taille} y est remplacé par la taille. Sans lien, le produit est « Bientôt disponible ».",
} as const;

export const drawingWords = {
  jersey: "Maillot",
  sleeves: "Manchettes",
  hoodie: "Hoodie",
} satisfies Record<ProductDrawing, string>;

const required: Readonly<Partial<Record<keyof TypedProduct, string>>> = {
  name: "Écrivez le nom du produit.",
  description: "Décrivez le produit en quelques mots.",
  price: "Donnez un prix, ou 0 s'il est gratuit.",
};

const tooMany: Readonly<Partial<Record<keyof TypedProduct, string>>> = {
  pictures: `${mostOfProduct.pictures} photos au plus.`,
  sizes: `${mostOfProduct.sizes} tailles au plus.`,
  facts: `${mostOfProduct.facts} caractéristiques au plus.`,
};

/** What is wrong with a field of the form. */
export const complaintOf = (field: keyof TypedProduct, problem: ProductProblem): string => {
  switch (problem) {
    case "required":
      return required[field] ?? "Ce champ est requis.";
    case "too-long":
      return `${longestOfProduct[field as keyof typeof longestOfProduct]} caractères au plus.`;
    case "too-many":
      return tooMany[field] ?? "Il y en a trop.";
    case "bad-address":
      return field === "pictures"
        ? "Une de ces adresses n'est pas valide : elles commencent par https://."
        : "Il faut une adresse complète, sans espace, qui commence par https://.";
    case "bad-price":
      return "Écrivez un prix de 0 à 9999,99, par exemple 34,90.";
    case "bad-size":
      return `Une taille a ${longestOfProduct.size} caractères au plus, et des mesures de ${shortest} à ${longest} cm. Par exemple : M : 53 × 72`;
    case "bad-fact":
      return `Chaque ligne a un mot de ${longestOfProduct.factName} caractères au plus, deux-points, et un texte de ${longestOfProduct.factText} au plus.`;
    case "double":
      return "Une taille y est deux fois.";
    case "unknown":
      return "Choisissez un dessin de la liste.";
  }
};
