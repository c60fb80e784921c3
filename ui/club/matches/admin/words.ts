import type {
  AddMatchRefusal,
  SaveMatchRefusal,
  ScoreMatchRefusal,
} from "../../../../domain/club/matches/editMatches.ts";
import {
  type Format,
  type Match,
  type MatchState,
  type MatchStatus,
  startOf,
} from "../../../../domain/club/matches/match.ts";
import type { MatchImport, MatchRepository } from "../../../../domain/club/matches/ports.ts";
import { longestMapName, mostPoints, type ScoreProblem } from "../../../../domain/club/matches/scoring.ts";
import {
  type FieldProblem,
  longestOf,
  type MatchField,
  mostPlayers,
  type TypedMatch,
} from "../../../../domain/club/matches/typed.ts";
import type { RefusalOf } from "../../../../domain/shared/result.ts";
import { signInAction } from "../../../admin/words.ts";
import { frenchDate } from "../../../design/components/text/format.ts";
import { narrow } from "../../../design/components/text/french.ts";
import { whyFailed, type Unexpected } from "../../../lib/feedback/failure.ts";
import type { Toast } from "../../../lib/feedback/toasts.ts";
import { clubZone } from "../../../lib/page/now.ts";

export const words = {
  tab: "Matchs",
  list: "Matchs",
  here: "Calendrier",
  periods: "Matchs à venir et terminés",
  toPlay: "À venir",
  over: "Terminés",
  create: "Nouveau match",
  loading: "Chargement des matchs",
  failed: "Impossible de charger les matchs",
  none: { toPlay: "Aucun match à venir", over: "Aucun match terminé" },
  noneYet: "Les matchs que vous annoncez arrivent ici, les brouillons aussi.",
  noneFiltered: "Affichez tous les matchs, ou choisissez un autre filtre.",
  showAll: "Tout afficher",
  pages: "Pages de matchs",
  changed: "La liste a changé.",
  filters: "Filtres",
  allTeams: "Tous",
  drafts: "Brouillons",
  columns: {
    start: "Début",
    opponent: "Match",
    competition: "Compétition",
    state: "État",
    score: "Score",
    acts: "Actions",
  },
  enter: "Saisir",
  seePage: "Voir la page",
  publish: "Publier",
  unpublish: "Retirer du site",
  draft: "Brouillon",
  versus: (game: string, opponent: string) => `${game} – ${opponent}`,
  sides: (club: string, opponent: string, game: string) => `${club} – ${opponent}, ${game}`,
  score: "Saisir le score",
  correct: "Corriger le score",
  edit: "Modifier",
  postpone: "Reporter",
  cancelMatch: "Annuler le match",
  restore: "Rétablir",
  remove: "Supprimer",
  of: (act: string, match: string) => `${act}, ${match}`,
  sureToRemove: (count: number) =>
    count > 1
      ? "Supprimer ces matchs et leurs scores ? Leurs liens avec les articles et leurs annonces prévues partent avec eux, même si vous les rétablissez ensuite."
      : "Supprimer ce match et son score ? Ses liens avec les articles et ses annonces prévues partent avec lui, même si vous le rétablissez ensuite. Pour un match qui n'a pas lieu, annulez-le plutôt.",
  forfeit: "forfait",
  forfeits: { ours: "Forfait de notre équipe", theirs: "Forfait de l'adversaire" },
  unsent: "Score pas encore envoyé",
  unsentCount: (count: number) => (count > 1 ? `${count} scores pas encore envoyés` : "1 score pas encore envoyé"),
} as const;

export const postponeWords = {
  title: "Reporter le match",
  start: "Nouvelle date et heure",
  hint: "À l'heure du club. Laissez vide si la date reste à fixer.",
  missing: "Cette heure n'existe pas. Donnez une date et une heure, ou rien.",
  same: "C'est la date actuelle. Donnez-en une autre, ou rien.",
  dated: "Reporter à cette date",
  undated: "Reporter, date à fixer",
  keep: "Ne pas reporter",
} as const;

export const stateWords = {
  announced: "Annoncé",
  today: "Aujourd'hui",
  live: "En direct",
  "to-score": "Score à saisir",
  finished: "Terminé",
  postponed: "Reporté",
  cancelled: "Annulé",
} satisfies Record<MatchState, string>;

