import type { ClubFile } from "../build/clubSchema.ts";

// All that makes this site this club's. Change what you like: the build says what it can't use, and why.

export const club: ClubFile = {
  name: "Boréal Esport",
  wordmark: { strong: "Boréal", light: "Esport" },
  tagline: "Un club français d'esport, porté par des bénévoles et par celles et ceux qui le suivent.",
  links: [
    { name: "Discord", address: "https://discord.example.org/boreal" },
    { name: "Twitch", address: "https://twitch.example.org/boreal" },
    { name: "YouTube", address: "https://youtube.example.org/boreal" },
  ],
  colours: {
    // What to press and where to look. Light enough for dark words on it.
    accent: "#ceff1a",
    // The dark field behind portraits. All grounds, lines and quiet texts take their tint from it.
    field: "#1d2c66",
    // The light of the sky, of the current page's mark and of the focus, from the left to the right.
    light: ["#3df2e0", "#7dff9b", "#8b6bff"],
  },
  // A compass needle in a cut flag. A file of this folder.
  crest: "crest.svg",
  // The same needle by itself.
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
