import type {
  Letters,
  LetterState,
  LetterSummary,
  SaveLetterRefusal,
} from "../../../../../domain/club/letter/letters.ts";
import type { RefusalOf } from "../../../../../domain/shared/result.ts";
import { signInAction } from "../../../../admin/words.ts";
import { timeOf } from "../../../../content/admin/schedule/words.ts";
import type { StatusTone } from "../../../../design/components/feedback/Status.tsx";
import { wholeNumber } from "../../../../design/components/text/format.ts";
import { typeset } from "../../../../design/components/text/french.ts";
import { adviceOn, after, type Unexpected, whyFailed } from "../../../../lib/feedback/failure.ts";
import type { Toast } from "../../../../lib/feedback/toasts.ts";

const people = (count: number): string => `${wholeNumber(count)} ${count > 1 ? "personnes" : "personne"}`;

export const words = {
  tab: "La lettre",
  loading: "Chargement des lettres",
  failed: "Impossible de charger les lettres",
  none: "Aucune lettre",
  noneYet: "Écrivez la première : elle part par e-mail à toutes les adresses confirmées.",
  subscribers: (count: number | null) =>
    count === null
      ? ""
      : count === 0
        ? "Aucune adresse confirmée pour l'instant."
        : `${people(count)} ${count > 1 ? "la reçoivent" : "la reçoit"}.`,
  create: "Écrire une lettre",
  list: "Lettres",
  edit: "Modifier",
  test: "M'envoyer un essai",
  send: "Envoyer",
  cancel: "Annuler l'envoi",
  remove: "Supprimer",
  page: "Voir la page",
  archive: "Mettre sur le site",
  unarchive: "Retirer du site",
  of: (act: string, title: string) => `${act} : ${title}`,
  // The composer.
  newTitle: "Nouvelle lettre",
  editTitle: "Modifier la lettre",
  titleField: "Titre",
  titleHint: "C'est aussi l'objet de l'e-mail.",
  preheaderField: "Aperçu dans la boîte de réception",
  preheaderHint: "Les mots que l'on voit derrière l'objet. Vide : la première phrase de la lettre.",
  week: "Ajouter la semaine",
  weekHint: "Les articles et les résultats des sept derniers jours, les matchs des sept prochains.",
  save: "Enregistrer le brouillon",
  saving: "Enregistrement…",
  kept: "Votre texte reste sur cet appareil jusqu'à l'enregistrement.",
  restart: "Repartir de la version enregistrée",
  notSaved: "La lettre n'est pas enregistrée",
  preview: "Aperçu de l'e-mail",
  previewAs: "Aperçu",
  previews: { light: "Clair", dark: "Sombre", pictureless: "Sans images", plain: "Texte seul" },
  inInbox: (preheader: string) => typeset(`Dans la boîte de réception : ${preheader}`),
  previewWaits: "L'aperçu se prépare.",
  inArchive: "Garder la lettre sur le site",
  inArchiveHint:
    "Envoyée, elle a sa page, et l'e-mail y mène : « Lire dans le navigateur ». Se change aussi après l'envoi.",
  // The sending.
  sendTitle: (title: string) => typeset(`Envoyer « ${title} »`),
  sendText: (count: number | null) =>
    count === null
      ? "Le nombre d'adresses confirmées n'est pas encore connu."
      : count === 0
        ? "Aucune adresse n'est confirmée : la lettre ne partirait nulle part."
        : `La lettre part une seule fois, à ${people(count)}. Ensuite, elle ne se modifie plus.`,
  unsaved: "Des modifications ne sont pas enregistrées : c'est la version enregistrée qui part.",
  at: "Date et heure de l'envoi",
  atHint: "À l'heure du club. Laissez vide pour envoyer tout de suite.",
  atMissing: "Cette heure n'existe pas. Donnez une date et une heure.",
  atPast: "Cette heure est passée. Donnez une heure à venir.",
  sendNow: (count: number | null) => (count ? `Envoyer à ${people(count)}` : "Envoyer"),
  plan: "Programmer",
  keep: "Ne pas envoyer",
} as const;

/** Of the week in a letter. */
export const weekWords = {
  read: "À lire",
  results: "Résultats",
  coming: "À suivre",
  against: (opponent: string) => `Contre ${opponent}`,
  won: "victoire",
  lost: "défaite",
  drawn: "match nul",
} as const;

export const removeWords = {
  sure: "Supprimer ce brouillon ?",
  sureText: "Son texte est perdu.",
  keep: "Garder",
  confirm: "Supprimer",
} as const;
export const cancelWords = {
  sure: "Annuler l'envoi ?",
  sureText:
    "Programmée, la lettre redevient un brouillon. Si elle est déjà en route, les e-mails partis ne reviennent pas.",
  keep: "Laisser partir",
  confirm: "Annuler l'envoi",
} as const;

export const states: Readonly<Record<LetterState, { readonly tone: StatusTone; readonly words: string }>> = {
  draft: { tone: "draft", words: "Brouillon" },
  scheduled: { tone: "wait", words: "Programmée" },
  sending: { tone: "wait", words: "Envoi en cours" },
  sent: { tone: "ok", words: "Envoyée" },
  cancelled: { tone: "bad", words: "Arrêtée" },
};

