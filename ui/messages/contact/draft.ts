import { contactFields, type ContactMessage } from "../../../domain/messages/contact.ts";
import { codecOf, createDraft, textIn } from "../../lib/draft.ts";

export const nothingTyped: ContactMessage = { name: "", email: "", subject: "", message: "" };

export const isEmpty = (message: ContactMessage): boolean => contactFields.every((field) => message[field] === "");

export const messageOf = (textOf: (field: keyof ContactMessage) => string): ContactMessage => ({
  name: textOf("name"),
  email: textOf("email"),
  subject: textOf("subject"),
  message: textOf("message"),
});

/** One draft per device, without an owner. */
export const contactDraft = createDraft({
  nameOf: (name: string) => name,
  codec: codecOf({
    version: 1,
    parse: (stored) => messageOf((field) => textIn(stored, field, Infinity) ?? ""),
    isEmpty,
  }),
});

/** `message` with its empty fields taken from `from`. */
export const filledUp = (message: ContactMessage, from: ContactMessage): ContactMessage =>
  messageOf((field) => message[field] || from[field]);

/** `message` without the fields that are unchanged since it was sent. */
export const typedSince = (message: ContactMessage, sent: ContactMessage): ContactMessage =>
  messageOf((field) => (message[field] === sent[field] ? "" : message[field]));
