import { asciiMailAddress, isMailAddress } from "../shared/mailAddress.ts";
import { isBlank } from "../shared/text.ts";
import { refused, type Result } from "../shared/result.ts";
import type { TooMany } from "../shared/limits.ts";

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
const normalizeMessage = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: oneLine(name),
  email: asciiMailAddress(email),
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
  const normalized = normalizeMessage(message);
  const found = contactFields.map((field) => [field, problemOf(field, normalized[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
};

export type ContactMessages = {
  /**
   * Sends a message to the club. The same message again within minutes is a retry.
   * @param trap the content of the hidden field: empty from a visitor; throws otherwise
   */
  send(message: ContactMessage, trap: string): Promise<Result<void, TooMany>>;
};

type Needs = { readonly messages: ContactMessages };

/** `trap`: the content of a hidden field, which only programs fill in. */
export type MessageWish = ContactMessage & { readonly trap?: string };
export type MessageRefusal = TooMany | { readonly kind: "incomplete"; readonly problems: ContactProblems };
export type SendMessage = (wish: MessageWish) => Promise<Result<void, MessageRefusal>>;

/** Sends a visitor's message to the club. Refuses an incomplete one, field by field, and too many in a short time. */
export const sendMessage =
  ({ messages }: Needs): SendMessage =>
  async ({ trap = "", ...message }) => {
    const problems = problemsOf(message);
    if (Object.keys(problems).length > 0) return refused({ kind: "incomplete", problems });
    return messages.send(normalizeMessage(message), trap);
  };
