export const words = {
  badImage: "URL d'image invalide",
  badLink: "Lien invalide",
  image: "Image",
  table: "Tableau",
  lostImage: (description: string) => `Image indisponible : ${description}`,
  lostImageUnnamed: "Image indisponible",
} as const;
