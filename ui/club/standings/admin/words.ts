import { standingsView } from "../../../admin/viewAddress.ts";
import type { Doubt, Doubts } from "../../../../domain/club/standings/doubts.ts";
import type { Pasted } from "../../../../domain/club/standings/pasted/pasteRows.ts";
import {
  type CellProblem,
  type Column,
  isBlankRow,
  type TypedRow,
  typedRows,
} from "../../../../domain/club/standings/rows.ts";
import {
  limitsOf,
  longestName,
  mostRows,
  mostStandings,
  type NumberColumn,
  type Standings,
} from "../../../../domain/club/standings/standings.ts";
import { standingsForm, type TypedStandings } from "../../../../domain/club/standings/typed.ts";
import { wholeNumber } from "../../../design/components/text/format.ts";
import { complaintsOf, type FieldWords, visibility } from "../../lists/admin/fieldWords.ts";
import type { ListWords } from "../../lists/admin/outcomes.ts";

export const words: ListWords<Standings> = {
  path: standingsView,
  most: mostStandings,
  tab: "Classements",
  lead: "Un classement se voit sur les matchs de sa compétition. Le site ne connaît que nos matchs : recopiez le tableau de l'organisateur.",
  loading: "Chargement des classements",
  failed: "Impossible de charger les classements",
  none: "Aucun classement",
  noneText: "Les classements que vous ajoutez arrivent ici et, publiés, sur les matchs de leur compétition.",
  nameOf: ({ competition, title }) => [competition, title].filter(Boolean).join(", "),
  sureToRemove: (name) =>
    `Supprimer le classement « ${name} » ? Pour le retirer du site un moment, dépubliez-le plutôt.`,
  create: "Nouveau classement",
  edit: "Modifier le classement",
  send: { create: "Ajouter le classement", edit: "Enregistrer" },
  restart: { create: "Tout vider", edit: "Repartir du classement enregistré" },
  notSent: "Le classement n'est pas enregistré",
  conflict: "Ce classement a été modifié entre-temps",
  created: "Classement ajouté",
  saved: "Classement enregistré",
  published: "Classement publié",
  hidden: "Classement dépublié",
  removed: "Classement supprimé",
  notPublished: "Le classement n'a pas changé",
  notRemoved: "Le classement n'a pas été supprimé",
};

export const rowCount = (count: number): string => (count > 1 ? `${count} équipes` : "1 équipe");
export const asOf = (day: string): string => `au ${day}`;

export const unused = "Aucun match publié ne porte ce nom de compétition : le classement ne se verra sur aucune page.";

export const gridWords = {
  cells: {
    name: "Équipe",
    side: "À nous ?",
    played: "Joués",
    won: "Gagnés",
    drawn: "Nuls",
    lost: "Perdus",
    points: "Points",
    mapsFor: "Manches +",
    mapsAgainst: "Manches -",
  } satisfies Record<Column, string>,
  short: {
    played: "J",
    won: "G",
    drawn: "N",
    lost: "P",
    points: "Pts",
    mapsFor: "M +",
    mapsAgainst: "M -",
  } satisfies Record<NumberColumn, string>,
  rank: (rank: number) => `Rang ${rank}`,
  cellOf: (cell: string, rank: number) => `${cell}, rang ${rank}`,
  removeOf: (rank: number, name: string) => `Supprimer, ${name || `rang ${rank}`}`,
  sides: { other: "Autre", club: "Nous", team: (game: string) => `Nous, ${game}` },
  add: "Ajouter une équipe",
  unsure: (count: number) => (count > 1 ? `${count} équipes à vérifier.` : "1 équipe à vérifier."),
  toCheck: (reasons: string) => `À vérifier. ${reasons}`,
  confirm: "Tout est juste",
  confirmed: "C'est confirmé.",
  leftAside: "Une partie du tableau collé n'est pas reprise.",
  pasted: (count: number) => `${rowCount(count)} dans le classement.`,
  tooMany: (count: number) =>
    `${mostRows} équipes au plus : avec le tableau collé, il y en aurait ${wholeNumber(count)}. Rien n'a été changé.`,
} as const;

