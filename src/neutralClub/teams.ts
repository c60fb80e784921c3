import type { ClubTeams } from "../../domain/club/teams.ts";

export const teams: ClubTeams = {
  title: "Nos équipes",
  lead: "Les équipes du club, celles et ceux qui les composent, et leurs prochains matchs.",
  // The word behind "joueuses et joueurs" in the figures of the page: "pro", "en club".
  playersAre: "",
  // The first teams of an empty site, which reads them once: from then on the staff edits them in the panel. You can leave it empty.
  teams: [],
  expansion: {
    title: "Une équipe avec\u00a0nous ?",
    // Of a planned team: status: "En développement".
    isRecruiting: true,
    text: "Vous avez une équipe, ou l'envie d'en bâtir une ? Dites-nous à quel jeu vous jouez, et ce que vous cherchez.",
  },
};
