import type { LegalDetails } from "../../domain/club/legal.ts";

export const legal: LegalDetails = {
  publisher: "Boréal Esport, association loi 1901",
  registration: "RNA W000000000",
  address: "12 rue de l'Exemple, 35000 Rennes",
  director: "Maud Roussel, pour le bureau de l'association",
  host: "Hébergeur Exemple, 1 place du Modèle, 75000 Paris, 01 00 00 00 00",
  since: "2026-11-20",
};
