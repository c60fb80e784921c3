import type { LegalDetails } from "../../domain/club/legal.ts";

export const legal: LegalDetails = {
  publisher:
    "Foyer rural et club de jeux vidéo de Saint-Gildas-sur-Mer et de la presqu'île, association loi 1901 reconnue d'intérêt général",
  address: "Salle des fêtes, place de l'Ancienne-Conserverie-de-Sardines, 56999 Saint-Gildas-sur-Mer, Bretagne, France",
  director: "Marie-Antoinette Le Goff-Kermarrec, présidente",
  host: "Nous-mêmes, sur l'ordinateur de la salle des fêtes, place de l'Ancienne-Conserverie-de-Sardines, 56999 Saint-Gildas-sur-Mer, 02 00 00 00 00, le samedi seulement",
  since: "2024-02-29",
};
