import type { PersonalInfo } from "./draft.ts";

/** The personal information of an application, and the answers to its position's questions. */
export type Experience = {
  readonly personalInfo: Partial<PersonalInfo>;
  /** By the names of their questions, in the order in which they are stored. */
  readonly answers: readonly { readonly question: string; readonly text: string }[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsOf = (kept: unknown): readonly (readonly [string, string])[] =>
  Object.entries(isRecord(kept) ? kept : {})
    .map(([name, value]) => [name, typeof value === "string" ? value : (JSON.stringify(value) ?? "")] as const)
    .filter(([, text]) => text.trim() !== "");

/**
 * Parses an application's `experience`. Members can send any text by their own requests: a text that isn't JSON of this form
 * is one answer, so that the staff sees all of it.
 */
export const parseExperience = (experience: string): Experience => {
  let kept: unknown;
  try {
    kept = JSON.parse(experience);
  } catch {
    kept = undefined;
  }
  if (!isRecord(kept)) {
    return { personalInfo: {}, answers: experience.trim() ? [{ question: "experience", text: experience }] : [] };
  }
  const { personalInfo, ...answers } = kept;
  return {
    personalInfo: Object.fromEntries(textsOf(personalInfo)),
    answers: textsOf(answers).map(([question, text]) => ({ question, text })),
  };
};
