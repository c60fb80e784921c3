import type { HomePage } from "../../domain/club/home.ts";

export const home: HomePage = {
  headline: ["On garde", "le nord."],
  lead: "Boréal Esport est un club français d'esport. Nous formons des joueuses et des joueurs, nous jouons pour gagner, et nous partageons ce que nous apprenons.",
  heroes: [
    { role: "Contrôleur", name: "Brume" },
    { role: "Duelliste", name: "Kéva" },
    { role: "Capitaine", name: "Nival" },
    { role: "Initiateur", name: "Lumen" },
    { role: "Sentinelle", name: "Ozark" },
  ],
  vision: {
    lead: "Un bon club ne se mesure pas qu'au tableau des scores. Il se reconnaît à ce que ses membres savent faire en partant, et à l'envie qu'ils ont de rester.",
    text: "Chez nous, une joueuse débutante et un capitaine de première division partagent le même staff, les mêmes replays et la même exigence. On s'entraîne sérieusement, on se parle franchement, et personne n'apprend dans son coin.",
  },
  goals: [
    {
      when: "Cette saison",
      title: "Tenir notre place, deux équipes au complet",
      text: "Un staff pour chaque équipe, un calendrier public et des entraînements qui commencent à l'heure.",
    },
    {
      when: "La saison prochaine",
      title: "Ouvrir une troisième équipe",
      text: "Un nouveau jeu, une nouvelle ligne, et une passerelle claire entre la communauté et la compétition.",
    },
    {
      when: "Le cap",
      title: "Devenir une école du jeu",
      text: "Un lieu où l'on apprend à jouer, à coacher, à commenter et à organiser. Pour la scène française, pas seulement pour nous.",
    },
  ],
  call: {
    // No-break spaces keep its last words on one line.
    title: "Il reste de\u00a0la\u00a0place.",
    text: "Boréal vit grâce à ses bénévoles. Pas besoin d'un grand niveau de jeu : il faut aimer construire quelque chose avec d'autres. Réponse sous 24 h en moyenne.",
    button: "Venir sur le Discord",
    address: "https://discord.example.org/boreal",
  },
};
