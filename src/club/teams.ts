import type { ClubTeams } from "../../domain/club/teams.ts";

export const teams: ClubTeams = {
  title: "Un\u00a0maillot, deux équipes.",
  lead: "Huit joueuses et joueurs de niveau pro, sans salaire, un staff pour chacune des deux lignes, et un troisième vestiaire dont la porte est ouverte.",
  teams: [
    {
      slug: "valorant",
      game: "Valorant",
      status: "Active",
      tier: "Division 1",
      founded: 2024,
      description:
        "Notre première équipe. Un jeu patient, des reprises préparées à l'entraînement, et un capitaine qui parle peu mais juste.",
      achievements: [
        { title: "Ligue des Régions", result: "Victoire, 2025" },
        { title: "Open du Nord", result: "Victoire, 2025" },
        { title: "Tournoi des Phares", result: "Victoire, 2025" },
        { title: "Coupe d'Hiver", result: "Victoire, 2024" },
      ],
      players: [
        { name: "Kéva", role: "Duelliste", rank: "Immortel 3", specialty: "Première entrée" },
        { name: "Lumen", role: "Initiateur", rank: "Immortel 2", specialty: "Prise d'information" },
        { name: "Brume", role: "Contrôleur", rank: "Immortel 3", specialty: "Fumées, tempo" },
        { name: "Ozark", role: "Sentinelle", rank: "Immortel 1", specialty: "Tenue de site" },
        { name: "Nival", role: "Capitaine", rank: "Radiant", specialty: "Appels, reprises" },
      ],
      staff: [
        { name: "Aurel Picard", role: "Coach", experience: "six ans sur le banc" },
        { name: "Inès Vidal", role: "Analyste", experience: "replays et données" },
        { name: "Paul Séguin", role: "Préparation mentale", experience: "suivi individuel" },
      ],
    },
    {
      slug: "rocket-league",
      game: "Rocket League",
      status: "Active",
      tier: "Division 2",
      founded: 2025,
      description:
        "Un trio qui se connaît par cœur. Peu de touches, beaucoup de placement, et un dernier rempart qui n'a peur de rien.",
      achievements: [
        { title: "Coupe d'Automne", result: "Victoire, 2025" },
        { title: "Trophée des Lacs", result: "Victoire, 2025" },
        { title: "Open Atlantique", result: "Victoire, 2025" },
      ],
      players: [
        { name: "Skald", role: "Finisseur", rank: "Grand Champion II", specialty: "Finition aérienne" },
        { name: "Tessa", role: "Relais", rank: "Grand Champion III", specialty: "Transitions" },
        { name: "Morrin", role: "Rempart", rank: "Grand Champion II", specialty: "Dernière ligne" },
      ],
      staff: [
        { name: "Maël Guern", role: "Coach", experience: "ancien joueur" },
        { name: "Jeanne Corbel", role: "Manager", experience: "calendrier, déplacements" },
      ],
    },
  ],
  expansion: {
    title: "Et la suite ?",
    status: "En développement",
    isRecruiting: true,
    text: "Le vestiaire est prêt, les maillots attendent un nom. Vous avez une équipe, ou l'envie d'en bâtir une ? Dites-nous quel jeu, et pourquoi avec nous.",
    chat: "https://discord.example.org/boreal",
  },
};
