import type { ApplicationDraft, DraftField, FixedField, PersonalInfo } from "../../../domain/applications/draft.ts";

/** The wizard's steps, in their order. */
export const steps = ["you", "skills", "availability", "motivation"] as const;
export const lastStep = steps.length - 1;

const stepOfFixed = {
  firstName: 0,
  lastName: 0,
  age: 0,
  gameAlias: 0,
  discordUsername: 0,
  availability: 2,
  motivation: 3,
} as const satisfies Record<FixedField, number>;

/** The fields of every application. */
export const fixedFields = Object.keys(stepOfFixed) as readonly FixedField[];

const isFixed = (field: DraftField): field is FixedField => Object.hasOwn(stepOfFixed, field);
const isPersonal = (field: DraftField): field is keyof PersonalInfo => isFixed(field) && stepOfFixed[field] === 0;

/** Questions are on the second step. */
const stepOf = (field: DraftField): number => (isFixed(field) ? stepOfFixed[field] : 1);

/** The step of the first of these fields; the last step without any. */
export const firstStepOf = (fields: Readonly<Record<string, unknown>>): number =>
  Math.min(lastStep, ...Object.keys(fields).map(stepOf));

/** The steps with at least one of these fields. */
export const stepsOf = (fields: Readonly<Record<string, unknown>>): readonly number[] => [
  ...new Set(Object.keys(fields).map(stepOf)),
];

export const textOf = (draft: ApplicationDraft, field: DraftField): string => {
  if (isPersonal(field)) return draft.personalInfo[field];
  return isFixed(field) ? draft[field as "availability" | "motivation"] : (draft.answers[field] ?? "");
};

export const withText = (draft: ApplicationDraft, field: DraftField, text: string): ApplicationDraft => {
  if (isPersonal(field)) return { ...draft, personalInfo: { ...draft.personalInfo, [field]: text } };
  return isFixed(field) ? { ...draft, [field]: text } : { ...draft, answers: { ...draft.answers, [field]: text } };
};
