import type { OptionalFeature } from "../../../../domain/club/pages/optionalFeatures.ts";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import type { TextProblem } from "../../../../domain/club/pages/texts.ts";
import { pagesView, viewAddress } from "../../../admin/viewAddress.ts";
import { signInAction } from "../../../admin/words.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { whyFailed } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { faultWords } from "./colourWords.ts";
import type { RestoreTextsFailure, SaveTextsFailure, SwitchFailure } from "./effects.ts";

const path = viewAddress(pagesView);
const topic = "pages";

export const words = {
  tab: "Pages et parties",
  also: "nom logo couleurs accent textes contact e-mail liens mentions légales éditeur hébergeur",
  loading: "Chargement des pages",
  failed: "Impossible de charger les pages",
  texts: "Textes",
  textsLead: "Ce que le club dit de lui sur ses pages. Chaque changement se voit tout de suite.",
  first: "Textes d'origine",
  changed: (day: string) => `Modifiés le ${day}`,
  edit: "Modifier",
  editOf: (section: string) => `Modifier les textes : ${section}`,
  see: "Voir la page",
  adminsOnly: "Réservé aux admins",
  seeOf: (section: string) => `Voir la page : ${section}`,
  parts: "Parties du site",
  partsLead:
    "Une partie masquée quitte le menu, les autres pages et le plan du site. Ses données restent : on la remet quand on veut.",
  on: "Affichée",
  off: "Masquée",
  hide: "Masquer",
  hideOf: (feature: string) => `Masquer : ${feature}`,
  show: "Afficher",
  showOf: (feature: string) => `Afficher : ${feature}`,
  hiddenPart: (feature: string) => `Cette partie du site est masquée : ${feature}`,
  hiddenPartText: "Rien de cette partie ne se voit sur le site tant qu'elle n'est pas affichée.",
  showPart: "Afficher la partie",
} as const;

type SectionWords = {
  readonly name: string;
  /** A page with its texts. */
  readonly path: string;
  /** The feature of that page. */
  readonly feature: string;
};
export const sectionWords: Readonly<Record<SectionName, SectionWords>> = {
  home: { name: "Accueil", path: "/", feature: "club" },
  about: { name: "À propos", path: "/about", feature: "about" },
  values: { name: "Valeurs", path: "/about", feature: "about" },
  founders: { name: "Fondateurs", path: "/", feature: "club" },
  teams: { name: "Équipes", path: "/teams", feature: "teams" },
  recruitment: { name: "Recrutement", path: "/recruitment", feature: "applications" },
  shop: { name: "Shop", path: "/shop", feature: "shop" },
  partners: { name: "Partenaires", path: "/partners", feature: "partners" },
  contact: { name: "Contact", path: "/contact", feature: "contact" },
  foot: { name: "Pied de page", path: "/", feature: "club" },
  identity: { name: "Identité", path: "/", feature: "club" },
  legal: { name: "Mentions légales", path: "/terms", feature: "legal" },
};

export const featureWords: Readonly<Record<OptionalFeature, { readonly name: string; readonly text: string }>> = {
  about: { name: "À propos", text: "La page du club : son histoire, ses valeurs, ses fondateurs." },
  teams: {
    name: "Équipes",
    text: "Les pages des équipes, des joueuses et des joueurs. Leurs matchs restent au calendrier.",
  },
  applications: {
    name: "Recrutement",
    text: "La page des postes et le formulaire : plus personne ne peut postuler. Les candidatures reçues restent lisibles.",
  },
  shop: { name: "Shop", text: "La page du maillot et des produits." },
  partners: { name: "Partenaires", text: "La page des partenaires, et leurs logos." },
  matches: { name: "Matchs", text: "Le calendrier, les résultats, le bandeau et les agendas." },
  predictions: {
    name: "Pronostics",
    text: "Ce que les membres attendent de chaque match, sur sa page.",
  },
  events: {
    name: "Évènements",
    text: "Les entraînements ouverts, les soirées et les détections, avec leurs inscriptions.",
  },
  newsletter: {
    name: "Lettre du club",
    text: "Le formulaire au pied des pages, et les lettres envoyées. Les liens pour se désinscrire continuent de marcher.",
  },
  contact: { name: "Contact", text: "La page pour écrire au club." },
};

