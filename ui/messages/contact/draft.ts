import { contactFields, type ContactMessage } from "../../../domain/messages/contact/message.ts";

export const nothingTyped: ContactMessage = { name: "", email: "", subject: "", message: "" };

export const isEmpty = (message: ContactMessage): boolean => contactFields.every((field) => message[field] === "");

const messageOf = (textOf: (field: keyof ContactMessage) => string): ContactMessage => ({
  name: textOf("name"),
  email: textOf("email"),
  subject: textOf("subject"),
  message: textOf("message"),
});

/** A message as the device keeps it; nothing at all when nothing was typed. */
export const written = (message: ContactMessage): string => (isEmpty(message) ? "" : JSON.stringify(message));

/** What the device kept, or nothing typed when it kept something else. */
export const read = (text: string): ContactMessage => {
  try {
    const kept = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    return messageOf((field) => (typeof kept?.[field] === "string" ? kept[field] : ""));
  } catch {
    return nothingTyped;
  }
};

/** Each field of one message, where the other has nothing. */
export const filledUp = (message: ContactMessage, from: ContactMessage): ContactMessage =>
  messageOf((field) => message[field] || from[field]);

/** What was typed since a message was sent: fields that still say the same are done with. */
export const typedSince = (message: ContactMessage, sent: ContactMessage): ContactMessage =>
  messageOf((field) => (message[field] === sent[field] ? "" : message[field]));
