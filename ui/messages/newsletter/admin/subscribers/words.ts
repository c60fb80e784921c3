import type {
  ListedSubscriber,
  Subscriber,
  Subscribers,
  SubscriberState,
} from "../../../../../domain/club/letter/subscribers.ts";
import type { RefusalOf } from "../../../../../domain/shared/result.ts";
import { signInAction } from "../../../../admin/words.ts";
import type { StatusTone } from "../../../../design/components/feedback/Status.tsx";
import { longDay, wholeNumber } from "../../../../design/components/text/format.ts";
import { typeset } from "../../../../design/components/text/french.ts";
import { whyFailed, type Unexpected } from "../../../../lib/feedback/failure.ts";
import type { Toast } from "../../../../lib/feedback/toasts.ts";

export const words = {
  view: "Abonnements",
  loading: "Chargement des abonnements",
  failed: "Impossible de charger les abonnements",
  search: "Rechercher",
  placeholder: "Une partie de l'adresse",
  filter: "État",
  filters: {
    all: "Toutes",
    confirmed: "Confirmées",
    waiting: "En attente",
    left: "Désinscrites",
  } satisfies Record<SubscriberState | "all", string>,
  none: "Aucune adresse trouvée",
  noneAtAll: "Aucune adresse",
  noneYet: "Le pied de page du site propose la lettre : chaque adresse qui s'inscrit arrive ici.",
  noneFiltered: "Essayez une autre partie de l'adresse ou un autre état, ou affichez tout.",
  /** In the place of `noneFiltered`, for those that have left. */
  leftHidden:
    "Une adresse désinscrite est effacée : il n'en reste qu'une empreinte, pour qu'aucun import ne la reprenne. Cherchez une adresse entière pour savoir si elle en fait partie.",
  showAll: "Tout afficher",
  pages: "Pages d'abonnements",
  list: "Abonnements",
  columns: { email: "Adresse", proof: "Accord", since: "Depuis", state: "État", acts: "Actions" },
  erase: "Effacer",
  eraseOf: (email: string) => `Effacer ${email}`,
  import: "Importer",
  // The file.
  save: "Télécharger (CSV)",
  saving: "Préparation en cours...",
  saveHint:
    "Le fichier a les adresses confirmées et leurs liens de désinscription. Pour un envoi par un autre outil, téléchargez-le avant chaque envoi : les adresses désinscrites n'y sont plus.",
  file: {
    email: "e-mail",
    confirmedAt: "inscription",
    consent: "accord",
    leavePage: "page de désinscription",
    leaveAtOnce: "désinscription en un clic",
  } satisfies Record<keyof Subscriber, string>,
} as const;

export const states = {
  confirmed: { tone: "ok", words: "Confirmée" },
  waiting: { tone: "wait", words: "En attente" },
  left: { tone: "bad", words: "Désinscrite" },
} as const satisfies Record<SubscriberState, { readonly tone: StatusTone; readonly words: string }>;

/** How the owner of an address agreed. */
export const proofOf = ({ consent, state }: ListedSubscriber): string => {
  if (consent) return typeset(`${consent.source}, ${longDay(consent.on)}`);
  return { confirmed: "Lien de confirmation", waiting: "Lien envoyé", left: "Adresse effacée" }[state];
};

/** In the file. */
export const consentCell = (consent: Subscriber["consent"]): string =>
  consent ? `${consent.source}, ${consent.on}` : "lien de confirmation";

export const eraseWords = (email: string) => ({
  sure: "Effacer cette adresse ?",
  sureText: `${email} ne recevra plus la lettre, et aucun import ne reprendra cette adresse. Seule la personne peut se réinscrire. C'est définitif.`,
  keep: "Garder",
  confirm: "Effacer",
});

export const topic = "subscribers";

export const saved = (count: number): Toast => ({
  tone: "good",
  title: count > 1 ? `${wholeNumber(count)} abonnements téléchargés` : "1 abonnement téléchargé",
  topic,
});

export const noSubscribers: Toast = { tone: "note", title: "La lettre n'a pas encore d'abonnement confirmé", topic };
export const erased: Toast = { tone: "good", title: "Adresse effacée", topic };

const failures = {
  "signed-out": "Connectez-vous de nouveau, puis réessayez.",
  "not-allowed": "Les abonnements sont réservés aux admins.",
} as const satisfies Record<RefusalOf<Subscribers["list"]>["kind"], string>;

export type Failure = RefusalOf<Subscribers["list"]> | Unexpected;
export const whyNot = (why: Failure): string => whyFailed(why, failures);

export const notListed = (why: Failure): Toast => ({
  tone: "bad",
  title: "Les abonnements n'ont pas pu être téléchargés",
  text: whyNot(why),
  topic,
});

export const notErased = (why: Failure, path: string): Toast => ({
  tone: "bad",
  title: "L'adresse n'a pas été effacée",
  text: whyNot(why),
  topic,
  ...signInAction(why.kind, path),
});