export const formatWords = {
  bo1: "une manche",
  bo2: "deux manches",
  bo3: "deux manches gagnantes",
  bo5: "trois manches gagnantes",
  bo7: "quatre manches gagnantes",
} satisfies Record<Format, string>;

const dates = new Intl.DateTimeFormat("fr-FR", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: clubZone,
});
const times = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone: clubZone });

/** The start of a match in the club's zone: "sam. 28 nov. 2026", "9 h 00". */
export const startIn = (match: Pick<Match, "start">): { readonly day: string; readonly time: string } => ({
  day: frenchDate(dates.format(startOf(match))),
  time: times.format(startOf(match)).replace(/^0?(\d+):/, `$1${narrow}h${narrow}`),
});

export const nameOf = ({ game, opponent }: Pick<Match, "game" | "opponent">): string => words.versus(game, opponent);
/** Tells a match from others of the same opponent. */
export const fullNameOf = (match: Match): string => [nameOf(match), match.competition, startIn(match).day].join(", ");

const topic = "match";

const whyNot = {
  "signed-out": "Votre session a pris fin.",
  "not-staff": "Vous n'avez plus ce droit.",
  gone: "Quelqu'un l'a supprimé entre-temps.",
  conflict: "Quelqu'un l'a changé entre-temps. La liste est à jour : vérifiez, puis réessayez.",
  "invalid-score": "Son score ne peut pas être enregistré ainsi.",
  "slug-used-up": "Cette équipe a déjà trop de matchs contre cet adversaire ce jour-là.",
  "invalid-match": "Un champ est à corriger.",
} satisfies Record<(ScoreMatchRefusal | SaveMatchRefusal | AddMatchRefusal)["kind"], string>;

type Refusal = ScoreMatchRefusal | SaveMatchRefusal | AddMatchRefusal | Unexpected;

export const reasonOf = (refusal: Refusal): string => whyFailed(refusal, whyNot);

const failure = (title: string, refusal: Refusal, path: string): Toast => ({
  tone: "bad",
  title,
  text: reasonOf(refusal),
  topic,
  ...signInAction(refusal.kind, path),
});

const calledOff: Partial<Record<MatchStatus, string>> = { cancelled: "Match annulé", postponed: "Match reporté" };

/** The form of a match can't be shown. */
export const notOpened = (failure: { readonly kind: "not-found" } | Unexpected): Toast => ({
  tone: "bad",
  title: "Impossible d'ouvrir ce match",
  text: whyFailed(failure, { "not-found": "Il a été supprimé entre-temps." }),
  topic,
});

export const isCalledOff = ({ status }: Match): boolean => calledOff[status] !== undefined;
const startText = (match: Match): string => Object.values(startIn(match)).join(", ");
export const moved = (match: Match): Toast => ({
  tone: "good",
  title: `Match reporté au ${startText(match)}`,
  text: "Les agendas et les pages le disent.",
  topic,
});
export const called = (match: Match): Toast => {
  const title = calledOff[match.status];
  if (title === undefined) return { tone: "good", title: "Match rétabli", topic };
  return { tone: "good", title, text: "Les agendas et les pages le disent.", topic };
};
/** A match with points or a forfeit is neither cancelled nor postponed. */
const keepsScore: Toast = {
  tone: "bad",
  title: "Le match n'a pas changé",
  text: "Il a déjà un score. Effacez d'abord ses manches ou son forfait, puis annulez ou reportez le match.",
  topic,
};
export const notMoved = (refusal: SaveMatchRefusal | Unexpected, path: string): Toast =>
  failure("Le match n'a pas changé", refusal, path);
export const notCalled = (refusal: ScoreMatchRefusal | Unexpected, path: string): Toast =>
  refusal.kind === "invalid-score" ? keepsScore : failure("Le match n'a pas changé", refusal, path);

const counted = (count: number, one: string, many: string): string => (count > 1 ? `${count} ${many}` : one);
const good = (title: string): Toast => ({ tone: "good", title, topic });

