import { type Badge, badgeGoals } from "../../../domain/accounts/badges.ts";

/** The name of a badge, and what earned it. */
export const badgeWords: Readonly<Record<Badge, { readonly name: string; readonly earnedBy: string }>> = {
  staff: { name: "Staff", earnedBy: "Fait vivre le club" },
  "first-tip": { name: "Premier tip", earnedBy: "Un tip signé" },
  "hundred-readers": { name: "Lu et relu", earnedBy: "Cent lectures de tips signés" },
  "ten-right": { name: "Bon œil", earnedBy: "Dix pronostics justes" },
  "a-year": { name: "Un an de club", earnedBy: "Un an depuis l'inscription" },
};

const counted = (reached: number, one: string, several: string): string => `${reached} ${reached > 1 ? several : one}`;

/** What a badge that isn't earned asks for. A member can't do anything for the staff's. */
export const asked: Readonly<Record<Exclude<Badge, "staff">, (reached: number) => string>> = {
  "first-tip": () => "Signez un tip de votre nom d'utilisateur",
  "hundred-readers": (reached) => `${counted(reached, "lecture", "lectures")} sur ${badgeGoals["hundred-readers"]}`,
  "ten-right": (reached) =>
    `${counted(reached, "pronostic juste", "pronostics justes")} : il en faut ${badgeGoals["ten-right"]}`,
  "a-year": (reached) => `${reached} mois sur ${badgeGoals["a-year"]}`,
};

export const words = {
  title: "Badges",
  text: "Ils viennent de ce que vous faites ici. Votre page publique montre ceux que vous avez.",
  failed: "Vos badges n'ont pas pu être chargés.",
  retry: "Réessayer",
  loading: "Chargement des badges",
} as const;
