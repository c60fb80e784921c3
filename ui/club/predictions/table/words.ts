import { points } from "../../../../domain/club/predictions/prediction.ts";

const counted = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;

export const words = {
  title: "Pronostics",
  page: (page: number) => `page ${page}`,
  lead: `Qui voit le plus juste cette saison ? ${points.outcome} point pour qui trouve le camp gagnant, ${points.score} pour le score exact. Jamais d'argent en jeu.`,
  teams: "Classement par équipe",
  allTeams: "Toutes les équipes",
  seasons: "Saisons",
  about: (team: string | undefined, season: string, matches: number) =>
    `${team ?? "Toutes les équipes"}, saison ${season}, ${counted(matches, "match joué", "matchs joués")}`,
  rank: "Rang",
  member: "Membre",
  you: "vous",
  own: "Votre place",
  ownHidden: "Cette ligne ne se montre à personne d'autre : votre page est cachée.",
  ownNameless:
    "Cette ligne ne se montre à personne d'autre : choisissez un nom d'utilisateur pour entrer au classement.",
  nameless: "Sans nom d'utilisateur",
  /** Short for the eye, whole for screen readers. */
  columns: [
    ["right", "Justes", "Bons vainqueurs"],
    ["exact", "Exacts", "Scores exacts"],
    ["predicted", "Joués", "Matchs pronostiqués"],
    ["points", "Pts", "Points"],
  ],
  reveal: "Montrer le classement",
  revealOf: "des pronostics",
  open: "À pronostiquer",
  noneOpen: "Aucun match à pronostiquer pour le moment. Le prochain s'affichera ici.",
  yours: "Votre pronostic :",
  notYet: "Vous n'avez pas encore pronostiqué.",
  toMatches: "Voir tous les matchs",
  pages: "Pages du classement",
  loading: "Chargement du classement",
  listFailed: "Impossible de charger le classement",
  retry: "Réessayer",
  empty: "Personne n'a encore pronostiqué ces matchs",
  emptyAdvice: "Essayez une autre équipe ou une autre saison, ou affichez tout.",
  clearFilters: "Tout afficher",
  nothing: "La première place est libre",
  nothingAdvice:
    "Dites qui va gagner le prochain match, sur sa page : le classement s'ouvre dès le premier résultat pronostiqué.",
} as const;
