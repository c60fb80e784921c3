import type { EventKind } from "../../../domain/club/events/fields.ts";

export const words = {
  title: "Évènements",
  kinds: {
    training: "Entraînement",
    "watch-party": "Soirée visionnage",
    scrim: "Scrim ouvert",
    "try-out": "Détection",
  } satisfies Record<EventKind, string>,
  cancelled: "Annulé",
  underWay: "En cours",
  over: "Terminé",
  free: "Sans limite de places",
  full: "Complet",
  left: (seats: number) => (seats > 1 ? `${seats} places libres` : "1 place libre"),
  coming: (count: number) => (count > 1 ? `${count} membres viennent` : "1 membre vient"),
  came: (count: number) => (count > 1 ? `${count} membres sont venus` : "1 membre est venu"),
  waiting: (count: number) => `${count} en attente`,
} as const;
