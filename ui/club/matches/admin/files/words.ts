import { type Cells, type Column, columns } from "../../../../../domain/club/matches/files/cells.ts";
import type { CellProblem, PlannedRow, RefusedCell } from "../../../../../domain/club/matches/files/plan.ts";
import {
  type BrokenRow,
  type FileColumn,
  type FileProblem,
  foldWord,
  largestFile,
  mostRows,
  type Vocabulary,
} from "../../../../../domain/club/matches/files/planFile.ts";
import type { MatchField } from "../../../../../domain/club/matches/typed.ts";
import { wholeNumber } from "../../../../design/components/text/format.ts";
import { adviceOn, type FailureAnswer, whyFailed } from "../../../../lib/feedback/failure.ts";
import type { Toast } from "../../../../lib/feedback/toasts.ts";
import type { PlanFailure, WriteFailure } from "../effects.ts";
import { complaintOf, fieldWords, scoreProblems } from "../words.ts";

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(count)} ${count > 1 ? many : one}`;

export const words = {
  export: "Exporter",
  exportAs: { csv: "Exporter en CSV", json: "Exporter en JSON" },
  import: "Importer",
  importCsv: "Importer un CSV",
  title: "Importer des matchs",
  intro:
    "Exportez d'abord un CSV : l'import lit les mêmes colonnes, dans n'importe quel ordre. Rien n'est écrit avant votre accord.",
  choose: "Choisir un fichier CSV, ou le déposer ici",
  other: "Choisir un autre fichier",
  reading: "Lecture du fichier",
  unreadable: "Ce fichier ne peut pas être importé",
  notCompared: "Le fichier n'a pas pu être comparé",
  compareAgain: "Comparer à nouveau",
  unknownColumns: (names: readonly string[]) =>
    names.length > 1
      ? `Colonnes inconnues, qui ne seront pas lues : ${names.join(", ")}.`
      : `Colonne inconnue, qui ne sera pas lue : ${names[0]}.`,
  nothing: "Rien à importer : aucun match n'est nouveau ou changé.",
  someRefused: "Les lignes refusées restent de côté. Corrigez-les dans le fichier, puis choisissez-le à nouveau.",
  groups: {
    new: (count: number) => counted(count, "nouveau match", "nouveaux matchs"),
    changed: (count: number) => counted(count, "match changé", "matchs changés"),
    refused: (count: number) => counted(count, "ligne refusée", "lignes refusées"),
    same: (count: number) => counted(count, "match inchangé", "matchs inchangés"),
  },
  line: (line: number) => `Ligne ${wholeNumber(line)}`,
  change: (before: string, after: string) => `${before || "(vide)"} devient ${after || "(vide)"}`,
  send: (count: number) => `Importer ${counted(count, "match")}`,
  sending: "Import en cours…",
  close: "Fermer",
  saving: "Enregistrement des matchs",
  stays: "Vous pouvez fermer : l'import continue tant que cette page reste ouverte.",
  interrupted: (saved: number, all: number) =>
    `Import interrompu : ${counted(saved, "match", "matchs")} sur ${wholeNumber(all)} ${saved > 1 ? "sont enregistrés" : "est enregistré"}`,
  continue: "Continuer l'import",
  finished: (saved: number) => `${counted(saved, "match enregistré", "matchs enregistrés")}`,
  stale: (lines: readonly number[]) =>
    `Modifié entre-temps par quelqu'un d'autre, donc pas remplacé : ${linesText(lines)}. Comparez à nouveau pour décider.`,
  invalid: (lines: readonly number[]) =>
    `Refusé par le site : ${linesText(lines)}. Corrigez le fichier, puis réessayez.`,
} as const;

const mostLines = 20;
const linesText = (lines: readonly number[]): string =>
  `ligne${lines.length > 1 ? "s" : ""} ${lines.slice(0, mostLines).join(", ")}${lines.length > mostLines ? "…" : ""}`;

/** The header of each column. */
export const columnWords = {
  ...fieldWords,
  id: "Identifiant",
  status: "Statut",
  maps: "Manches",
  forfeit: "Forfait",
  visibility: fieldWords.isPublished,
} satisfies Record<Column, string>;

const choices = {
  status: { scheduled: "prévu", live: "en direct", finished: "terminé", postponed: "reporté", cancelled: "annulé" },
  forfeit: { ours: "notre équipe", theirs: "l'adversaire" },
  visibility: { published: "publié", draft: "brouillon" },
} as const satisfies Partial<Record<Column, Readonly<Record<string, string>>>>;

const choicesOf = (column: Column): Readonly<Record<string, string>> =>
  column in choices ? choices[column as keyof typeof choices] : {};

/** A cell as the file and the preview show it. */
export const cellText = (column: Column, cell: string): string =>
  new Map(Object.entries(choicesOf(column))).get(cell) ?? cell;

/** Other names for the start of a match, in one column or in two. Folded. */
const startColumns = {
  "date et heure": "start",
  date: "date",
  jour: "date",
  heure: "time",
  horaire: "time",
  "heure de debut": "time",
} as const satisfies Readonly<Record<string, FileColumn>>;

export const vocabulary: Vocabulary = {
  columns: new Map<string, FileColumn>([
    ...columns.map((column) => [foldWord(columnWords[column]), column] as const),
    ...Object.entries(startColumns),
  ]),
  choices: Object.fromEntries(
    Object.entries(choices).map(([column, known]) => [
      column,
      new Map(Object.entries(known).map(([value, word]) => [foldWord(word), value])),
    ]),
  ),
};

const allOf = new Intl.ListFormat("fr", { type: "conjunction" });
const oneOf = new Intl.ListFormat("fr", { type: "disjunction" });
const knownWords = (column: Column): string => `Écrivez ${oneOf.format(Object.values(choicesOf(column)))}.`;

const eachMap = "Écrivez les points de chaque manche : Ascent 13-9; Bind 7-13; Haven 13-8.";
const withoutPoints = "Sans les points, écrivez qui a gagné chaque manche : 1-0; 0-1; 1-0.";

const ownProblems: Partial<Record<CellProblem, string>> = {
  ...scoreProblems,
  "bad-maps": "Écrivez les manches ainsi : Ascent 13-9; Bind 7-13.",
  "too-many-maps": "Le format a moins de manches. Corrigez le format, ou retirez celles qui sont de trop.",
  "map-after-end":
    "Le match est décidé avant la dernière manche. Corrigez le format, ou retirez celle qui est de trop.",
  "unplayed-map": "Un match terminé n'a pas de manche à 0 partout. Donnez ses points, ou retirez-la.",
  "no-score": `Un match terminé a des manches ou un forfait. ${eachMap}`,
  undecided: `Un match terminé est gagné : une manche en bo1, deux en bo3, trois en bo5, quatre en bo7 ; un bo2 en a deux. ${eachMap} Si un camp n'a pas joué la suite, remplissez Forfait.`,
  "series-score": `C'est le nombre de manches gagnées. ${eachMap} ${withoutPoints}`,
  "forfeit-after-end": "Les manches décident déjà le match. Videz Forfait, ou retirez des manches.",
  "open-forfeit": "Un forfait termine le match. Écrivez terminé comme statut, ou videz Forfait.",
  "scheduled-score": "Un match prévu n'a pas de score. Écrivez terminé ou en direct comme statut, ou videz Manches.",
  "postponed-score": "Un match reporté n'a pas de score. Écrivez terminé ou en direct comme statut, ou videz Manches.",
  "cancelled-score": "Un match annulé n'a pas de score. Écrivez terminé comme statut, ou videz Manches.",
  "not-begun":
    "Un match en direct ou joué a déjà commencé. Corrigez la date, ou écrivez prévu comme statut et videz Manches.",
  "unknown-id": "Aucun match n'a cet identifiant. Videz la cellule pour créer un match.",
  "which-match":
    "Plusieurs matchs prévus ou reportés ont cette équipe, cet adversaire et cette compétition. Donnez l'identifiant de celui-ci.",
  "no-such-time":
    "Écrivez une date et une heure qui existent, à Paris : 28/11/2026 21:00, ou l'heure dans une colonne Heure.",
};

