import type { Profile } from "../accounts/member.ts";
import { isBlank, normalizeText } from "../shared/text.ts";
import type { PositionId } from "./positions.ts";

export type PersonalInfo = {
  readonly firstName: string;
  readonly lastName: string;
  /** As it is typed. */
  readonly age: string;
  readonly gameAlias: string;
  readonly discordUsername: string;
};

export type Question = "experience" | "socialMedia" | "projects" | "esportKnowledge";

/** The questions of each position, in their order. */
export const questionsOf = {
  "community-manager": ["experience", "socialMedia", "projects", "esportKnowledge"],
  "event-manager": [],
  "video-editor": [],
  "partnership-manager": [],
  "content-creator": [],
} as const satisfies Record<PositionId, readonly Question[]>;

/** An application before it is sent. */
export type ApplicationDraft = {
  readonly position: PositionId;
  readonly personalInfo: PersonalInfo;
  readonly answers: Readonly<Partial<Record<Question, string>>>;
  readonly availability: string;
  readonly motivation: string;
};

export type DraftField = keyof PersonalInfo | Question | "availability" | "motivation";

/** The most characters of each. */
export const longestOf: Readonly<Record<DraftField, number>> = {
  firstName: 100,
  lastName: 100,
  age: 20,
  gameAlias: 100,
  discordUsername: 100,
  experience: 2_000,
  socialMedia: 2_000,
  projects: 2_000,
  esportKnowledge: 2_000,
  availability: 2_000,
  motivation: 5_000,
};

/** An empty draft, prefilled from the profile: the first two words of the full name, and the username. */
export const prefilled = (position: PositionId, { fullName, username }: Pick<Profile, "fullName" | "username">) => {
  const [firstName = "", lastName = ""] = (fullName ?? "").trim().split(/\s+/);
  return {
    position,
    personalInfo: { firstName, lastName, age: "", gameAlias: username ?? "", discordUsername: "" },
    answers: {},
    availability: "",
    motivation: "",
  } satisfies ApplicationDraft;
};

const textsOf = ({ personalInfo, answers, availability, motivation }: ApplicationDraft) =>
  Object.entries({ ...personalInfo, ...answers, availability, motivation }) as [DraftField, string][];

/** How many characters too many each field has. Empty when all fit. */
export const tooLongIn = (draft: ApplicationDraft): Partial<Record<DraftField, number>> =>
  Object.fromEntries(
    textsOf(draft)
      .map(([field, text]) => [field, [...normalizeText(text)].length - longestOf[field]] as const)
      .filter(([, over]) => over > 0),
  );

/** A text without a visible character is empty. */
const kept = (text: string): string => (isBlank(text) ? "" : normalizeText(text));
const oneLine = (text: string): string => kept(text).replace(/\s+/g, " ");

const eachOf = <Texts extends object>(texts: Texts, tidy: (text: string) => string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, tidy(text)])) as Texts;

/** A draft as it is sent: texts are normalized, and personal information is on one line each. */
export const normalizeDraft = (draft: ApplicationDraft): ApplicationDraft => ({
  position: draft.position,
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
export const doubtsIn = ({ personalInfo }: ApplicationDraft): Partial<Record<DraftField, Doubt>> => {
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
