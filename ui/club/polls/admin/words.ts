import type { Asked, Failure } from "../../../lib/act.ts";
import { whyFailed } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";

export const words = {
  lead: "Demandez à une équipe quand elle peut dans la semaine. Les meilleures heures deviennent un entraînement ou un match : un formulaire s'ouvre avec l'équipe et l'heure, et le sondage se clôt quand vous l'enregistrez.",
  retry: "Réessayer",
  loading: "Chargement des sondages",
  failed: "Impossible de charger les sondages",
  ask: "Nouveau sondage",
  team: "Équipe",
  week: "Semaine",
  weekOf: (monday: string) => `Du ${monday}`,
  thisWeek: (monday: string) => `Du ${monday} (cette semaine)`,
  hours: "Heures",
  span: (from: number, until: number) => `${from} h à ${until} h`,
  open: "Ouvrir le sondage",
  noPlayers: "Aucune équipe à interroger",
  noPlayersText: "Ajoutez des joueuses et joueurs dans la vue Équipes : leur équipe s'affiche ensuite ici.",
  toTeams: "Voir les équipes",
  none: "Aucun sondage pour le moment",
  players: "Comptes de l'équipe",
  playersText:
    "Seules les personnes reliées à un compte du site sont prévenues et peuvent répondre. Écrivez le nom d'utilisateur de leur compte.",
  unlinked: (count: number) => `${count} sans compte`,
  allLinked: "tout est relié",
  usernameOf: (name: string) => `Nom d'utilisateur de ${name}`,
  usernameMissing: "Écrivez le nom d'utilisateur du compte, avec ou sans @.",
  link: "Relier",
  linkOf: (name: string) => `Relier ${name}`,
  unlink: "Délier",
  unlinkOf: (name: string) => `Délier ${name}`,
  missing: (names: string) => `Sans réponse : ${names}.`,
  length: "Durée",
  lengthOf: (hours: number) => (hours === 1 ? "1 heure" : `${hours} heures de suite`),
  training: "En faire un entraînement",
  match: "En faire un match",
  of: (act: string, block: string) => `${act} : ${block}`,
  free: (count: number, free: number) => (free === count ? "" : `, dont ${count - free} si besoin`),
  can: (count: number, of: number) => `${count} sur ${of}`,
  close: "Clore sans suite",
  closeWithEvent: "Clore avec l'entraînement créé",
  closeWithMatch: "Clore avec le match créé",
  past: "Sondages clos",
  answers: "Voir les réponses",
} as const;

/** The place of a team's first training. */
export const usualPlace = "En ligne";

export const trainingOf = (game: string): string => `Entraînement ${game}`;

const topic = "polls";

export const opened: Toast = {
  tone: "good",
  title: "Sondage ouvert",
  text: "Les personnes reliées à un compte sont prévenues.",
  topic,
};
export const linked = (username: string | null): Toast => ({
  tone: "good",
  title: username === null ? "Compte délié" : "Compte relié",
  topic,
});
export const closed: Toast = { tone: "good", title: "Sondage clos", topic };

const bad = (title: string, text: string): Toast => ({ tone: "bad", title, text, topic });
const session = "Votre session a expiré : reconnectez-vous, puis réessayez.";
const right = "Votre compte n'est plus dans le staff.";

type Reasons<Name extends "openPoll" | "linkPlayer" | "closePoll"> = Record<
  Exclude<Failure<Name>["kind"], "unexpected">,
  string
>;

const whyNotOpened = {
  "signed-out": session,
  "not-staff": right,
  gone: "Cette équipe n'existe plus.",
  "week-over": "Cette semaine est finie : choisissez-en une autre.",
  "too-far": "Cette semaine est trop loin : six mois au plus.",
  "already-open": "Un sondage est déjà ouvert pour cette équipe et cette semaine.",
} satisfies Reasons<"openPoll">;
export const notOpened = (why: Failure<"openPoll">): Toast =>
  bad("Le sondage n'est pas ouvert", whyFailed(why, whyNotOpened));

const whyNotLinked = {
  "signed-out": session,
  "not-staff": right,
  gone: "Cette personne n'est plus dans l'équipe.",
  "no-such-member": "Aucun membre n'a ce nom d'utilisateur. Il se lit sur sa page, ou près de ses commentaires.",
  taken: "Ce compte est déjà relié à une autre personne : déliez-la d'abord.",
} satisfies Reasons<"linkPlayer">;
export const notLinked = (why: Failure<"linkPlayer">): Toast =>
  bad("Le compte n'est pas relié", whyFailed(why, whyNotLinked));

const whyNotClosed = {
  "signed-out": session,
  "not-staff": right,
  gone: "Ce sondage n'existe plus.",
  "already-made":
    "Il est devenu un autre évènement ou un autre match. Ce qui vient d'être créé reste, sans lien avec lui.",
} satisfies Reasons<"closePoll">;

/** Of the act that closes a poll once more, with what was made of it. */
export const closeAgain = "close-poll";

const stillOpen = {
  event: "L'évènement est créé, mais le sondage reste ouvert",
  match: "Le match est créé, mais le sondage reste ouvert",
};
export const notClosed = ({ id, event, match }: Asked<"closePoll">, why: Failure<"closePoll">): Toast => {
  const text = whyFailed(why, whyNotClosed);
  if (why.kind === "already-made") return bad("Ce sondage était déjà clos", text);
  if (why.kind === "gone" || !(event || match)) return bad("Le sondage n'est pas clos", text);
  const act = { name: closeAgain, id, words: words.retry };
  return { ...bad(event ? stillOpen.event : stillOpen.match, text), act };
};
