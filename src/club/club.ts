import type { ClubFile } from "../build/club/clubSchema.ts";

// The identity of this site's club. Change any value: the build reports what is invalid, and why.

export const club: ClubFile = {
  name: "Boréal Esport",
  // Beside an opponent and in tables. Without it the name stands there.
  shortName: "Boréal",
  wordmark: { strong: "Boréal", light: "Esport" },
  tagline: "Un club français d'esport, porté par des bénévoles et par celles et ceux qui le suivent.",
  // At the foot of each page, behind the name. It may be left out.
  legalForm: "association loi 1901",
  // Beside the field of the newsletter: what it has, and how often it comes. It may be left out.
  letter: "Une fois par mois au plus : les résultats, les nouveaux tips, les postes ouverts.",
  links: [
    { name: "Discord", address: "https://discord.example.org/boreal" },
    { name: "Twitch", address: "https://twitch.example.org/boreal" },
    { name: "YouTube", address: "https://youtube.example.org/boreal" },
    { name: "Twitter", address: "https://twitter.example.org/boreal" },
    { name: "TikTok", address: "https://tiktok.example.org/boreal" },
  ],
  colours: {
    // Buttons and highlights. Text on it is dark or light by itself; it may not be as dark as the page.
    accent: "#ceff1a",
    // The dark field behind portraits. All grounds, lines and secondary texts are tinted by it.
    field: "#1d2c66",
    // The aurora of the sky, of the current page's mark and of the focus, from left to right.
    light: ["#3df2e0", "#7dff9b", "#8b6bff"],
  },
  // A compass needle in a flag with a cut corner. A file of this folder.
  crest: "crest.svg",
  // The needle alone.
  emblem: [
    { tone: "main", path: "M.325-1L.34 0 0 0z" },
    { tone: "main-shade", path: "M.325-1L-.34 0 0 0z" },
    { tone: "other-shade", path: "M-.325 1L.34 0 0 0z" },
    { tone: "other", path: "M-.325 1L-.34 0 0 0z" },
  ],
  greeters: [
    { role: "Contrôleur", name: "Brume" },
    { role: "Capitaine", name: "Nival" },
    { role: "Duelliste", name: "Kéva" },
  ],
  texts: {
    entrance: {
      title: "Entrez dans le vestiaire.",
      lead: "Un compte pour postuler, commenter et suivre le club.",
    },
    tips: "Ce que nos équipes apprennent en jouant, écrit pour que vous puissiez l'essayer ce soir.",
    lost: "L'aiguille cherche encore. Cette adresse ne mène nulle part, ou la page a changé de place.",
  },
};
