import type { ClubFile } from "../build/club/clubSchema.ts";

// The identity of your club. Change any value: the build reports what is invalid, and why.

export const club: ClubFile = {
  name: "Votre club",
  // Beside an opponent and in tables.
  shortName: "Votre club",
  // The two parts of the name in the top bar, ten characters each at most. The second may be empty.
  wordmark: { strong: "Votre club", light: "" },
  // One sentence for the foot of each page and for search engines.
  tagline: "Un club d'esport où l'on joue ensemble, où l'on progresse et où l'on se retrouve.",
  // At the foot of each page, behind the name: legalForm: "association loi 1901",
  // Beside the field of the newsletter: letter: "Une fois par mois au plus : les résultats et les nouvelles du club.",
  // { name: "Discord", address: "https://discord.gg/…" }, at most six.
  links: [],
  colours: {
    // Buttons and highlights. Text on it is dark or light by itself; it may not be as dark as the page.
    accent: "#ffc857",
    // The dark field behind portraits. All grounds, lines and secondary texts are tinted by it.
    field: "#27364f",
    // The light of the sky, of the current page's mark and of the focus, from left to right.
    light: ["#8fd3ff", "#b8e0f0", "#8ea2d8"],
  },
  // The logo: an SVG file of this folder.
  crest: "crest.svg",
  // Its simplest form as flat shapes: two chevrons, one above the other.
  emblem: [
    { tone: "main", path: "M0-.85L.7-.25V.15L0-.45z" },
    { tone: "main-shade", path: "M0-.85L-.7-.25V.15L0-.45z" },
    { tone: "other", path: "M0-.15L.7.45V.85L0 .25z" },
    { tone: "other-shade", path: "M0-.15L-.7.45V.85L0 .25z" },
  ],
  // Drawn on the sign-in page, without names.
  greeters: [
    { role: "Contrôleur", name: "A" },
    { role: "Capitaine", name: "B" },
    { role: "Duelliste", name: "C" },
  ],
  texts: {
    entrance: {
      title: "Entrez, on vous attend.",
      lead: "Un compte pour postuler, commenter et suivre le club.",
    },
    tips: "Ce que l'on apprend en jouant, écrit pour que vous puissiez l'essayer ce soir.",
    lost: "Cette adresse ne mène nulle part, ou la page a changé de place.",
  },
  // Parts of the site that stay hidden until the staff shows them, in the panel under Pages. A new site reads this once.
  hidden: ["about", "partners", "shop"],
};
