import { isMailAddress } from "../../shared/mailAddress.ts";
import { isBlank } from "../../shared/text.ts";

/** What a visitor writes to the club. */
export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
};
export type ContactField = keyof ContactMessage;

/** In the order in which they are filled in. */
export const contactFields = ["name", "email", "subject", "message"] as const satisfies readonly ContactField[];

export type FieldProblem =
  | { readonly kind: "missing" }
  | { readonly kind: "no-address" }
  /** `over` characters more than `longestOf`. */
  | { readonly kind: "too-long"; readonly over: number };
export type ContactProblems = Partial<Record<ContactField, FieldProblem>>;

/** The most characters of each. An address has a rule of its own. */
export const longestOf = { name: 100, subject: 150, message: 5_000 } as const;

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** A message as it is sent: without blanks around it, and all but the text itself on one line. */
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

/** What is wrong with a message, field by field. Empty when it can be sent. */
export const problemsOf = (message: ContactMessage): ContactProblems => {
  const tidied = tidiedMessage(message);
  const found = contactFields.map((field) => [field, problemOf(field, tidied[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
};