export const removed = (count: number): Toast => good(counted(count, "Match supprimé", "matchs supprimés"));
export const broughtBack = (count: number): Toast => good(counted(count, "Match rétabli", "matchs rétablis"));
export const notBroughtBack = (back: number, count: number): Toast => ({
  tone: "bad",
  title:
    back > 0
      ? `${back} ${back > 1 ? "matchs rétablis" : "match rétabli"} sur ${count}`
      : counted(count, "Le match n'est pas revenu", "matchs ne sont pas revenus"),
  text:
    count - back > 1
      ? "D'autres matchs ont pris leurs places entre-temps. Créez-les à nouveau."
      : "Un autre match a pris sa place entre-temps. Créez-le à nouveau.",
  topic,
});
export const published = (count: number, isPublished: boolean): Toast =>
  isPublished
    ? good(counted(count, "Match publié", "matchs publiés"))
    : good(counted(count, "Match remis en brouillon", "matchs remis en brouillon"));
export const notAllPublished: Toast = {
  tone: "bad",
  title: "Tous les matchs n'ont pas changé",
  text: "Quelqu'un en a changé un entre-temps. La liste est à jour : vérifiez, puis réessayez.",
  topic,
};
export const notWritten = (refusal: RefusalOf<MatchImport["write"]> | Unexpected, path: string): Toast =>
  failure("Les matchs n'ont pas changé", refusal, path);
export const notRemoved = (refusal: RefusalOf<MatchRepository["remove"]> | Unexpected, path: string): Toast =>
  failure("Erreur lors de la suppression", refusal, path);

export const created = (match: Match): Toast => ({
  tone: "good",
  title: match.isPublished ? "Match annoncé" : "Match créé en brouillon",
  text: `${nameOf(match)}, ${startIn(match).day}.`,
  topic,
});
export const saved: Toast = { tone: "good", title: "Match enregistré", topic };

