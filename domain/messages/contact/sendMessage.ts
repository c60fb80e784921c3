import { type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type ContactMessage, type ContactProblems, problemsOf, tidiedMessage } from "./message.ts";
import type { ContactMessages } from "./ports.ts";

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
    return messages.send(tidiedMessage(message), trap);
  };