/** When a letter goes or went, and how far its sending is. */
export const factsOf = ({ state, sendAt, createdAt, counts }: LetterSummary): string => {
  if (state === "draft") return typeset(`commencée le ${timeOf(createdAt)}`);
  const at = sendAt === null ? "" : `le ${timeOf(sendAt)}`;
  if (state === "scheduled") return typeset(`part ${at}`);
  const { recipients, waiting, sent, refused, gone, left } = counts;
  const facts = [
    at,
    `${wholeNumber(sent)} ${sent > 1 ? "envoyées" : "envoyée"} sur ${wholeNumber(recipients)}`,
    refused > 0 && `${wholeNumber(refused)} ${refused > 1 ? "refusées" : "refusée"}`,
    state === "sending" && waiting > 0 && `${wholeNumber(waiting)} en attente`,
    gone > 0 && `${wholeNumber(gone)} ${gone > 1 ? "adresses effacées" : "adresse effacée"} avant l'envoi`,
    left > 0 && `${wholeNumber(left)} ${left > 1 ? "désinscriptions" : "désinscription"} depuis la lettre`,
  ];
  return typeset(facts.filter(Boolean).join(" · "));
};

const topic = "letters";
type Failed = Readonly<{ kind: string }>;

const common = {
  "signed-out": "Votre session a pris fin. Votre texte reste sur cet appareil.",
  "not-staff": "Vous n'avez plus ce droit.",
  "no-letter": "Cette lettre a été supprimée entre-temps.",
  "letter-changed":
    "Elle a été modifiée entre-temps. Copiez votre texte, fermez-la, rouvrez-la, et repartez de la version enregistrée.",
  "letter-begun": "Elle est déjà programmée ou envoyée, et ne se modifie plus.",
  "letter-sent": "Elle est déjà partie à tout le monde.",
} as const;

const saveFailures = {
  ...common,
  "no-title": "Donnez-lui un titre.",
  "long-title": "Le titre a plus de 150 signes. Raccourcissez-le.",
  "long-preheader": "L'aperçu a plus de 150 signes. Raccourcissez-le.",
  "no-text": "Écrivez au moins un paragraphe.",
  "too-long":
    "Elle est trop longue : des messageries la couperaient. Raccourcissez-la, et renvoyez au site par des liens.",
} as const satisfies Record<SaveLetterRefusal["kind"], string>;

export const notSavedText = (why: SaveLetterRefusal | Unexpected): string => whyFailed(why, saveFailures);

const sendFailures = {
  ...common,
  "no-subscribers": "Aucune adresse n'est confirmée pour l'instant.",
  past: words.atPast,
} as const satisfies Record<RefusalOf<Letters["send"]>["kind"], string>;

const bad = (title: string, text: string, why: Failed, path: string): Toast => ({
  tone: "bad",
  title,
  text,
  topic,
  ...signInAction(why.kind, path),
});

export const notSent = (why: RefusalOf<Letters["send"]> | Unexpected, path: string): Toast =>
  bad("La lettre n'est pas partie", whyFailed(why, sendFailures), why, path);

export const notTried = (why: RefusalOf<Letters["try"]> | Unexpected, path: string): Toast =>
  bad(
    "L'essai n'est pas parti",
    why.kind === "unexpected"
      ? adviceOn(why)
      : why.kind === "too-many"
        ? `Beaucoup d'essais d'un coup. Réessayez ${after(why.seconds)}.`
        : common[why.kind],
    why,
    path,
  );

export const notOpened = (why: RefusalOf<Letters["read"]> | Unexpected, path: string): Toast =>
  bad("La lettre ne s'ouvre pas", whyFailed(why, common), why, path);

export const notDone = (
  why: RefusalOf<Letters["cancel"] | Letters["remove"] | Letters["archive"]> | Unexpected,
  path: string,
): Toast => bad("Rien n'a changé", whyFailed(why, common), why, path);

export const saved: Toast = { tone: "good", title: "Brouillon enregistré", topic };
export const tried: Toast = { tone: "good", title: "L'essai part vers votre adresse", topic };
export const removed: Toast = { tone: "good", title: "Brouillon supprimé", topic };
export const archived = (isInArchive: boolean): Toast => ({
  tone: "good",
  title: isInArchive ? "La lettre est sur le site" : "La lettre n'est plus sur le site",
  ...(!isInArchive && { text: "Le lien de l'e-mail le dira. Vous pouvez la remettre à tout moment." }),
  topic,
});
export const cancelled: Toast = { tone: "good", title: "L'envoi est annulé", topic };
export const noWeek: Toast = {
  tone: "note",
  title: "Rien à ajouter",
  text: "Le site n'a ni article récent, ni résultat, ni match proche.",
  topic,
};
export const weekFailed = (why: Unexpected): Toast => ({
  tone: "bad",
  title: "La semaine n'a pas pu être ajoutée",
  text: adviceOn(why),
  topic,
});
export const sending = ({ state, sendAt, title }: LetterSummary): Toast => ({
  tone: "good",
  title: state === "scheduled" && sendAt !== null ? typeset(`La lettre part le ${timeOf(sendAt)}`) : "La lettre part",
  text: typeset(`L'envoi de « ${title} » se suit dans cette liste.`),
  topic,
});
