import { type ApplicationDraft, longestOf } from "../../../domain/applications/draft.ts";
import { type Asked, isQuestionName, type PositionId, type Question } from "../../../domain/applications/positions.ts";
import { isBlank } from "../../../domain/shared/text.ts";
import { $memberId } from "../../accounts/session/session.ts";
import { codecOf, createDraft, type Stored, textIn } from "../../lib/draft.ts";
import { fixedFields, textOf, withText } from "./fields.ts";

/** In characters, far above the fields' limits: longer stored texts are ignored. */
const longest = 10 * longestOf.motivation;

export const storedFrom = (draft: ApplicationDraft): Stored => ({
  ...draft.answers,
  ...Object.fromEntries(fixedFields.map((field) => [field, textOf(draft, field)])),
  asked: draft.asked,
});

const isQuestion = (stored: unknown): stored is Question => {
  const { name, label, hint } = (stored ?? {}) as Partial<Record<keyof Question, unknown>>;
  return typeof name === "string" && isQuestionName(name) && typeof label === "string" && typeof hint === "string";
};

/** Null for a draft of before the questions were the staff's. */
const askedIn = ({ asked }: Stored): Asked | null => {
  const { title, revision, questions } = (asked ?? {}) as Partial<Asked>;
  return typeof title === "string" &&
    typeof revision === "number" &&
    Array.isArray(questions) &&
    questions.every(isQuestion)
    ? { title, revision, questions }
    : null;
};

/** The draft with its stored texts. With an answer it keeps the questions that were answered. */
export const restored = (draft: ApplicationDraft, stored: Stored): ApplicationDraft => {
  const answers = Object.keys(stored).filter(isQuestionName);
  const texts = [...fixedFields, ...answers].map((field) => [field, textIn(stored, field, longest)] as const);
  const isAnswered = answers.some((name) => !isBlank(textIn(stored, name, longest) ?? ""));
  return texts.reduce((filled, [field, text]) => (text === null ? filled : withText(filled, field, text)), {
    ...draft,
    asked: (isAnswered && askedIn(stored)) || draft.asked,
  });
};

/** One stored draft per position and member. */
export const applicationDraft = createDraft({
  nameOf: (position: PositionId) => `application:${position}`,
  codec: codecOf<Stored>({ version: 1, parse: (stored) => stored, isEmpty: () => false }),
  $owner: $memberId,
});
