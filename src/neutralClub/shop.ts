import type { Shop } from "../../domain/club/shop/firstProducts.ts";

// The page is hidden until the staff shows it, in the panel under Pages. Products are added there, too.

export const shop: Shop = {
  description: "Les articles aux couleurs du club.",
  others: [],
  call: {
    title: "Une question ?",
    text: "Une taille, une couleur, un délai : écrivez-nous.",
    button: "Nous écrire",
    address: "",
  },
};
