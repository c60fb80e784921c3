import type { Values } from "../../domain/club/values.ts";

export const values: Values = {
  title: "Ce qui compte pour\u00a0nous",
  list: [
    {
      name: "Plaisir",
      motto: "Jouer reste une joie.",
      more: "Même les soirs où rien ne passe.",
    },
    {
      name: "Esprit d'équipe",
      motto: "On gagne et on perd ensemble.",
      more: "Un match ne repose jamais sur une seule personne.",
    },
    {
      name: "Respect",
      motto: "De l'équipe, de l'adversaire, de l'arbitrage.",
      more: "À l'écran comme en vocal.",
    },
    {
      name: "Progrès",
      motto: "Chaque partie nous apprend quelque chose.",
      more: "À condition d'en parler après.",
    },
  ],
};
