import { peopleView, teamsView } from "../../../admin/viewAddress.ts";
import {
  type MembershipRecord,
  type HonourRecord,
  mostPeople,
  type PersonRecord,
  type TeamRecord,
} from "../../../../domain/club/teams/team.ts";
import { mostQualities } from "../../../../domain/club/teams/fields.ts";
import {
  honourForm,
  linkNumbers,
  membershipForm,
  personForm,
  teamForm,
  type TypedHonour,
  type TypedMembership,
  type TypedPerson,
  type TypedTeam,
} from "../../../../domain/club/teams/typed.ts";
import { complaintsOf, type FieldWords, visibility, type WordsOfField } from "../../lists/admin/fieldWords.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";
import { resultOf } from "../words.ts";

export const words = {
  tab: "Équipes et personnes",
  inside: "Membres et palmarès",
  insideOf: (game: string) => `Membres et palmarès, ${game}`,
  allTeams: "Toutes les équipes",
  seePage: "Voir la page",
  columns: {
    status: "Statut",
    tier: "Division",
    role: "Rôle",
    experience: "Expérience",
    updated: "Modifié",
  },
  formParts: {
    person: "La personne",
    picture: "Statistiques et photo",
    team: "L'équipe",
    page: "Sa page",
    links: "Liens",
    onSite: "Sur le site",
  },
  notThere: "Cette équipe n'existe plus",
  notThereText: "Elle a été supprimée entre-temps, ou l'adresse comporte une erreur.",
  search: "Chercher une personne",
  noneFound: "Personne ne porte ce nom",
  noneFoundText: "Vérifiez l'orthographe, ou effacez la recherche.",
  kinds: { player: "Joueuse ou joueur", staff: "Staff" },
  statuses: { active: "Active", developing: "En développement" },
  since: (day: string) => `depuis le ${day}`,
  until: (day: string) => `départ le ${day}`,
  leavesToday: "Enregistrer un départ",
  stays: "Annuler le départ",
  left: "Départ enregistré",
  back: "Départ annulé",
  notLeft: "Le départ n'a pas été enregistré",
  choosePerson: "Choisissez une personne",
  newPerson: "Ajouter une personne",
  noMatch: "Aucun match",
  link: (number: number) => `Lien ${number}`,
  of: (act: string, name: string) => `${act}, ${name}`,
} as const;

