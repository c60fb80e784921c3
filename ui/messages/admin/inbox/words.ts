import type { RefusalOf } from "../../../../domain/shared/result.ts";
import type {
  Answer,
  AnswerRefusal,
  HandleWish,
  Inbox,
  MessageFilter,
  MessageState,
  ReceivedMessage,
} from "../../../../domain/messages/inbox.ts";
import { signInAction } from "../../../admin/words.ts";
import type { StatusTone } from "../../../design/components/feedback/Status.tsx";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { ofName } from "../../../design/components/text/french.ts";
import { adviceOn, after, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  list: "Messages",
  waiting: "à répondre",
  keys: [
    { keys: ["J", "K"], does: "suivant, précédent" },
    { keys: ["R"], does: "répondre" },
    { keys: ["E"], does: "clore ou rouvrir" },
  ],
  loading: "Chargement des messages",
  failed: "Impossible de charger les messages",
  search: "Rechercher",
  placeholder: "Nom, e-mail, sujet, texte",
  filter: "État",
  filters: {
    all: "Tous",
    unread: "Non lus",
    open: "À répondre",
    answered: "Répondus",
    closed: "Clos",
    spam: "Indésirables",
  } satisfies Record<NonNullable<MessageFilter> | "all", string>,
  none: "Aucun message trouvé",
  noneAtAll: "Aucun message",
  noneYet: "Les messages envoyés depuis la page Contact arrivent ici.",
  toContact: "Voir la page Contact",
  noneFiltered: "Essayez d'autres mots ou un autre état, ou affichez tout.",
  showAll: "Tout afficher",
  pages: "Pages de messages",
  news: "De nouveaux messages sont arrivés.",
  columns: { name: "Nom", subject: "Message", assignee: "Suivi par", date: "Reçu", state: "État" },
  unread: "Non lu :",
  openOf: (name: string) => `Lire le message ${ofName(name)}`,
  messageOf: (name: string) => `le message ${ofName(name)}`,
  notSent: "Non envoyé",
  assignee: "Suivi par",
  unassigned: "Personne",
  nameless: "Sans nom d'utilisateur",
  close: "Clore",
  reopen: "Rouvrir",
  spam: "Indésirable",
  noSpam: "Ce n'est pas indésirable",
  spamHint: "Les messages indésirables sont effacés après 30 jours.",
  markUnread: "Marquer comme non lu",
  acts: "Actions sur ce message",
  answers: "Réponses",
  colleague: "Quelqu'un du staff",
  mails: {
    waiting: "E-mail en route",
    sent: "E-mail envoyé",
    refused: "E-mail refusé",
  } satisfies Record<Answer["mail"], string>,
  refused:
    "Le serveur d'e-mail a refusé cette réponse pour l'instant : le site réessaie. « Renvoyer » réessaie tout de suite.",
  resend: "Renvoyer",
  resending: "Renvoi en cours...",
  reply: "Répondre",
  answer: "Votre réponse",
  answerHint: (email: string) =>
    `Envoyée à ${email}, avec le message cité. Si cette personne y répond, son e-mail arrive dans la boîte du club, pas ici.`,
  template: "Insérer un modèle",
  send: "Envoyer la réponse",
  sending: "Envoi en cours...",
  blank: "Écrivez votre réponse.",
} as const;

export const states = {
  open: { tone: "wait", words: "À répondre" },
  answered: { tone: "ok", words: "Répondu" },
  closed: { tone: "ok", words: "Clos" },
  spam: { tone: "bad", words: "Indésirable" },
} as const satisfies Record<MessageState, { readonly tone: StatusTone; readonly words: string }>;

/** The state of a message in the list: a refused mail comes first. */
export const stateOf = ({ state, answers }: ReceivedMessage): { readonly tone: StatusTone; readonly words: string } =>
  answers.some(({ mail }) => mail === "refused") ? { tone: "bad", words: words.notSent } : states[state];

export const tooLong = (over: number): string =>
  `C'est trop long : ${wholeNumber(over)} ${over === 1 ? "caractère" : "caractères"} de trop.`;

const topic = "inbox";
export const undoName = "undo-message";

const changes = {
  open: { one: "Message rouvert", many: "messages rouverts" },
  answered: { one: "Message marqué comme répondu", many: "messages marqués comme répondus" },
  closed: { one: "Message clos", many: "messages clos" },
  spam: { one: "Message mis dans les indésirables", many: "messages mis dans les indésirables" },
  assigned: { one: "Suivi changé", many: "suivis changés" },
} satisfies Record<MessageState | "assigned", { readonly one: string; readonly many: string }>;

/** Of at least one change. */
export const handled = (done: readonly HandleWish[], before: Readonly<Record<string, HandleWish>>): Toast => {
  const [first] = done;
  const change = first && before[first.id]?.state !== first.state ? first.state : "assigned";
  const { one, many } = changes[change];
  return { tone: "good", title: done.length > 1 ? `${wholeNumber(done.length)} ${many}` : one, topic };
};

export const undone: Toast = { tone: "good", title: "Modification annulée", topic };

/** What a colleague did meanwhile. */
const changedBy = ({ assignee, answers, state }: ReceivedMessage): string => {
  const last = answers.at(-1);
  if (state === "answered" && last) return `${last.author?.username ?? words.colleague} a répondu entre-temps.`;
  const followed = assignee ? ` Suivi par ${assignee.username ?? words.nameless}.` : "";
  return `Le message a changé entre-temps : ${states[state].words.toLowerCase()}.${followed}`;
};

type Failure =
  RefusalOf<Inbox["handle"]> | RefusalOf<Inbox["mark"]> | RefusalOf<Inbox["resend"]> | AnswerRefusal | Unexpected;

const failures = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  "no-message": "Ce message a été effacé entre-temps.",
  "no-colleague": "Cette personne ne fait plus partie du staff.",
  blank: words.blank,
} as const;

const whyNot = (failure: Failure): string => {
  switch (failure.kind) {
    case "unexpected":
      return adviceOn(failure);
    case "message-changed":
      return changedBy(failure.message);
    case "too-many":
      return `Trop de réponses en peu de temps. Réessayez ${after(failure.seconds)}.`;
    case "too-long":
      return tooLong(failure.over);
    default:
      return failures[failure.kind];
  }
};

const notDone = (title: string, failure: Failure, path: string, kept = ""): Toast => ({
  tone: "bad",
  title,
  text: [whyNot(failure), kept].filter(Boolean).join(" "),
  topic,
  ...signInAction(failure.kind, path),
});

export const notMarked = (failure: Failure, path: string): Toast =>
  notDone("Le message n'a pas été marqué comme non lu", failure, path);
export const notHandled = (failure: Failure, path: string): Toast =>
  notDone("Le message n'a pas été changé", failure, path);
export const notResent = (failure: Failure, path: string): Toast =>
  notDone("La réponse n'a pas été renvoyée", failure, path);
export const notAnswered = (failure: Failure, path: string): Toast =>
  notDone(
    "La réponse n'a pas été envoyée",
    failure,
    path,
    failure.kind === "message-changed"
      ? "Relisez, puis renvoyez la vôtre si elle reste utile."
      : "Votre texte est gardé.",
  );

export const answered = ({ email }: ReceivedMessage): Toast => ({
  tone: "good",
  title: "Réponse envoyée",
  text: `L'e-mail part pour ${email}.`,
  topic,
});
export const resent: Toast = { tone: "good", title: "Nouvel envoi demandé", topic };
