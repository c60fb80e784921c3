import type { PartnersPage } from "../../domain/club/partners/firstPartners.ts";

export const partners: PartnersPage = {
  title: "Ils gardent le\u00a0cap avec nous.",
  lead: "Trois maisons, trois métiers, une même idée : un club se construit dans la durée.",
  // Each logo is a file of this folder, shown on a dark ground.
  list: [
    {
      name: "Givre",
      kind: "Boisson énergisante",
      text: "Une boisson légère, sans promesse magique, au frais les soirs de match. Givre paie nos déplacements.",
      address: "https://givre.example.org/",
      logo: "givre.svg",
    },
    {
      name: "Maille",
      kind: "Fournisseur officiel du maillot",
      text: "L'atelier qui coupe, imprime et expédie notre maillot, à l'unité, sans stock jeté en fin de saison.",
      address: "https://maille.example.org/",
      logo: "maille.svg",
    },
    {
      name: "Studio Cap",
      kind: "Studio de design graphique",
      text: "Le studio qui dessine nos affiches et nos habillages, et qui forme nos bénévoles à les faire vivre.",
      address: "https://studio-cap.example.org/",
      logo: "studioCap.svg",
    },
  ],
  call: {
    title: "Et vous ?",
    text: "Un produit, un savoir-faire, un peu de temps : dites-nous ce que vous voulez bâtir avec une équipe et son public.",
  },
};