export const teamWords: ListWords<TeamRecord> = {
  path: teamsView,
  tab: "Équipes",
  lead: "La page des équipes et les filtres des matchs suivent cet ordre. Un brouillon n'est vu que du staff.",
  loading: "Chargement des équipes",
  failed: "Impossible de charger les équipes",
  none: "Aucune équipe",
  noneText: "Les équipes que vous ajoutez arrivent ici et, publiées, sur leur page.",
  nameOf: ({ game }) => game,
  sureToRemove: (name) =>
    `Supprimer l'équipe « ${name} », ses membres et son palmarès ? Pour la retirer du site un moment, dépubliez-la plutôt.`,
  create: "Nouvelle équipe",
  edit: "Modifier l'équipe",
  send: { create: "Ajouter l'équipe", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir de l'équipe enregistrée" },
  notSent: "L'équipe n'est pas enregistrée",
  conflict: "Cette équipe a été modifiée entre-temps",
  created: "Équipe ajoutée",
  saved: "Équipe enregistrée",
  published: "Équipe publiée",
  hidden: "Équipe dépubliée",
  removed: "Équipe supprimée",
  notPublished: "L'équipe n'a pas changé",
  notRemoved: "L'équipe n'a pas été supprimée",
};

export const personWords: ListWords<PersonRecord> = {
  most: mostPeople,
  path: peopleView,
  tab: "Personnes",
  lead: "Joueurs et staff, une fois chacun, quelles que soient leurs équipes. Un brouillon n'est vu que du staff.",
  loading: "Chargement des personnes",
  failed: "Impossible de charger les personnes",
  none: "Personne encore",
  noneText: "Les personnes que vous ajoutez arrivent ici. Une équipe les montre quand elles en sont membres.",
  nameOf: ({ name }) => name,
  sureToRemove: (name) =>
    `Supprimer « ${name} », sa page et sa place dans ses équipes ? Pour un départ, notez-le plutôt dans l'équipe.`,
  create: "Nouvelle personne",
  edit: "Modifier la personne",
  send: { create: "Ajouter la personne", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir de la personne enregistrée" },
  notSent: "La personne n'est pas enregistrée",
  conflict: "Cette personne a été modifiée entre-temps",
  created: "Personne ajoutée",
  saved: "Personne enregistrée",
  published: "Personne publiée",
  hidden: "Personne dépubliée",
  removed: "Personne supprimée",
  notPublished: "La personne n'a pas changé",
  notRemoved: "La personne n'a pas été supprimée",
};

export const memberWords: ListWords<MembershipRecord> = {
  most: mostPeople,
  path: teamsView,
  tab: "Membres",
  lead: "La page de l'équipe suit cet ordre. Les départs passés restent dans son histoire.",
  loading: "Chargement des membres",
  failed: "Impossible de charger les membres",
  none: "Aucun membre",
  noneText: "Ajoutez joueurs et staff : ils arrivent ici et sur la page de l'équipe.",
  // The name is the person's, of another list: rows find it there, toasts do without.
  nameOf: () => "",
  sureToRemove: (name) =>
    `Retirer « ${name} » de l'équipe, comme si elle ou il n'en avait jamais été ? Pour un départ, pressez plutôt « Enregistrer un départ ».`,
  create: "Ajouter un membre",
  edit: "Modifier le membre",
  send: { create: "Ajouter à l'équipe", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du membre enregistré" },
  notSent: "Le membre n'est pas enregistré",
  conflict: "Ce membre a été modifié entre-temps",
  created: "Membre ajouté",
  saved: "Membre enregistré",
  published: "Membre publié",
  hidden: "Membre dépublié",
  removed: "Membre retiré",
  notPublished: "Le membre n'a pas changé",
  notRemoved: "Le membre n'a pas été retiré",
};

export const honourWords: ListWords<HonourRecord> = {
  most: mostPeople,
  path: teamsView,
  tab: "Palmarès",
  lead: "Les titres de l'équipe, dans l'ordre de sa page. Le total de toutes les équipes est en tête de la page des équipes.",
  loading: "Chargement du palmarès",
  failed: "Impossible de charger le palmarès",
  none: "Aucun titre",
  noneText: "Les titres que vous ajoutez arrivent ici et sur la page des équipes.",
  nameOf: ({ title }) => title,
  sureToRemove: (name) => `Supprimer « ${name} » du palmarès ?`,
  create: "Nouveau titre",
  edit: "Modifier le titre",
  send: { create: "Ajouter au palmarès", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du titre enregistré" },
  notSent: "Le titre n'est pas enregistré",
  conflict: "Ce titre a été modifié entre-temps",
  created: "Titre ajouté",
  saved: "Titre enregistré",
  published: "Titre publié",
  hidden: "Titre dépublié",
  removed: "Titre supprimé",
  notPublished: "Le titre n'a pas changé",
  notRemoved: "Le titre n'a pas été supprimé",
};

/** A title with its result, as its row shows it. */
export const honourLine = (honour: HonourRecord): string => resultOf(honour);

const linkLabels = { linkTitle: "Titre", linkText: "Texte", linkWords: "Mots", linkAddress: "Adresse" } as const;
const wordsOfLinks = <Name extends keyof typeof linkLabels>(names: readonly Name[]) =>
  Object.fromEntries(
    linkNumbers.flatMap((number) =>
      names.map((name) => [`${name}${number}`, { label: `${linkLabels[name]} du lien ${number}` }]),
    ),
  ) as Readonly<Record<`${Name}${1 | 2 | 3}`, WordsOfField>>;
export const linksHint = "Un lien est complet ou vide. Le dernier ferme la page, en grand.";

export const teamFieldWords: FieldWords<TypedTeam> = {
  slug: { label: "Adresse" },
  game: {
    label: "Jeu",
    hint: "Par exemple : Valorant. Les matchs et les calendriers portent ce nom.",
    wrong: { required: "Écrivez le nom du jeu." },
  },
  status: { label: "Statut", choices: words.statuses },
  tier: { label: "Division", hint: "Par exemple : Division 1." },
  founded: { label: "Année de fondation" },
  description: { label: "Présentation" },
  title: { label: "Titre de sa page", hint: "Sans titre, la page porte le nom du jeu." },
  lead: { label: "Phrase sous le titre" },
  ...wordsOfLinks(["linkTitle", "linkText", "linkWords", "linkAddress"]),
  visibility,
};

export const personFieldWords: FieldWords<TypedPerson> = {
  slug: { label: "Adresse" },
  name: { label: "Nom ou pseudo", wrong: { required: "Écrivez le nom ou le pseudo." } },
  qualities: {
    label: "Qualités",
    hint: `Une par ligne, ${mostQualities} au plus.`,
    wrong: { "too-many": `${mostQualities} qualités au plus : retirez-en.` },
  },
  experience: { label: "Expérience", hint: "En quelques mots : six ans sur le banc." },
  story: { label: "Présentation" },
  stats: { label: "Statistiques", hint: "Une adresse complète, qui commence par https://." },
  photo: { label: "Photo", hint: "En portrait. Sans photo, le site dessine un visage." },
  ...wordsOfLinks(["linkWords", "linkAddress"]),
  visibility,
};

export const memberFieldWords: FieldWords<TypedMembership> = {
  team: { label: "Équipe" },
  person: { label: "Personne", wrong: { required: "Choisissez la personne, ou ajoutez-la d'abord." } },
  kind: { label: "Dans l'équipe", choices: words.kinds },
  role: {
    label: "Rôle",
    hint: "Par exemple : Duelliste, Coach. Il choisit aussi le masque dessiné.",
    wrong: { required: "Écrivez son rôle dans l'équipe." },
  },
  position: { label: "Poste" },
  rank: { label: "Rang" },
  specialty: { label: "Spécialité" },
  joined: { label: "Arrivée", hint: "Sans date, l'arrivée n'est pas dans l'histoire de l'équipe." },
  departed: { label: "Départ", hint: "Le premier jour sans elle ou lui. Vide : toujours là." },
  visibility,
};

export const honourFieldWords: FieldWords<TypedHonour> = {
  team: { label: "Équipe" },
  title: { label: "Compétition", wrong: { required: "Écrivez le nom de la compétition." } },
  result: { label: "Résultat", hint: "Par exemple : Victoire.", wrong: { required: "Écrivez le résultat." } },
  year: { label: "Année" },
  match: { label: "Match décisif", hint: "Parmi les derniers résultats de l'équipe." },
  visibility,
};

const complaints = {
  "before-arrival": "Le départ vient après l'arrivée.",
  "half-link": "Remplissez tout le lien, ou videz-le.",
};
export const teamComplaint = complaintsOf(teamForm.fields, teamFieldWords, complaints);
export const personComplaint = complaintsOf(personForm.fields, personFieldWords, complaints);
export const memberComplaint = complaintsOf(membershipForm.fields, memberFieldWords, complaints);
export const honourComplaint = complaintsOf(honourForm.fields, honourFieldWords, complaints);