export const fieldWords: FieldWords<TypedStandings> = {
  competition: {
    label: "Compétition",
    hint: "Le même nom que celui des matchs.",
    wrong: { required: "Écrivez la compétition." },
  },
  title: { label: "Groupe ou phase", hint: "Par exemple : Groupe B" },
  asOf: {
    label: "Classement du",
    wrong: {
      required: "Indiquez le jour de ce classement.",
      "bad-date": "Cette date n'existe pas : choisissez-en une de 2000 à 2099.",
    },
  },
  rows: {
    label: "Équipes, dans l'ordre",
    hint: "Copiez un tableau d'un tableur ou d'un site, puis collez-le dans une case : les équipes déjà là prennent leurs nouveaux chiffres. Laissez vide ce que la compétition ne compte pas. Entrée passe à la ligne suivante.",
    wrong: { required: "Ajoutez au moins une équipe.", "too-many": `${mostRows} équipes au plus : supprimez-en.` },
  },
  note: { label: "Note" },
  visibility,
};

export const complaintOf = complaintsOf(standingsForm.fields, fieldWords, {
  "bad-cells": "Des cases sont à corriger : chaque ligne dit lesquelles.",
  unsure: "Des cases sont à vérifier : corrigez-les, ou confirmez que tout est juste.",
});

/** What is wrong with a cell. */
export const cellComplaint = (column: Column, problem: CellProblem): string => {
  const cell = gridWords.cells[column];
  switch (problem) {
    case "required":
      return "Équipe : écrivez son nom.";
    case "too-long":
      return `${cell} : ${longestName} caractères au plus.`;
    case "bad-number": {
      const [lowest, highest] = limitsOf[column as NumberColumn];
      return `${cell} : un nombre entier de ${lowest} à ${highest}.`;
    }
  }
};

const reasons = {
  guessed: "lus à leur place, sans titre de colonne",
  heading: "le titre de la colonne peut dire autre chose",
  absent: "le tableau collé ne les donne pas",
  kept: "anciens chiffres, le tableau collé ne les donne pas",
  unreadable: "ce n'est pas un nombre entier",
  signed: "un nombre avec un signe est une différence",
  twice: "deux colonnes les donnent, avec des chiffres différents",
  difference: "leur différence n'est pas celle du tableau collé",
  comma: "la virgule sépare des milliers, ou des décimales",
  shortened: "le nom est une partie de la case collée",
  missing: "vide, alors que d'autres équipes en ont",
  sum: "Gagnés, nuls et perdus ne font pas les joués",
} satisfies Record<Doubt, string>;

const mostNames = 5;
const someOf = (names: readonly string[]): string => {
  const others = names.length - mostNames;
  const ending = others > 1 ? ` et ${others} autres` : others === 1 ? " et une autre" : "";
  return `${names.slice(0, mostNames).join(", ")}${ending}`;
};

/** Why cells are unsure: each reason once, with the teams that it holds for unless it holds for all. */
export const doubtReasons = (rows: readonly TypedRow[], doubts: readonly Doubts[]): readonly string[] => {
  const found = new Map<string, string[]>();
  for (const [at, own] of doubts.entries()) {
    const pairs = Object.entries(own) as [Column, Doubt][];
    for (const doubt of new Set(pairs.map(([, one]) => one))) {
      const cells = pairs.filter(([, one]) => one === doubt).map(([column]) => gridWords.cells[column]);
      const reason = doubt === "sum" ? reasons.sum : `${cells.join(", ")} : ${reasons[doubt]}`;
      found.set(reason, [...(found.get(reason) ?? []), rows[at]?.name || gridWords.rank(at + 1).toLowerCase()]);
    }
  }
  const count = rows.filter((row) => !isBlankRow(row)).length;
  return [...found].map(([reason, names]) => (names.length === count ? `${reason}.` : `${reason} (${someOf(names)}).`));
};

const quoted = (texts: readonly string[]): string =>
  texts.map((text) => (text === "" ? "une colonne sans titre" : `« ${text} »`)).join(", ");

/** What of a pasted table fills nothing. */
export const leftAside = ({ columns, lines }: Pasted["left"]): readonly string[] => [
  ...(columns.length > 0
    ? [`Colonnes laissées de côté, le site ne sait pas ce qu'elles disent : ${quoted(columns)}.`]
    : []),
  ...(lines.length > 0 ? [`Lignes laissées de côté : ${quoted(lines)}.`] : []),
];

const rowLine = (row: TypedRow, at: number): string => {
  const numbers = (Object.keys(gridWords.short) as NumberColumn[])
    .filter((column) => row[column] !== "")
    .map((column) => `${gridWords.short[column]} ${row[column]}`);
  return `${at + 1}. ${[row.name, ...numbers].join(", ")}`;
};

/** The rows as a conflict shows them. */
export const shownRows = (text: string): string => typedRows(text).map(rowLine).join("\n");
