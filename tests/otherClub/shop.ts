import type { Shop } from "../../domain/club/shop/firstProducts.ts";

/** The jersey isn't on sale yet, another product is. */
export const shop: Shop = {
  description: "La tenue de l'association des joueuses et joueurs de Saint-Gildas-sur-Mer, cousue au village.",
  jersey: {
    name: "Maillot anniversaire du club",
    description:
      "Cousu par les parents de la section des petits, à manches longues sur demande, et teint à la main dans le bleu de la presqu'île. Aucun ne ressemble tout à fait à un autre maillot.",
    price: 1249.9,
    measures: {
      XS: { width: 38.5, height: 120.5 },
      S: { width: 50.5, height: 69.5 },
      M: { width: 100.5, height: 172.5 },
      L: { width: 56, height: 74 },
      XL: { width: 59, height: 76 },
      XXL: { width: 162.5, height: 78 },
    },
    facts: [
      { name: "Composition", text: "Anticonstitutionnellement" },
      {
        name: "Coupe",
        text: "Droite devant, un peu plus longue derrière, avec des emmanchures larges pour celles et ceux qui aiment être à l'aise.",
      },
      { name: "Don", text: "Un euro par maillot va à la station de sauvetage en mer de la presqu'île." },
    ],
  },
  others: [
    {
      name: "Manches contre le vent d'ouest",
      description: "Pour jouer dehors, sur le port, quand la salle des fêtes est prise par le club de bridge.",
      price: 0,
      drawing: "sleeves",
      order: "https://mercerie.example.org/manches",
    },
    { name: "Pull", description: "Il gratte.", price: 80, drawing: "hoodie" },
    { name: "Anticonstitutionnellementissime", description: "Encore un pull.", price: 80.5, drawing: "hoodie" },
  ],
  call: {
    title: "Une maille à l'endroit, une maille à l'envers",
    text: "Les jeudis de la mercerie sont ouverts à toutes et à tous, du débutant au compagnon du devoir : apportez vos aiguilles, nous avons la laine, le thé et les gâteaux.",
    button: "Écrire à la mercerie du port",
    address: "https://mercerie.example.org/ecrire",
  },
};