export const editorWords = {
  title: (section: string) => `Textes : ${section}`,
  save: "Enregistrer",
  preview: "Aperçu",
  backToTexts: "Revenir aux textes",
  restart: "Repartir des textes du site",
  first: "Textes d'origine",
  sure: "Revenir aux textes d'origine ?",
  sureText: "Le site montrera de nouveau les textes du dossier du club. Ceux d'aujourd'hui seront perdus.",
  confirm: "Revenir aux textes d'origine",
  keep: "Garder les textes",
  add: "Ajouter",
  addTo: (list: string) => `Ajouter : ${list}`,
  remove: "Retirer",
  removeOf: (entry: string) => `Retirer : ${entry}`,
  entry: (list: string, at: number) => `${list} ${at + 1}`,
  notSaved: "Les textes ne sont pas enregistrés",
  check: "Des textes sont à revoir. Ils sont marqués.",
  conflict: "Quelqu'un a changé les mêmes textes",
  list: "La liste a changé des deux côtés.",
  logoHint:
    "SVG, PNG, WebP ou JPEG. Il est placé dans un carré, avec son fond transparent. Le signe dessiné en grand sur les pages reste celui du dossier du club.",
  firstLogo: "Logo d'origine",
  chosenLogo: "Le logo choisi",
  pickOf: (colour: string) => `Choisir la couleur : ${colour}`,
  takeNearest: (colour: string) => `Prendre la plus proche qui convient, ${colour}`,
  firstColours: "Couleurs d'origine",
  colourHints: {
    accent: "Les boutons, et ce qui est mis en avant.",
    field: "Sa teinte passe dans tous les fonds, les lignes et les textes discrets. Leur clarté ne change pas.",
    "light.0": "Le ciel et le cadre du focus.",
  },
} as const;

const callLabels = {
  call: "Appel de fin de page",
  "call.title": "Titre",
  "call.text": "Texte",
  "call.button": "Bouton",
  "call.address": "Adresse du bouton",
} as const;

const linkLabels = (list: string) => ({ [list]: "Lien", [`${list}.name`]: "Nom", [`${list}.address`]: "Adresse" });

/** The labels of texts, by their path without numbers. */
const labels: Readonly<Record<SectionName, Readonly<Record<string, string>>>> = {
  home: {
    headline: "Grand titre, ligne",
    lead: "Présentation du club",
    vision: "Vision",
    "vision.lead": "En grand",
    "vision.text": "Texte",
    goals: "Objectif",
    "goals.when": "Échéance",
    "goals.title": "Titre",
    "goals.text": "Texte",
    ...callLabels,
  },
  about: {
    title: "Titre de la page",
    lead: "Introduction",
    history: "Histoire",
    "history.title": "Titre",
    "history.events": "Étape",
    "history.events.when": "Date",
    "history.events.title": "Titre",
    "history.events.text": "Texte",
    figures: "Chiffre",
    "figures.value": "Valeur",
    "figures.words": "Légende",
    method: "Méthode",
    "method.title": "Titre",
    "method.steps": "Temps",
    "method.steps.title": "Titre",
    "method.steps.text": "Texte",
  },
  values: {
    title: "Titre",
    list: "Valeur",
    "list.name": "Nom",
    "list.motto": "Phrase",
    "list.more": "Suite",
  },
  teams: {
    title: "Titre de la page",
    lead: "Introduction",
    expansion: "Équipe à venir",
    "expansion.title": "Titre",
    "expansion.text": "Texte",
    playersAre: "Chiffres : le mot après « joueuses et joueurs »",
  },
  recruitment: {
    title: "Titre de la page",
    text: "Introduction",
    figures: "Chiffre",
    "figures.value": "Valeur",
    "figures.words": "Légende",
    ...callLabels,
  },
  shop: { description: "Description pour les moteurs de recherche", ...callLabels },
  partners: { title: "Titre de la page", lead: "Introduction", ...callLabels },
  founders: {
    title: "Titre",
    people: "Personne",
    "people.name": "Nom",
    "people.role": "Rôle",
    "people.quote": "Citation",
  },
  contact: {
    lead: "Introduction",
    email: "E-mail du club",
    delay: "Délai de réponse",
    team: "Où est l'équipe",
    ...linkLabels("channels"),
  },
  foot: { ...linkLabels("links"), legalForm: "Forme juridique", letter: "La lettre : ce qu'on y lit, et quand" },
  identity: {
    name: "Nom complet",
    shortName: "Nom court, dans les matchs",
    wordmark: "Nom dans la barre",
    "wordmark.strong": "En gras",
    "wordmark.light": "En lettres fines",
    tagline: "Le club en une phrase",
    crest: "Logo",
    colours: "Couleurs",
    "colours.accent": "Accent",
    "colours.field": "Fond",
    "colours.light": "Lueur",
    texts: "Phrases du club",
    "texts.entrance": "Page de connexion",
    "texts.entrance.title": "Titre",
    "texts.entrance.lead": "À quoi sert un compte",
    "texts.tips": "Sous le titre des tips",
    "texts.lost": "Sur une page introuvable",
  },
  legal: {
    publisher: "Éditeur et forme juridique",
    registration: "Immatriculation",
    address: "Adresse postale",
    director: "Responsable de la publication",
    host: "Hébergeur : nom, adresse, téléphone",
    since: "En vigueur depuis le",
  },
};

