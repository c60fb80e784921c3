import type { Shop } from "../../domain/club/shop/firstProducts.ts";

export const shop: Shop = {
  description: "Le maillot 2025 du club, 35€, du XS au XXL. Les manchettes gaming et le hoodie arrivent bientôt.",
  jersey: {
    name: "Maillot 2025, l'original",
    description:
      "Dessiné en 2025, porté sur scène depuis : il ne change pas à chaque saison. Maille respirante, coupe droite, une aurore sublimée rayon par rayon.",
    price: 35,
    // {taille} is replaced by the size, for suppliers whose page takes one.
    order: "https://maille.example.org/boreal/maillot-2025?taille={taille}",
    measures: {
      XS: { width: 48, height: 66 },
      S: { width: 50, height: 69 },
      M: { width: 53, height: 72 },
      L: { width: 56, height: 74 },
      XL: { width: 59, height: 76 },
      XXL: { width: 62, height: 78 },
    },
    facts: [
      { name: "Matière", text: "Polyester maille, toucher sec" },
      {
        name: "Coupe",
        text: "Droite, manches raglan. Entre deux tailles : la plus petite pour jouer, la plus grande par-dessus un pull.",
      },
      { name: "Entretien", text: "30 °C, à l'envers, sans sèche-linge" },
    ],
  },
  // A product is on sale once it has an address: order: "https://…".
  others: [
    {
      name: "Manchettes gaming",
      description: "Pour glisser sans frotter, de la première à la dernière manche.",
      price: 25,
      drawing: "sleeves",
    },
    {
      name: "Hoodie",
      description: "Épais, chaud, l'aiguille du club sur la poitrine. Pour les soirs de match et les autres.",
      price: 50,
      drawing: "hoodie",
    },
  ],
  call: {
    title: "Un\u00a0maillot, une\u00a0voix.",
    text: "Prévenez-nous sur le Discord si votre taille manque : nous commandons ce que le club demande.",
    button: "Venir sur le Discord",
    address: "https://discord.example.org/boreal",
  },
};
