import type { Outcome } from "../../../domain/club/matches/match.ts";

export const words = {
  title: "Pronostics",
  drawn: "Match nul",
  invite: "Dites qui va gagner avant le début du match, et voyez ce qu'en pensent les autres.",
  signIn: "Se connecter pour pronostiquer",
  shares: (count: number) => (count > 1 ? `Ce qu'attendaient ${count} membres` : "Ce qu'attendait un membre"),
  sharesNow: (count: number) => (count > 1 ? `Ce qu'attendent ${count} membres` : "Ce qu'attend un membre"),
  share: (percent: number) => `${percent} %`,
  best: "Meilleurs pronostics :",
  and: " et ",
  others: (count: number) => (count > 1 ? ` et ${count} autres` : " et un autre"),
  earned: (points: number) => (points > 1 ? `${points} points` : `${points} point`),
  table: "Le classement de la saison",
  game: "Un pronostic est un jeu entre membres : il n'y a jamais d'argent en jeu.",
} as const;

type Sides = { readonly club: string; readonly opponent: string };

/** How an outcome is named among the choices: by the side that wins. */
export const outcomeName = (outcome: Outcome, { club, opponent }: Sides): string =>
  outcome === "drawn" ? words.drawn : outcome === "won" ? club : opponent;
