import * as z from "zod";
import { done, jsonIn, refusal, tooMany, unlessPosted } from "../_shared/http.ts";
import { line, lines, mailAddress, problemsIn } from "../_shared/fields.ts";
import { composed, type Mail } from "../_shared/mail.ts";
import type { Club, Handler } from "../_shared/needs.ts";

/** Longest values in characters. The site and the database have the same. */
export const longest = { name: 100, subject: 150, message: 5_000 } as const;

const Message = z.object({
  name: line(longest.name),
  email: mailAddress,
  subject: line(longest.subject),
  message: lines(longest.message),
  /** Hidden field: only programs fill it in. */
  website: z.optional(z.literal("", "trap")),
});
type Message = z.infer<typeof Message>;

/** The visitor's address is the Reply-To, never the sender. */
const mailOf = ({ name, email, subject, message }: Message, club: Club): Mail => ({
  to: club.email,
  replyTo: email,
  subject: `[Contact] ${subject}`,
  ...composed([
    `${name} (${email}) a écrit depuis la page de contact :`,
    message,
    `Pour lui répondre, répondez à cet e-mail.`,
  ]),
});

/**
 * Stores a visitor's message to the club, with a mail to the club in the outbox. Answers 422 with the problem of each field,
 * 413 to an oversized body, 429 to too many messages.
 */
export const sendContactEmail: Handler = async (request, { call, club, peer, network, mailsWait }) => {
  const answered = unlessPosted(request);
  if (answered) return answered;
  const body = await jsonIn(request);
  if (body.answer) return body.answer;
  const { success, data, error } = Message.safeParse(body.given);
  if (!success) return refusal(422, "invalid", { fields: problemsIn(error) });

  const { website: _, ...message } = data;
  const taken = await call("take_contact_message", { ...message, mail: mailOf(data, club), peer, network });
  if (taken !== "taken") return tooMany(Number(taken));
  mailsWait();
  return done();
};
