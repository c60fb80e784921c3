import type { ApplicationDraft, DraftField, PersonalInfo, Question } from "../../../domain/applications/draft.ts";

/** The wizard's steps, in their order. */
export const steps = ["you", "skills", "availability", "motivation"] as const;
export const lastStep = steps.length - 1;

const stepOfField = {
  firstName: 0,
  lastName: 0,
  age: 0,
  gameAlias: 0,
  discordUsername: 0,
  experience: 1,
  socialMedia: 1,
  projects: 1,
  esportKnowledge: 1,
  availability: 2,
  motivation: 3,
} as const satisfies Record<DraftField, number>;

const isPersonal = (field: DraftField): field is keyof PersonalInfo => stepOfField[field] === 0;
const isQuestion = (field: DraftField): field is Question => stepOfField[field] === 1;

/** The step of the first of these fields; the last step without any. */
export const firstStepOf = (fields: Partial<Record<DraftField, unknown>>): number =>
  Math.min(lastStep, ...(Object.keys(fields) as DraftField[]).map((field) => stepOfField[field]));

/** The steps with at least one of these fields. */
export const stepsOf = (fields: Partial<Record<DraftField, unknown>>): readonly number[] => [
  ...new Set((Object.keys(fields) as DraftField[]).map((field) => stepOfField[field])),
];

export const textOf = (draft: ApplicationDraft, field: DraftField): string => {
  if (isPersonal(field)) return draft.personalInfo[field];
  return (isQuestion(field) ? draft.answers[field] : draft[field as "availability" | "motivation"]) ?? "";
};

export const withText = (draft: ApplicationDraft, field: DraftField, text: string): ApplicationDraft => {
  if (isPersonal(field)) return { ...draft, personalInfo: { ...draft.personalInfo, [field]: text } };
  if (isQuestion(field)) return { ...draft, answers: { ...draft.answers, [field]: text } };
  return { ...draft, [field]: text };
};
