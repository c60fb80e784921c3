import type { SeasonMap } from "../../../domain/club/matches/season.ts";

export const words = {
  rays: "La saison, manche par manche",
  list: "Voir la saison",
  title: "La saison, manche par manche",
  loading: "Chargement de la saison",
  failed: "Impossible de charger la saison",
  retry: "Réessayer",
  coming: "À venir",
  map: ({ name, number }: Pick<SeasonMap, "name" | "number">) => name || `Manche ${number}`,
  /** A map's points after its name. */
  points: ({ name }: Pick<SeasonMap, "name">, score: string) => (name ? ` ${score}` : ` : ${score}`),
} as const;
