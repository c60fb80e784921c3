import { type Result, refused } from "../../shared/result.ts";
import type { TooMany } from "../../shared/limits.ts";
import { type ContactMessage, type ContactProblems, problemsOf, tidiedMessage } from "./message.ts";
import type { ContactMessages } from "./ports.ts";

type Needs = { readonly messages: ContactMessages };

/** `trap`: what stands in the field that only programs see. */
export type MessageWish = ContactMessage & { readonly trap?: string };
export type MessageRefusal = TooMany | { readonly kind: "incomplete"; readonly problems: ContactProblems };
export type SendMessage = (wish: MessageWish) => Promise<Result<void, MessageRefusal>>;

/** Sends what a visitor wrote to the club. Refuses what isn't complete, field by field, and what is sent too often. */
export const sendMessage =
  ({ messages }: Needs): SendMessage =>
  async ({ trap = "", ...message }) => {
    const problems = problemsOf(message);
    if (Object.keys(problems).length > 0) return refused({ kind: "incomplete", problems });
    return messages.send(tidiedMessage(message), trap);
  };
