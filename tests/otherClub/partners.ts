import type { PartnersPage } from "../../domain/club/partners/firstPartners.ts";

export const partners: PartnersPage = {
  title: "Anticonstitutionnellement, sans eux, point de manettes ici !",
  lead: "La boulangerie, la mairie et le garage du port ne connaissent rien aux jeux vidéo et n'ont pas l'intention d'apprendre. Ils nous aident quand même, chaque année, et nous les remercions en leur laissant gagner une partie.",
  list: [
    {
      name: "Boulangerie-pâtisserie du Bourg",
      kind: "Fournisseuse officielle de beurre salé en gâteau",
      text: "Quatre gâteaux par samedi, douze par tournoi, et un sac de farine quand la kermesse approche. La patronne vient elle-même les couper, parce qu'elle ne nous fait pas confiance pour des parts égales, et elle a bien raison.",
      address: "https://boulangerie.example.org/une/adresse/plutot-longue",
      logo: "octopus.svg",
    },
    { name: "É", kind: "🐙", text: "Merci.", address: "https://e.example.org/", logo: "octopus.svg" },
  ],
  call: {
    title: "Anticonstitutionnellement vôtre, voulez-vous ?",
    text: "Une rallonge, un écran, un sac de pommes de terre pour la kermesse : il n'y a pas de petite aide, et il n'y a pas de grande aide non plus, car nous n'avons qu'un placard pour ranger le tout.",
  },
};