/** What is wrong with a cell, and what to do. */
export const refusalOf = ({ column, problem, other }: RefusedCell): string => {
  if (problem === "double") return `Ce match est déjà à la ligne ${other}. Supprimez l'une des deux.`;
  if (problem === "unknown" && column === "team") return "Aucune équipe n'a ce nom.";
  if (problem === "unknown" && column === "format") return "Écrivez bo1, bo2, bo3, bo5 ou bo7.";
  if (problem === "unknown") return knownWords(column);
  return ownProblems[problem] ?? complaintOf(column as MatchField, problem as never);
};

/** The other cells of a contradiction: "avec Format « bo3 » et Statut « terminé »". */
export const besideWords = ({ beside = [] }: RefusedCell, cells: Partial<Cells>): string => {
  const told = beside.map((column) => `${columnWords[column]} « ${cellText(column, cells[column] ?? "")} »`);
  return told.length > 0 ? `avec ${allOf.format(told)}` : "";
};

export const brokenWords = {
  "bad-quotes":
    "Ses guillemets ne vont pas par deux : cette ligne et celles qui la suivent ne sont pas lues jusqu'aux prochains.",
  "too-many-cells": "Elle a plus de cellules que le fichier n'a de colonnes.",
} satisfies Record<BrokenRow["problem"], string>;

/** The name of a row's match. */
export const rowName = ({ cells }: Pick<PlannedRow, "cells">): string =>
  [[cells.team, cells.opponent].filter(Boolean).join(" – "), cells.start].filter(Boolean).join(", ");

const fileProblems = {
  "too-large": () => `Il dépasse ${largestFile / 1024 / 1024} Mo. Coupez-le en plusieurs fichiers.`,
  "too-many-rows": () => `Il a plus de ${wholeNumber(mostRows)} lignes. Coupez-le en plusieurs fichiers.`,
  "no-columns": () =>
    `Sa première ligne doit nommer les colonnes : ${columns.map((column) => columnWords[column]).join(", ")}.`,
  "double-column": (name: string) => `La colonne « ${name} » y est deux fois. Supprimez-en une.`,
  "no-rows": () => "Il n'a aucune ligne sous les noms des colonnes.",
} satisfies Record<FileProblem["kind"], (name: string) => string>;

/** Why a file can't be imported. */
export const reasonOfFile = (failure: PlanFailure): string =>
  failure.kind === "unexpected"
    ? adviceOn(failure)
    : fileProblems[failure.kind](failure.kind === "double-column" ? failure.name : "");

const whyNotWritten = {
  "signed-out": "Votre session a pris fin. Reconnectez-vous, puis importez le même fichier : le reste suivra.",
  "not-staff": "Vous n'avez plus ce droit.",
} as const;

export const reasonOfWrite = (failure: WriteFailure): string => whyFailed(failure, whyNotWritten);

export const exported: Toast = {
  tone: "good",
  title: "Export terminé",
  text: "Le fichier est dans vos téléchargements.",
  topic: "match-files",
};
export const notExported = (failure: FailureAnswer): Toast => ({
  tone: "bad",
  title: "L'export n'a pas abouti",
  text: adviceOn(failure),
  topic: "match-files",
});
