import { wholeNumber } from "../../design/components/text/format.ts";

export const words = {
  choose: (name: string) => `Choisir, ${name}`,
  chooseAll: "Tout choisir",
  chosen: (count: number) => `${wholeNumber(count)} ${count > 1 ? "choisis" : "choisi"}`,
  clear: "Ne rien choisir",
  bulk: "Actions sur la sélection",
  sortBy: "Trier par",
  ownOrder: "Ordre habituel",
  upwards: (column: string) => `${column}, croissant`,
  downwards: (column: string) => `${column}, décroissant`,
  more: (name: string) => `Autres actions, ${name}`,
  acts: "Actions",
  selection: "Sélection",
  undo: "Annuler",
  again: "Réessayer",
  doneOf: (done: number, all: number) => `C'est fait pour ${wholeNumber(done)} sur ${wholeNumber(all)}.`,
} as const;
