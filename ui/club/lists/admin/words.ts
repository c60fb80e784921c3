/** The words of the panel's forms. */
export const formWords = {
  loading: "Ouverture du formulaire",
  sending: "Enregistrement…",
  close: "Fermer",
  kept: "Vos changements restent sur cet appareil jusqu'à l'envoi.",
  restored: "Vos changements non enregistrés sont revenus.",
  restoredText: "Ils étaient restés sur cet appareil.",
  notSentText: "Rien n'est perdu : vos changements restent sur cet appareil.",
  optional: "(facultatif)",
  awaited: "(à compléter)",
  conflictText:
    "Un autre membre du staff a enregistré ces champs pendant que vous écriviez. Rien n'est encore remplacé. Les autres champs gardent le dernier changement.",
  mine: "Le vôtre",
  theirs: "L'autre, enregistré",
  empty: "(vide)",
  stay: "Continuer à écrire",
  takeTheirs: "Prendre l'autre",
  keepMine: "Garder le mien",
} as const;

/** The words of each list. */
export const rowWords = {
  edit: "Modifier",
  publish: "Publier",
  hide: "Retirer du site",
  remove: "Supprimer",
  of: (act: string, name: string) => `${act}, ${name}`,
  draft: "Brouillon",
  name: "Nom",
  picture: "Portrait",
  state: "État",
  acts: "Actions",
  visibility: "Visibilité",
  publishedInHiddenPart: "Publié : visible une fois la partie du site affichée",
  visibilities: { published: "Publié : tout le monde le voit", draft: "Brouillon : seul le staff le voit" },
} as const;
