import { type Block, dayOf } from "../../../domain/club/polls/hours.ts";
import type { Poll } from "../../../domain/club/polls/polls.ts";
import { dayOfMonth, longDay } from "../../design/components/text/format.ts";

const days = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"] as const;

const named = (at: number): string => days[at] ?? "";

/** A day of a week: "mercredi 9". @param at from 0, Monday */
export const dayName = (week: string, at: number): string => `${named(at)} ${dayOfMonth(dayOf(week, at))}`;
/** The same above a narrow column: "mer.", "9". */
export const shortDayName = (week: string, at: number): readonly [string, string] => [
  `${named(at).slice(0, 3)}.`,
  dayOfMonth(dayOf(week, at)),
];

export const hourName = (hour: number): string => `${hour} h`;

const weekName = (week: string): string => `semaine du ${longDay(week)}`;

export const titleOf = ({ game, week }: Pick<Poll, "game" | "week">): string => `${game}, ${weekName(week)}`;

export const blockName = (week: string, { day, from, until }: Block): string =>
  `${dayName(week, day)}, ${hourName(from)} à ${hourName(until)}`;

export const words = {
  loading: "Chargement des sondages",
  failed: "Impossible de charger les sondages",
  retry: "Réessayer",
  hour: "Heure",
  zone: "À l'heure de Paris, où que vous soyez.",
  grid: (title: string) => `Qui peut : ${title}`,
  who: "Qui peut",
  choose: "Choisissez une heure du tableau pour lire qui peut.",
  nobody: "personne",
  ifNeedBe: (name: string) => `${name} (si besoin)`,
  count: (count: number, of: number) => `${count} sur ${of}`,
  answered: (count: number, of: number) => `${count} réponse${count > 1 ? "s" : ""} sur ${of}`,
  open: "Ouvert",
  closed: "Clos",
  becameEvent: "Devenu un évènement :",
  becameMatch: "Devenu un match :",
  best: "Les meilleures heures",
  noBest: "Aucune heure commune pour le moment.",
} as const;
