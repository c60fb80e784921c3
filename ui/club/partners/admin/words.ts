import type { TextProblem } from "../../../../domain/club/lists/fields.ts";
import { longestOfPartner, type Partner, type TypedPartner } from "../../../../domain/club/partners/partner.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";

export const words: ListWords<Partner> = {
  key: "partenaires",
  tab: "Partenaires",
  lead: "La page des partenaires et sa bande de logos suivent cet ordre. Un brouillon n'est vu que du staff.",
  loading: "Chargement des partenaires",
  failed: "Impossible de charger les partenaires",
  none: "Aucun partenaire",
  noneText: "Les partenaires que vous ajoutez arrivent ici et, publiés, sur leur page.",
  nameOf: ({ name }) => name,
  sureToRemove: (name) =>
    `Supprimer le partenaire « ${name} » ? Pour le retirer du site un moment, dépubliez-le plutôt.`,
  create: "Nouveau partenaire",
  edit: "Modifier le partenaire",
  send: { create: "Ajouter le partenaire", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du partenaire enregistré" },
  notSent: "Le partenaire n'est pas enregistré",
  conflict: "Ce partenaire a été modifié entre-temps",
  created: "Partenaire ajouté",
  saved: "Partenaire enregistré",
  published: "Partenaire publié",
  hidden: "Partenaire dépublié",
  removed: "Partenaire supprimé",
  notPublished: "Le partenaire n'a pas changé",
  notRemoved: "Le partenaire n'a pas été supprimé",
};

export const labels = {
  name: "Nom",
  kind: "Rôle auprès du club",
  text: "Présentation",
  address: "Site",
  logo: "Logo",
  visibility: "Visibilité",
} satisfies Record<keyof TypedPartner, string>;

export const hints = {
  kind: "Par exemple : Fournisseur officiel du maillot.",
  address: "Une adresse complète, qui commence par https://.",
  logo: "Presque carré, pour un fond sombre. Sans logo, le site dessine les initiales.",
} as const;

const required: Readonly<Partial<Record<keyof TypedPartner, string>>> = {
  name: "Écrivez le nom du partenaire.",
  kind: "Écrivez ce qu'il fait pour le club.",
  text: "Présentez le partenaire en quelques mots.",
  address: "Donnez l'adresse de son site.",
};

/** What is wrong with a field of the form. */
export const complaintOf = (field: keyof TypedPartner, problem: TextProblem): string => {
  switch (problem) {
    case "required":
      return required[field] ?? "Ce champ est requis.";
    case "too-long":
      return `${longestOfPartner[field as keyof typeof longestOfPartner]} caractères au plus.`;
    case "bad-address":
      return "Il faut une adresse complète, sans espace, qui commence par https://.";
  }
};
