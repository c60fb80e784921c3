import type { Profile } from "../accounts/member.ts";
import { isBlank, normalizeText } from "../shared/text.ts";
import type { Asked, OpenPosition, PositionId } from "./positions.ts";

export type PersonalInfo = {
  readonly firstName: string;
  readonly lastName: string;
  /** As it is typed. */
  readonly age: string;
  readonly gameAlias: string;
  readonly discordUsername: string;
};

/** An application before it is sent. */
export type ApplicationDraft = {
  readonly position: PositionId;
  /** The position as it was when the first answer was written. */
  readonly asked: Asked;
  readonly personalInfo: PersonalInfo;
  /** By the questions' names. */
  readonly answers: Readonly<Record<string, string>>;
  readonly availability: string;
  readonly motivation: string;
};

export type FixedField = keyof PersonalInfo | "availability" | "motivation";
/** A field of each application, or a question's name. */
export type DraftField = FixedField | (string & {});

/** The most characters of each. */
export const longestOf: Readonly<Record<FixedField, number>> = {
  firstName: 100,
  lastName: 100,
  age: 20,
  gameAlias: 100,
  discordUsername: 100,
  availability: 2_000,
  motivation: 5_000,
};
/** The most characters of an answer to a position's question. */
export const longestAnswer = 2_000;

/** An empty draft, prefilled from the profile: the first two words of the full name, and the username. */
export const prefilled = (
  { slug, title, questions, revision }: Asked & Pick<OpenPosition, "slug">,
  { fullName, username }: Pick<Profile, "fullName" | "username">,
) => {
  const [firstName = "", lastName = ""] = (fullName ?? "").trim().split(/\s+/);
  return {
    position: slug,
    asked: { title, questions, revision },
    personalInfo: { firstName, lastName, age: "", gameAlias: username ?? "", discordUsername: "" },
    answers: {},
    availability: "",
    motivation: "",
  } satisfies ApplicationDraft;
};

/** How many characters too many each field has. Empty when all fit. */
export const tooLongIn = ({
  personalInfo,
  answers,
  availability,
  motivation,
}: ApplicationDraft): Readonly<Record<string, number>> => {
  const over = (text: string, longest: number) => [...normalizeText(text)].length - longest;
  const fixed = Object.entries({ ...personalInfo, availability, motivation }) as [FixedField, string][];
  return Object.fromEntries(
    [
      ...fixed.map(([field, text]) => [field, over(text, longestOf[field])] as const),
      ...Object.entries(answers).map(([name, text]) => [name, over(text, longestAnswer)] as const),
    ].filter(([, over]) => over > 0),
  );
};

/** A text without a visible character is empty. */
const kept = (text: string): string => (isBlank(text) ? "" : normalizeText(text));
const oneLine = (text: string): string => kept(text).replace(/\s+/g, " ");

const eachOf = <Texts extends object>(texts: Texts, tidy: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, tidy(text)])) as Texts;

/** A draft as it is sent: texts are normalized, and personal information is on one line each. */
export const normalizeDraft = (draft: ApplicationDraft): ApplicationDraft => ({
  position: draft.position,
  asked: draft.asked,
  personalInfo: eachOf(draft.personalInfo, oneLine),
  answers: eachOf(draft.answers, kept),
  availability: kept(draft.availability),
  motivation: kept(draft.motivation),
});

const oldest = 150;

/** The age as a whole number; null for another text, and above 150. */
export const ageOf = (text: string): number | null => {
  const [, figures] = /^(\d+)(?:\s*ans?)?$/i.exec(text.trim()) ?? [];
  const age = figures === undefined ? null : Number.parseInt(figures, 10);
  return age !== null && age <= oldest ? age : null;
};

/** A Discord name, or the beginning of one with digits behind it: "camille.m", "Camille#0042". */
const discordName = /^@?(?:[\w.]{1,32}|[^#@]{1,32}#\d{0,4})$/;

/** Why the club can't use a field. It is sent all the same, as it is typed. */
export type Doubt = "missing" | "unreadable";

/** The fields that the applicant is asked to check, and why. */
export const doubtsIn = ({ personalInfo }: ApplicationDraft): Partial<Record<FixedField, Doubt>> => {
  const [age, discord] = [oneLine(personalInfo.age), oneLine(personalInfo.discordUsername)];
  return {
    ...(age !== "" && ageOf(age) === null && { age: "unreadable" }),
    ...(discord === "" && { discordUsername: "missing" }),
    ...(discord !== "" && !discordName.test(discord) && { discordUsername: "unreadable" }),
  };
};

/** The answers to the position's questions as they are stored, with the personal information. */
export const experienceOf = ({ answers, personalInfo }: ApplicationDraft): string =>
  JSON.stringify({ ...answers, personalInfo });
