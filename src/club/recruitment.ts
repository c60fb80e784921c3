import type { Recruitment } from "../../domain/club/recruitment.ts";

export const recruitment: Recruitment = {
  title: "Faites grandir le\u00a0club avec nous.",
  text: "Des postes bénévoles, ouverts toute l'année. Pas besoin d'un long parcours : de l'envie, un peu de temps et le goût de l'équipe suffisent pour commencer.",
  figures: [
    { value: "10+", words: "postes ouverts par an" },
    { value: "100%", words: "bénévole" },
    { value: "24h", words: "réponse moyenne" },
    { value: "∞", spoken: "Infinies", words: "opportunités" },
  ],
  positions: {
    "community-manager": {
      description: "Donnez une voix au club, tous les jours et pas seulement les soirs de match.",
      skills: ["Rédaction", "Discord", "Écoute"],
    },
    "event-manager": {
      description: "Montez des soirées et des tournois que l'on raconte encore le lendemain.",
      skills: ["Organisation", "Planning", "Sang-froid"],
    },
    "video-editor": {
      description: "Transformez nos parties en séquences que l'on regarde jusqu'au bout.",
      skills: ["Montage", "Rythme", "Formats courts"],
    },
    "partnership-manager": {
      description: "Trouvez des marques qui nous ressemblent, et faites durer la relation.",
      skills: ["Prospection", "Négociation", "Suivi"],
    },
    "content-creator": {
      description: "Racontez Boréal à votre façon, en live, en vidéo ou en image.",
      skills: ["Stream", "Idées", "Régularité"],
    },
  },
  call: {
    title: "Une question avant de postuler ?",
    text: "Le staff et les bénévoles sont sur le Discord tous les soirs. Passez dire bonjour, vous verrez vite si l'endroit vous ressemble.",
    button: "Venir sur le Discord",
    address: "https://discord.example.org/boreal",
  },
};
