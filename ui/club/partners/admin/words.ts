import { partnersView } from "../../../admin/viewAddress.ts";
import { type Partner, partnerForm, type TypedPartner } from "../../../../domain/club/partners/partner.ts";
import { complaintsOf, type FieldWords, visibility } from "../../lists/admin/fieldWords.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";

export const words: ListWords<Partner> = {
  path: partnersView,
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

export const fieldWords: FieldWords<TypedPartner> = {
  name: { label: "Nom", wrong: { required: "Écrivez le nom du partenaire." } },
  kind: {
    label: "Rôle auprès du club",
    hint: "Par exemple : Fournisseur officiel du maillot.",
    wrong: { required: "Écrivez ce qu'il fait pour le club." },
  },
  text: { label: "Présentation", wrong: { required: "Présentez le partenaire en quelques mots." } },
  address: {
    label: "Site",
    hint: "Une adresse complète, qui commence par https://.",
    wrong: { required: "Donnez l'adresse de son site." },
  },
  logo: {
    label: "Logo",
    hint: "Presque carré, pour un fond sombre. Sans logo, le site dessine les initiales.",
  },
  visibility,
};

export const complaintOf = complaintsOf(partnerForm.fields, fieldWords, {});