/** The label of the text at a path. */
export const labelOf = (section: SectionName, path: string): string =>
  labels[section][path.replace(/\.?\b\d+\b/g, "").replace(/^\./, "")] ?? path;

/** The same with the place of each entry, for a list of texts: "Étape 2 : Titre". */
export const wholeLabelOf = (section: SectionName, path: string): string => {
  const parts = path.split(".");
  const named = parts.flatMap((part, at) => {
    if (/^\d+$/.test(part)) return [];
    const label = labelOf(section, parts.slice(0, at + 1).join("."));
    const entry = parts[at + 1];
    return [entry !== undefined && /^\d+$/.test(entry) ? editorWords.entry(label, Number(entry)) : label];
  });
  return named.join(" : ");
};

/** A text as a conflict shows it. */
export const shownText = (texts: unknown): string => (typeof texts === "string" ? texts : editorWords.list);

export const complaintOf = (problem: TextProblem): string => {
  switch (problem.kind) {
    case "missing":
      return "Ce texte ne peut pas être vide.";
    case "bad-picture":
      return "Il faut une image envoyée d'ici.";
    case "bad-colour":
      return "Il faut une couleur comme #1d2c66.";
    case "low-contrast":
      return faultWords(problem);
    case "bad-day":
      return "Il faut un jour du calendrier.";
    case "bad-address":
      return "Il faut une adresse complète, sans espace, qui commence par https://.";
    case "bad-email":
      return "Cette adresse e-mail n'est pas complète. Exemple : contact@exemple.fr";
    case "too-long":
      return `${problem.over > 1 ? `${wholeNumber(problem.over)} caractères` : "Un caractère"} de trop.`;
  }
};

const reasons = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit reste ici.",
  "not-staff": "Vous n'avez plus ce droit.",
} as const;

/** Above the form. */
export const reasonOf = (failure: Exclude<SaveTextsFailure, { readonly kind: "texts-conflict" }>): string => {
  if (failure.kind === "invalid-texts") return editorWords.check;
  return whyFailed(failure, reasons);
};

export const saved: Toast = { tone: "good", title: "Textes enregistrés", text: "Ils sont en ligne.", topic };
export const restored: Toast = { tone: "good", title: "Textes d'origine de retour", topic };

const refusedBy = (failure: RestoreTextsFailure | SwitchFailure, title: string): Toast => ({
  tone: "bad",
  title,
  text: whyFailed(failure, reasons),
  topic,
  ...signInAction(failure.kind, path),
});
export const notRestored = (failure: RestoreTextsFailure): Toast => refusedBy(failure, "Les textes n'ont pas changé");

export const switched = (feature: OptionalFeature, isOn: boolean): Toast => ({
  tone: "good",
  title: isOn ? "Partie affichée" : "Partie masquée",
  text: featureWords[feature].name,
  topic,
});
export const notSwitched = (failure: SwitchFailure): Toast => refusedBy(failure, "Rien n'a changé");
