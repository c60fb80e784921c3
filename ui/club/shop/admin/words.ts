import { shopView } from "../../../admin/viewAddress.ts";
import { mostOfProduct, type ProductDrawing } from "../../../../domain/club/shop/offer.ts";
import {
  longest,
  longestOfProduct,
  type Product,
  productForm,
  shortest,
  type TypedProduct,
} from "../../../../domain/club/shop/product.ts";
import { complaintsOf, type FieldWords, visibility } from "../../lists/admin/fieldWords.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";

export const words: ListWords<Product> = {
  path: shopView,
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

const drawings = {
  jersey: "Maillot",
  sleeves: "Manchettes",
  hoodie: "Hoodie",
} satisfies Record<ProductDrawing, string>;

export const fieldWords: FieldWords<TypedProduct> = {
  name: { label: "Nom", wrong: { required: "Écrivez le nom du produit." } },
  description: { label: "Description", wrong: { required: "Décrivez le produit en quelques mots." } },
  price: {
    label: "Prix en euros",
    hint: "Par exemple 34,90. Un produit à 0 est « Gratuit ».",
    wrong: { required: "Donnez un prix, ou 0 s'il est gratuit." },
  },
  drawing: {
    label: "Dessin du site",
    hint: "Montré tant qu'il n'y a pas de photo.",
    choices: drawings,
    wrong: { unknown: "Choisissez un dessin de la liste." },
  },
  pictures: {
    label: "Photos",
    hint: `Une adresse par ligne, ${mostOfProduct.pictures} au plus. La première est montrée d'abord.`,
    wrong: {
      "too-many": `${mostOfProduct.pictures} photos au plus.`,
      "bad-address": "Une de ces adresses n'est pas valide : elles commencent par https://.",
    },
  },
  sizes: {
    label: "Tailles",
    hint: "Une par ligne, avec largeur et hauteur en centimètres si vous les avez. Par exemple : M : 53 × 72",
    wrong: { "too-many": `${mostOfProduct.sizes} tailles au plus.` },
  },
  facts: {
    label: "Caractéristiques",
    hint: "Une par ligne : un mot, deux-points, un texte. Par exemple : Matière : Polyester",
    wrong: { "too-many": `${mostOfProduct.facts} caractéristiques au plus.` },
  },
  orderLink: {
    label: "Lien de commande",
    hint: "Commence par https://. {taille} y est remplacé par la taille. Sans lien, le produit est « Bientôt disponible ».",
  },
  stock: { label: "Stock", hint: "Par exemple : Plus que quelques-uns" },
  visibility,
};

export const complaintOf = complaintsOf(productForm.fields, fieldWords, {
  "bad-price": "Écrivez un prix de 0 à 9999,99, par exemple 34,90.",
  "bad-size": `Une taille a ${longestOfProduct.size} caractères au plus, et des mesures de ${shortest} à ${longest} cm. Par exemple : M : 53 × 72`,
  "bad-fact": `Chaque ligne a un mot de ${longestOfProduct.factName} caractères au plus, deux-points, et un texte de ${longestOfProduct.factText} au plus.`,
  double: "Une taille y est deux fois.",
});
