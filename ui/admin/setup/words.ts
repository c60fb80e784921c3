import type { ClubSetup } from "../../../domain/club/readSetup.ts";
import type { RefusalOf } from "../../../domain/shared/result.ts";
import { whyFailed, type Unexpected } from "../../lib/feedback/failure.ts";
import type { Toast } from "../../lib/feedback/toasts.ts";
import { signInAction } from "../words.ts";
import { adminPath } from "../viewAddress.ts";
import type { PageStep } from "./pageSteps.ts";

export const words = {
  title: "Mettre le site à votre nom",
  left: (steps: number) => (steps > 1 ? `Il reste ${steps} étapes.` : "Il reste une étape."),
  begin: "Commencer",
  others: (steps: number) => (steps > 1 ? `Voir les ${steps} autres étapes` : "Voir l'autre étape"),
  putAway: "Ranger cette liste",
} as const;

const topic = "setup";

/** Toast action: shows the list again. */
export const bringBack = "bring-setup-back";

export const putAway: Toast = {
  tone: "good",
  title: "Liste rangée",
  text: "Elle n'est plus affichée, pour tout le staff.",
  act: { words: "La remettre", name: bringBack, id: "" },
  topic,
};

type NotPutAway = RefusalOf<ClubSetup["putAway"]> | Unexpected;

const failures = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis réessayez.",
  "not-allowed": "Il faut être admin pour ranger cette liste.",
} as const;

export const notPutAway = (failure: NotPutAway): Toast => ({
  tone: "bad",
  title: "Impossible de ranger la liste",
  text: whyFailed(failure, failures),
  topic,
  ...signInAction(failure.kind, adminPath),
});

export const onlyStaff = "Visible du staff seul.";

/** The steps: what to press, and why. */
export const stepWords = {
  "admin-name": { act: "Choisir votre nom", why: "Il signe vos articles et vos commentaires." },
  mails: {
    act: "Régler l'envoi des e-mails",
    why: "Sans lui, personne ne peut confirmer un compte. Cela se règle sur le serveur, avec npm run setup.",
  },
  legal: { act: "Compléter les mentions légales", why: "La loi demande qui édite et qui héberge le site." },
  contact: { act: "Donner l'e-mail du club", why: "La page Contact l'affiche, et les messages y arrivent." },
  logo: { act: "Choisir le logo", why: "Celui d'aujourd'hui est dessiné d'après les initiales du club." },
  colours: { act: "Choisir les couleurs", why: "Les boutons, les titres et les dessins les prennent." },
  home: { act: "Écrire l'accueil", why: "Ce que le club est, et ce qu'il veut, avec ses mots." },
  links: { act: "Relier vos réseaux", why: "Discord, Twitch et les autres, en bas de chaque page." },
  team: { act: "Ajouter la première équipe", why: "Elle a sa page, son effectif et son calendrier." },
  match: { act: "Annoncer le premier match", why: "Il s'affiche en haut du site, et dans les agendas." },
  article: { act: "Écrire le premier article", why: "Il ouvre la page Actualités et la section À lire." },
  tip: { act: "Écrire le premier tip", why: "Ce que le club apprend en jouant, pour tout le monde." },
  position: { act: "Ouvrir le premier poste", why: "La page Recrutement reçoit alors des candidatures." },
  partner: { act: "Ajouter le premier partenaire", why: "Son logo et son lien s'affichent sur la page Partenaires." },
  about: { act: "Raconter le club", why: "Son histoire, ses valeurs, ses méthodes." },
  player: { act: "Ajouter la première personne", why: "L'effectif s'affiche sur la page de l'équipe." },
  product: { act: "Ajouter le premier produit", why: "Il s'affiche dans la boutique." },
} as const satisfies Readonly<Record<PageStep, { readonly act: string; readonly why: string }>>;
