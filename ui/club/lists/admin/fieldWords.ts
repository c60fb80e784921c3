import type { Typed } from "../../../../domain/club/lists/editList.ts";
import type { FieldProblem, Fields } from "../../../../domain/club/lists/recordFields.ts";
import { rowWords } from "./words.ts";

export type WordsOfField = {
  readonly label: string;
  readonly hint?: string;
  /** Of the values of a choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is wrong with it, where the usual words don't tell enough. */
  readonly wrong?: Readonly<Partial<Record<FieldProblem, string>>>;
};

/** The words of a form's fields. */
export type FieldWords<Texts extends Typed> = Readonly<Record<keyof Texts & string, WordsOfField>>;

export const visibility: WordsOfField = { label: rowWords.visibility, choices: rowWords.visibilities };

const usual = {
  required: "Ce champ est requis.",
  "bad-address": "Il faut une adresse complète, sans espace, qui commence par https://.",
  "bad-date": "Cette date n'existe pas.",
  "bad-year": "Écrivez une année à quatre chiffres, comme 2024.",
  "too-many": "Il y en a trop.",
  unknown: "Choisissez dans la liste.",
} satisfies Record<Exclude<FieldProblem, "too-long">, string>;

/** What is wrong with a field of a form. @param own the words of the problems that only this form has */
export const complaintsOf =
  <Texts extends Typed, Own extends string>(
    fields: Fields,
    words: FieldWords<Texts>,
    own: Readonly<Record<Own, string>>,
  ) =>
  (name: keyof Texts & string, problem: FieldProblem | Own): string => {
    const tooLong = `${fields[name]?.longest} caractères au plus.`;
    const all: Readonly<Record<string, string>> = { ...usual, "too-long": tooLong, ...own, ...words[name].wrong };
    return all[problem] ?? "";
  };
