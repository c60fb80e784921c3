import type { FolderPage } from "../domain/search/clubPages.ts";

/** The names of the pages, as the navigation has them, and what they are about beside their texts. Here, because no view is needed for them. */
const words = {
  home: {
    title: "Accueil",
    about: "La page d'accueil : la vision du club.",
    parts: { "home.goals": "Ses objectifs.", "founders.people": "Ses fondateurs." },
  },
  about: {
    title: "À propos",
    about: "Ce qu'est le club.",
    parts: {
      "about.history.events": "Son histoire.",
      "values.list": "Ses valeurs.",
      "founders.people": "Ses fondateurs.",
      "about.method.steps": "Sa méthode.",
    },
  },
  teams: { title: "Nos équipes", about: "Les équipes du club." },
  matches: { title: "Matchs", about: "Le calendrier des matchs et les résultats." },
  recruitment: { title: "Recrutement", about: "Les postes bénévoles, et comment postuler." },
  news: { title: "Actualités", about: "Les articles du club." },
  tips: { title: "Tips", about: "Les conseils pour progresser." },
  partners: { title: "Partenaires", about: "Les partenaires et sponsors du club." },
  shop: { title: "Shop", about: "La boutique : les produits du club." },
  contact: {
    title: "Contact",
    about: "Écrire au club : formulaire et adresse.",
    parts: { "contact.channels": "Ses réseaux sociaux." },
  },
  privacy: { title: "Confidentialité", about: "Les données personnelles, les cookies et vos droits." },
  terms: { title: "Conditions", about: "Les conditions d'utilisation et les mentions légales du site." },
} as const;

type Section = "about" | "contact" | "founders" | "home" | "partners" | "recruitment" | "shop" | "teams" | "values";

/** The pages of a club's folder, for the search. */
export const folderPages = (club: Readonly<Record<Section, object>>): readonly FolderPage[] => {
  const { about, contact, founders, home, partners, recruitment, shop, teams, values } = club;
  return [
    { path: "/", feature: "club", ...words.home, sections: { home, founders } },
    { path: "/about", feature: "about", ...words.about, sections: { about, values, founders } },
    { path: "/teams", feature: "teams", ...words.teams, sections: { teams } },
    { path: "/matches", feature: "matches", ...words.matches, sections: {} },
    { path: "/recruitment", feature: "applications", ...words.recruitment, sections: { recruitment } },
    { path: "/news", feature: "articles", ...words.news, sections: {} },
    { path: "/tips", feature: "tips", ...words.tips, sections: {} },
    { path: "/partners", feature: "partners", ...words.partners, sections: { partners } },
    { path: "/shop", feature: "shop", ...words.shop, sections: { shop } },
    { path: "/contact", feature: "contact", ...words.contact, sections: { contact } },
    { path: "/privacy", feature: "legal", ...words.privacy, sections: {} },
    { path: "/terms", feature: "legal", ...words.terms, sections: {} },
  ];
};
