import { oneLine, requiredProblem, textProblem } from "../club/lists/fields.ts";
import { type Field, type FieldProblem, hidden, type TextsOf } from "../club/lists/recordFields.ts";
import { recordForm } from "../club/lists/recordForm.ts";
import { freeSlug, type Slug, slugOf } from "../shared/slug.ts";
import { isBlank } from "../shared/text.ts";
import { positionFields } from "./positionFields.ts";
import {
  isPositionId,
  isQuestionName,
  longestPositionId,
  type Position,
  type PositionId,
  type Question,
} from "./positions.ts";

export type PositionProblem = FieldProblem | "same-label";
export type QuestionProblem = "required" | "too-long" | "same-label";

/** The most characters of a question, as in the table. */
export const longestOfQuestion = { label: 100, hint: 200 } as const;
export const mostQuestions = 12;

const isText = (value: unknown): value is string => typeof value === "string";

/** The questions of a form. Those without a label are kept: the form shows them. Empty for a text of another form. */
export const questionsIn = (typed: string): readonly Question[] => {
  let found: unknown;
  try {
    found = JSON.parse(typed);
  } catch {
    found = [];
  }
  return (Array.isArray(found) ? (found as Partial<Question>[]) : []).flatMap((one) =>
    one !== null && isText(one?.name) && isText(one.label) && isText(one.hint)
      ? [{ name: one.name, label: one.label, hint: one.hint }]
      : [],
  );
};

export const typedQuestions = (questions: readonly Question[]): string =>
  JSON.stringify(questions.map(({ name, label, hint }) => ({ name, label, hint })));

/** The first free name of a new question: of its label, or of nothing but a number. */
const nameFor = (label: string, taken: readonly string[]): string => {
  const base = (slugOf(label) ?? "question").slice(0, 40).replace(/-$/, "");
  return freeSlug(`q-${base}` as Slug, taken as readonly Slug[]);
};

const namedQuestions = (questions: readonly Question[]): readonly Question[] =>
  questions.reduce<readonly Question[]>((named, { name, label, hint }) => {
    const taken = [...named, ...questions].map((one) => one.name);
    const kept = isQuestionName(name) && named.every((one) => one.name !== name) ? name : nameFor(label, taken);
    return [...named, { name: kept, label: oneLine(label), hint: isBlank(hint) ? "" : oneLine(hint) }];
  }, []);

const labelKey = (label: string): string => oneLine(label).toLowerCase();

/** What is wrong with one question; undefined for nothing. */
export const questionProblem = (question: Question, questions: readonly Question[]): QuestionProblem | undefined => {
  const { label, hint } = question;
  const isTwice = questions.find((one) => labelKey(one.label) === labelKey(label)) !== question;
  return (
    requiredProblem(oneLine(label), longestOfQuestion.label) ??
    textProblem(oneLine(hint), longestOfQuestion.hint) ??
    (isTwice ? "same-label" : undefined)
  );
};

/** What is wrong with the questions of a form together; undefined for nothing. */
export const questionsProblem = (questions: readonly Question[]): QuestionProblem | "too-many" | undefined =>
  questions.length > mostQuestions
    ? "too-many"
    : questions.map((one) => questionProblem(one, questions)).find((problem) => problem !== undefined);

/** A list of questions as JSON, see `questionsIn`. */
const questions: Field<readonly Question[], PositionProblem> = {
  kind: "own",
  initial: "[]",
  value: (text) => namedQuestions(questionsIn(text)),
  problem: (text) => questionsProblem(questionsIn(text)),
  text: typedQuestions,
};

/** A position as it is typed into a form. `slug`: empty for a new one, which gets a slug of its title. */
export type TypedPosition = TextsOf<typeof positionFields> & { readonly slug: string; readonly questions: string };

const slugIn = ({ slug, title }: TypedPosition): string =>
  slug || (slugOf(oneLine(title)) ?? "role").slice(0, longestPositionId - 4).replace(/-$/, "");

export const positionForm = recordForm<Position, TypedPosition, "same-label">(positionFields, {
  fields: { slug: hidden(), questions },
  details: (typed) => ({ slug: slugIn(typed) as PositionId, questions: questions.value(typed.questions) }),
  textsOf: (position) => ({ slug: position.slug, questions: questions.text(position.questions) }),
  problems: (typed) => (isPositionId(slugIn(typed)) ? {} : { slug: "unknown" }),
});
