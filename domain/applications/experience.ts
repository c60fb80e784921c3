import type { PersonalInfo, Question } from "./draft.ts";

/** What an application says of who applies, and the answers to its role's own questions. */
export type Experience = {
  readonly personalInfo: Partial<PersonalInfo>;
  /** In the order in which they were kept. A question that this version doesn't know goes by its own name. */
  readonly answers: readonly { readonly question: Question | (string & {}); readonly text: string }[];
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textsOf = (kept: unknown): readonly (readonly [string, string])[] =>
  Object.entries(isRecord(kept) ? kept : {})
    .map(([name, value]) => [name, typeof value === "string" ? value : (JSON.stringify(value) ?? "")] as const)
    .filter(([, text]) => text.trim() !== "");

/**
 * Reads an application's `experience`. Members send what they like, by requests of their own too: what is no JSON of ours is one
 * answer as it stands, so that whoever decides sees all that was written.
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