export const formWords = {
  create: "Nouveau match",
  edit: "Modifier le match",
  send: { create: "Créer le match", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du match enregistré" },
  notSent: "Le match n'est pas enregistré",
  parts: {
    match: "La rencontre",
    start: "Date et format",
    links: "Logo et vidéos",
    team: "Composition et notes",
    onSite: "Sur le site",
  },
  choose: "Choisir…",
  noFormat: "Sans format",
  startHint: "À l'heure de Paris, où que vous soyez.",
  postponedHint: "Reporté : une nouvelle date annonce le match à nouveau. À l'heure de Paris, où que vous soyez.",
  addressHint: "Une adresse complète, qui commence par https://.",
  logoHint: "Sans logo, le site dessine un écusson.",
  lineupHint: `Les noms, séparés par des virgules, ${mostPlayers} au plus.`,
  noTeams: "Les équipes n'ont pas pu être chargées.",
  sameTime: (match: Pick<Match, "game" | "opponent" | "start">) =>
    `Attention : ${nameOf(match)} est déjà prévu à ${startIn(match).time} ce jour-là. Vous pouvez enregistrer quand même.`,
  conflict: "Ce match a été modifié entre-temps",
} as const;

export const fieldWords = {
  team: "Équipe",
  opponent: "Adversaire",
  opponentLogo: "Logo de l'adversaire",
  competition: "Compétition",
  stage: "Étape",
  format: "Format",
  start: "Début",
  watch: "Où le regarder",
  vod: "Rediffusion",
  notes: "Notes",
  lineup: "Joueurs alignés",
  isPublished: "Visibilité",
} satisfies Record<keyof TypedMatch, string>;

const required = {
  team: "Choisissez une équipe.",
  opponent: "Écrivez le nom de l'adversaire.",
  competition: "Écrivez la compétition.",
  start: "Indiquez un jour et une heure qui existent.",
} as const satisfies Partial<Record<MatchField, string>>;

const tooLong = ({ opponent, competition, stage, notes, player }: typeof longestOf) =>
  ({ opponent, competition, stage, notes, lineup: player }) as const;

/** What is wrong with a field of the form. */
export const complaintOf = (field: MatchField, problem: FieldProblem): string => {
  switch (problem) {
    case "required":
      return field in required ? required[field as keyof typeof required] : "Ce champ est requis.";
    case "too-long": {
      const most = tooLong(longestOf)[field as keyof ReturnType<typeof tooLong>];
      return field === "lineup" ? `${most} caractères au plus par nom.` : `${most} caractères au plus.`;
    }
    case "too-many":
      return `${mostPlayers} joueurs au plus.`;
    case "bad-address":
      return "Il faut une adresse complète, sans espace, qui commence par https://.";
    case "no-such-time":
      return "Cette date ou cette heure n'existe pas entre 2000 et 2099.";
    case "unknown":
      return "Choisissez un format de la liste.";
    case "too-short":
      return "Plus de manches sont déjà jouées que ce format n'en a.";
    case "unfit":
      return "Le score enregistré ne va pas avec ce format : corrigez d'abord le score.";
    case "not-begun":
      return "Un match en direct ou joué a déjà commencé : rouvrez-le ou effacez son score avant de le déplacer.";
  }
};

export const scoreWords = {
  title: "Score",
  start: "Passer en direct",
  early: (match: Pick<Match, "start">) => `Ce match est prévu le ${startIn(match).day} à ${startIn(match).time}`,
  earlyText: "Un point ou un forfait se voit aussitôt sur tout le site : le match passe en direct, ou se termine.",
  finish: "Terminer",
  finishMore: "le match",
  reopen: "Rouvrir le match",
  next: "Manche suivante",
  undo: "Annuler la dernière action",
  more: "Cas particulier",
  whyNot: {
    points: "Donnez d'abord les points de cette manche.",
    decided: "Le match est décidé : il reste à le terminer.",
    full: "Le format n'a pas d'autre manche.",
    undecided: "Pour terminer, il manque une manche gagnée.",
  },
  takeBackForfeit: { ours: "Retirer le forfait de notre équipe", theirs: "Retirer le forfait de l'adversaire" },
  map: (number: number) => `Manche ${number}`,
  maps: "Manches",
  mapName: "Carte ou nom de la manche",
  names: "Noms déjà utilisés",
  removeMapOf: (map: string) => `Supprimer, ${map}`,
  ours: "Nous",
  plus: (side: string) => `Un point de plus, ${side}`,
  minus: (side: string) => `Un point de moins, ${side}`,
  wrongPoints: (counted: number) => `Un nombre de 0 à ${mostPoints}. Pour l'instant, le score reste à ${counted}.`,
  idle: "Chaque geste est enregistré tout seul.",
  saving: "Enregistrement…",
  saved: "Enregistré",
  offline: "Pas de réseau : sera envoyé dès que possible",
  later: "Le site ne répond pas bien : nouvel essai dans un instant",
  refused: (reason: string) => `Pas enregistré. ${reason}`,
  kept: "Le score reste sur cet appareil.",
  gone: "Ce match a été supprimé entre-temps : son score ne peut plus être enregistré.",
  drop: "Abandonner ce score",
  conflict: "Un autre score a été enregistré",
  conflictText: "Quelqu'un d'autre a saisi ce score en même temps. Rien n'est remplacé avant votre choix.",
  mine: "Le mien",
  theirs: "L'autre",
  keepMine: "Garder le mien",
  takeTheirs: "Prendre l'autre",
} as const;

/** Why a score isn't saved as it stands. */
export const scoreProblems = {
  "bad-points": `Les points vont de 0 à ${mostPoints}.`,
  "long-name": `Le nom d'une manche a ${longestMapName} caractères au plus.`,
  "too-many-maps": "Le format a moins de manches : supprimez celle qui est de trop.",
  "map-after-end": "Le match est décidé avant la dernière manche : supprimez celle qui est de trop.",
  "unplayed-map": "Un match terminé n'a pas de manche à 0 partout : donnez ses points, ou supprimez-la.",
  "no-score": "Un match terminé a une manche ou un forfait : saisissez-le, ou rouvrez le match.",
  undecided:
    "Aucun camp n'a gagné assez de manches pour ce format : rouvrez le match, complétez ses manches, ou indiquez un forfait.",
  "series-score": "Ce score compte les manches gagnées : rouvrez le match, et donnez les points de chaque manche.",
  "forfeit-after-end": "Les manches décident déjà le match : supprimez-les, ou retirez le forfait.",
  "open-forfeit": "Un forfait termine le match : retirez-le, ou terminez le match.",
  "scheduled-score": "Un match à venir n'a pas de points : passez-le en direct.",
  "postponed-score": "Ce match a été reporté entre-temps : passez-le en direct, ou effacez ses points.",
  "cancelled-score": "Ce match a été annulé entre-temps : passez-le en direct, ou effacez ses points.",
} satisfies Record<ScoreProblem, string>;
