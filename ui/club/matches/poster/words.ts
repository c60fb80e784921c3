import type { Toast } from "../../../lib/feedback/toasts.ts";
import type { posterHeights } from "../../../design/tokens/parts/poster.ts";

export const words = {
  open: "Affiche",
  title: "Affiche du match",
  format: "Format",
  formats: { post: "Publication, 4:5", story: "Story, 9:16" } satisfies Record<keyof typeof posterHeights, string>,
  withScore: "Avec le score",
  preview: (opponent: string) => `Affiche du match contre ${opponent}`,
  drawing: "L'affiche se dessine",
  save: "Enregistrer l'image",
  share: "Partager",
  outcomes: { won: "Victoire", lost: "Défaite", drawn: "Match nul" },
  forfeits: { won: "Victoire par forfait", lost: "Défaite par forfait", drawn: "Match nul" },
  map: (name: string, number: number) => name || `Manche ${number}`,
  /** The file, without its ending. */
  file: (slug: string, format: keyof typeof posterHeights) =>
    `affiche-${slug}-${format === "post" ? "publication" : "story"}`,
} as const;

const topic = "poster";

export const failed: Toast = {
  tone: "bad",
  title: "L'affiche n'a pas pu être dessinée",
  text: "Vérifiez votre connexion, puis ouvrez-la de nouveau.",
  topic,
};
export const saved: Toast = { tone: "good", title: "Affiche enregistrée", topic };
