import type { InvalidRecord } from "../club/lists/editList.ts";
import { oneLine, refusalOf, requiredProblem, type TextProblem, textProblem } from "../club/lists/fields.ts";
import type { Details } from "../club/lists/records.ts";
import { done, type Result } from "../shared/result.ts";
import { freeSlug, type Slug, slugOf } from "../shared/slug.ts";
import { isBlank, normalizeText } from "../shared/text.ts";
import {
  isPositionId,
  isQuestionName,
  longestPositionId,
  type Position,
  type PositionIcon,
  positionIcons,
  type Question,
} from "./positions.ts";

/** A position as it is typed into a form. */
export type TypedPosition = {
  /** Empty for a new one, which gets a slug of its title. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** With commas or line ends between them. */
  readonly skills: string;
  readonly icon: string;
  /** A list of questions as JSON, see `questionsIn`. */
  readonly questions: string;
  readonly visibility: string;
};

export type PositionProblem = TextProblem | "too-many" | "same-label" | "unknown";
export type InvalidPosition = InvalidRecord<TypedPosition, PositionProblem>;

/** The most characters of each, as in the table. */
export const longestOfPosition = { title: 60, description: 400, skill: 40, label: 100, hint: 200 } as const;
export const mostSkills = 8;
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
export const questionProblem = (
  question: Question,
  questions: readonly Question[],
): Exclude<PositionProblem, "bad-address"> | undefined => {
  const { label, hint } = question;
  const isTwice = questions.find((one) => labelKey(one.label) === labelKey(label)) !== question;
  return (
    requiredProblem(oneLine(label), longestOfPosition.label) ??
    textProblem(oneLine(hint), longestOfPosition.hint) ??
    (isTwice ? "same-label" : undefined)
  );
};

/** What is wrong with the questions of a form together; undefined for nothing. */
export const questionsProblem = (questions: readonly Question[]): PositionProblem | undefined =>
  questions.length > mostQuestions
    ? "too-many"
    : questions.map((one) => questionProblem(one, questions)).find((problem) => problem !== undefined);

const skillsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map(oneLine)
      .filter((skill) => !isBlank(skill)),
  ),
];

const isIcon = (text: string): text is PositionIcon => (positionIcons as readonly string[]).includes(text);

/** The details of a position as they are stored. Refuses with the problem of each field. */
export const readTypedPosition = (typed: TypedPosition): Result<Details<Position>, InvalidPosition> => {
  const title = oneLine(typed.title);
  const description = normalizeText(typed.description);
  const skills = skillsIn(typed.skills);
  const questions = questionsIn(typed.questions);
  const { icon } = typed;
  const slug = typed.slug || (slugOf(title) ?? "role").slice(0, longestPositionId - 4).replace(/-$/, "");
  const refusal = refusalOf<TypedPosition, PositionProblem>({
    title: requiredProblem(title, longestOfPosition.title),
    description: requiredProblem(description, longestOfPosition.description),
    skills: skills.some((skill) => textProblem(skill, longestOfPosition.skill))
      ? "too-long"
      : skills.length > mostSkills
        ? "too-many"
        : undefined,
    icon: isIcon(icon) ? undefined : "unknown",
    questions: questionsProblem(questions),
    slug: isPositionId(slug) ? undefined : "unknown",
  });
  if (refusal || !isIcon(icon) || !isPositionId(slug)) return refusal as NonNullable<typeof refusal>;
  return done({
    slug,
    title,
    description,
    skills,
    icon,
    questions: namedQuestions(questions),
    isPublished: typed.visibility !== "draft",
  });
};

/** A position as a form shows it. */
export const typedPosition = (position: Details<Position>): TypedPosition => ({
  slug: position.slug,
  title: position.title,
  description: position.description,
  skills: position.skills.join(", "),
  icon: position.icon,
  questions: typedQuestions(position.questions),
  visibility: position.isPublished ? "published" : "draft",
});
