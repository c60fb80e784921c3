import type { Values } from "../../domain/club/values.ts";

export const values: Values = {
  title: "Ce à quoi nous tenons, tempête ou pas",
  list: [
    {
      name: "Intergénérationnel",
      motto: "On joue avec sa grand-mère, contre sa grand-mère, et on perd contre elle.",
      more: "Les équipes sont tirées au sort chaque samedi, et personne n'a jamais réussi à prouver que le tirage était truqué.",
    },
    { name: "É", motto: "🐙", more: "Voilà." },
    { name: "Beurre salé", motto: "Toujours.", more: "Sans discussion possible." },
    { name: "Ponctualité", motto: "Quatorze heures.", more: "Pas quatorze heures cinq." },
    { name: "Bienveillanceabsolue", motto: "On ne crie pas.", more: "Sauf de joie." },
  ],
};
