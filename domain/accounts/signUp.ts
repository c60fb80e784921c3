import { asciiMailAddress, readMailAddress } from "../shared/mailAddress.ts";
import { type RefusalOf, type Result, refused } from "../shared/result.ts";
import { type NewNames, normalizeName } from "./names.ts";
import { type PasswordProblem, problemOfPassword } from "./password.ts";
import { isReservedUsername } from "./reservedName.ts";
import type { Credentials, SignUps } from "./ports.ts";

/** The fields of a new member: the page asks for two names and the password twice, the dialog for one of each. */
export type SignUpForm = {
  readonly fullName?: string;
  readonly username?: string;
  readonly pseudo?: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation?: string;
};
export type SignUpField = keyof SignUpForm;

export type SignUpProblem =
  "missing" | "reserved" | "no-address" | "too-short" | "too-long" | "blank" | "common" | "own-email" | "different";
export type SignUpProblems = Partial<Record<SignUpField, SignUpProblem>>;

const fields = ["fullName", "username", "pseudo", "email", "password", "confirmation"] as const;

const problemOf = (field: SignUpField, form: SignUpForm, club: readonly string[]): SignUpProblem | undefined => {
  const text = form[field];
  // The form doesn't have the field.
  if (text === undefined) return undefined;
  const isSecret = field === "password" || field === "confirmation";
  if ((isSecret ? text : normalizeName(text)) === "") return "missing";
  if (field === "username" || field === "pseudo") return isReservedUsername(text, club) ? "reserved" : undefined;
  if (field === "email") return readMailAddress(text) === undefined ? "no-address" : undefined;
  if (field === "confirmation") return text === form.password ? undefined : "different";
  if (field !== "password") return undefined;
  const problem = problemOfPassword(text, form.email.trim());
  return problem && passwordProblems[problem.kind];
};

/** The problems of a password as a form names them. */
export const passwordProblems = {
  "password-too-short": "too-short",
  "password-too-long": "too-long",
  "password-blank": "blank",
  "password-common": "common",
  "password-email": "own-email",
} as const satisfies Record<PasswordProblem["kind"], SignUpProblem>;

/**
 * The problems, field by field. Empty when the form can be sent.
 * @param club the names of the club, where they are known: the backend leaves a name out that passes for them
 */
export const problemsOfSignUp = (form: SignUpForm, club: readonly string[] = []): SignUpProblems =>
  Object.fromEntries(
    fields
      .map((field) => [field, problemOf(field, form, club)] as const)
      .filter(([, problem]) => problem !== undefined),
  );

/** The problems of an e-mail and a password at sign-in. A password that was chosen under older rules is accepted. */
export const problemsOfSignIn = (credentials: Credentials): SignUpProblems =>
  Object.fromEntries(Object.entries(problemsOfSignUp(credentials)).filter(([, problem]) => !ofNewOnes.has(problem)));
const ofNewOnes: ReadonlySet<SignUpProblem> = new Set(["blank", "common", "own-email"]);

const namesIn = ({ fullName, username, pseudo }: SignUpForm): NewNames =>
  pseudo === undefined
    ? { fullName: normalizeName(fullName ?? ""), username: normalizeName(username ?? "") }
    : { pseudo: normalizeName(pseudo) };

type Needs = { readonly signUps: SignUps };

export type SendConfirmationAgain = SignUps["sendAgain"];

/** Mails the link of a sign-up again. Never reveals whether a login waits for it. */
export const sendConfirmationAgain =
  ({ signUps }: Needs): SendConfirmationAgain =>
  async (email) =>
    signUps.sendAgain(asciiMailAddress(email));

export type SignUpRefusal =
  RefusalOf<SignUps["add"]> | { readonly kind: "incomplete"; readonly problems: SignUpProblems };
export type SignUp = (form: SignUpForm) => Promise<Result<void, SignUpRefusal>>;

/**
 * Adds a login, whose owner is mailed a confirmation link. Refuses an incomplete form, field by field. Spaces around names
 * and e-mail are dropped; those of a password are part of it.
 */
export const signUp =
  ({ signUps }: Needs): SignUp =>
  async (form) => {
    const problems = problemsOfSignUp(form);
    if (Object.keys(problems).length > 0) return refused({ kind: "incomplete", problems });
    return signUps.add({ email: asciiMailAddress(form.email), password: form.password, names: namesIn(form) });
  };
