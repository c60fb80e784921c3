import type { PartnersPage } from "../../domain/club/partners/firstPartners.ts";

// The page is hidden until the staff shows it, in the panel under Pages.

export const partners: PartnersPage = {
  title: "Nos partenaires",
  lead: "Les entreprises, associations et collectivités qui soutiennent le club.",
  // The first partners of an empty site, which reads them once. You can leave it empty.
  list: [],
  call: {
    title: "Et vous ?",
    text: "Un produit, un savoir-faire, un peu de temps : dites-nous ce que vous aimeriez construire avec une équipe et son public.",
  },
};
