import { isMailAddress } from "../../shared/mailAddress.ts";
import { isBlank } from "../../shared/text.ts";

/** A message of a visitor to the club. */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};
export type ContactField = keyof ContactMessage;

/** In the order of the form. */
export const contactFields = ["name", "email", "subject", "message"] as const satisfies readonly ContactField[];

export type FieldProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "no-address" }
  /** `over` characters more than `longestOf`. */
  | { readonly kind: "too-long"; readonly over: number };
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** The most characters of each. Addresses have a rule of their own. */
export const longestOf = { name: 100, subject: 150, message: 5_000 } as const;

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** A message as it is sent: trimmed, and all but the text on one line. */
export const tidiedMessage = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: oneLine(name),
  email: email.trim(),
  subject: oneLine(subject),
  message: message.replace(/\r\n?/g, "\n").trim(),
});

const problemOf = (field: ContactField, text: string): FieldProblem | undefined => {
  if (isBlank(text)) return { kind: "missing" };
  if (field === "email") return isMailAddress(text) ? undefined : { kind: "no-address" };
  const over = [...text].length - longestOf[field];
  return over > 0 ? { kind: "too-long", over } : undefined;
};

/** The problems, field by field. Empty when the message can be sent. */
export const problemsOf = (message: ContactMessage): ContactProblems => {
  const tidied = tidiedMessage(message);
  const found = contactFields.map((field) => [field, problemOf(field, tidied[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
};
