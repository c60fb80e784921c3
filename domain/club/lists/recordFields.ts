import { isDay } from "../../shared/parisDay.ts";
import { isBlank, normalizeText } from "../../shared/text.ts";
import { addressProblem, oneLine, pictureProblem, type TextProblem, textProblem } from "./fields.ts";

// The kinds of fields of which records are declared. The form, its reading and the table's row follow from a declaration.

export type FieldProblem = TextProblem | "bad-date" | "bad-year" | "too-many" | "unknown";

/** The kind decides on the control and on the column. `own`: the list has its own of both. */
export type FieldKind =
  "line" | "paragraphs" | "lines" | "address" | "picture" | "day" | "year" | "choice" | "hidden" | "own";

/** A field of a record: how a form shows its value as a text, and reads it. */
export type Field<Value, Problem extends string = FieldProblem> = {
  readonly kind: FieldKind;
  readonly isRequired?: boolean;
  /** Whether an empty one is stored as null. */
  readonly isNullable?: boolean;
  /** The most characters, as in the table; of `lines`, those of each. */
  readonly longest?: number;
  readonly choices?: readonly string[];
  /** What the form of a new record begins with. Absent: nothing. */
  readonly initial?: string;
  /** The value of a text without a problem. */
  value(text: string): Value;
  /** @param before the text that the form began with */
  problem(text: string, before?: string): Problem | undefined;
  text(value: Value): string;
};

export type Fields<Problem extends string = string> = Readonly<Record<string, Field<unknown, Problem>>>;

/** The values of a record with these fields. */
export type ValuesOf<Declared extends Fields> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]["value"]>;
};

/** The texts of a record's form. */
export type TextsOf<Declared extends Fields> = { readonly [Name in keyof Declared | "visibility"]: string };

/** The values of a record without input. */
export const emptyValues = <Declared extends Fields>(fields: Declared): ValuesOf<Declared> => {
  const values = Object.entries(fields).map(([name, { initial = "", value }]) => [name, value(initial)]);
  return Object.fromEntries(values) as ValuesOf<Declared>;
};

const asItIs = (text: string): string => text;
const orEmpty = (value: string | null): string => value ?? "";
const noProblem = () => undefined;

/** A text on one line. */
export const line = (longest: number): Field<string> => ({
  kind: "line",
  longest,
  value: (text) => (isBlank(text) ? "" : oneLine(text)),
  problem: (text) => textProblem(oneLine(text), longest),
  text: asItIs,
});

/** A text of several lines. */
export const paragraphs = (longest: number): Field<string> => ({
  kind: "paragraphs",
  longest,
  value: (text) => (isBlank(text) ? "" : normalizeText(text)),
  problem: (text) => textProblem(normalizeText(text), longest),
  text: asItIs,
});

/** The lines of a text that aren't blank. */
export const linesIn = (text: string): readonly string[] =>
  normalizeText(text)
    .split("\n")
    .map(oneLine)
    .filter((found) => !isBlank(found));

/** Several short texts, one on a line. */
export const lines = (most: number, longest: number): Field<readonly string[]> => ({
  kind: "lines",
  longest,
  value: linesIn,
  problem(text) {
    const found = linesIn(text);
    if (found.length > most) return "too-many";
    return found.map((one) => textProblem(one, longest)).find((problem) => problem !== undefined);
  },
  text: (values) => values.join("\n"),
});

/** The address of a page. */
export const address = (isAllowed: (address: string) => boolean): Field<string | null> => ({
  kind: "address",
  isNullable: true,
  value: (text) => text.trim() || null,
  problem: (text) => addressProblem(text.trim(), isAllowed),
  text: orEmpty,
});

/** The address of a picture, which can be uploaded. */
export const picture: Field<string | null> = {
  kind: "picture",
  isNullable: true,
  value: (text) => text.trim() || null,
  problem: (text, before) => pictureProblem(text.trim(), before),
  text: orEmpty,
};

/** A day of the calendar: "2026-11-12". @param from the first year @param to the last one */
export const day = (from: number, to: number): Field<string | null> => ({
  kind: "day",
  isNullable: true,
  value: (text) => text.trim() || null,
  problem: (text) => (text.trim() === "" || isDay(text.trim(), from, to) ? undefined : "bad-date"),
  text: orEmpty,
});

export const year = (from: number, to: number): Field<number | null> => ({
  kind: "year",
  isNullable: true,
  value: (text) => (text.trim() === "" ? null : Number(text)),
  problem(text) {
    const isGood = /^\d{4}$/.test(text.trim()) && Number(text) >= from && Number(text) <= to;
    return text.trim() === "" || isGood ? undefined : "bad-year";
  },
  text: (value) => (value === null ? "" : String(value)),
});

/** One of a few. @param initial what a new record begins with */
export const choice = <Value extends string>(choices: readonly Value[], initial: Value): Field<Value> => ({
  kind: "choice",
  isRequired: true,
  choices,
  initial,
  value: (text) => text as Value,
  problem: (text) => ((choices as readonly string[]).includes(text) ? undefined : "unknown"),
  text: asItIs,
});

/** A text that the staff doesn't type, such as the team of a member. */
export const hidden = <Value extends string>(): Field<Value> => ({
  kind: "hidden",
  isRequired: true,
  value: (text) => text as Value,
  problem: noProblem,
  text: asItIs,
});

/** The field, but never empty. */
export const required = <Value, Problem extends string>(
  field: Field<Value, Problem>,
): Field<NonNullable<Value>, Problem | "required"> => ({
  ...field,
  isRequired: true,
  isNullable: false,
  value: (text) => field.value(text) as NonNullable<Value>,
  problem: (text, before) => (field.text(field.value(text)) === "" ? "required" : field.problem(text, before)),
});

/** The field, stored as null when empty. */
export const nullable = <Value extends string, Problem extends string>(
  field: Field<Value, Problem>,
): Field<Value | null, Problem> => ({
  ...field,
  isNullable: true,
  value: (text) => field.value(text) || null,
  text: orEmpty,
});
