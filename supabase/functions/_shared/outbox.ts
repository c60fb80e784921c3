import * as z from "zod";
import type { Mail } from "./mail.ts";
import { announceDue, type Board } from "./announcements.ts";
import { bringUpToDate, type Channel } from "./discordPosts.ts";
import { removeDue, type RemoveFile } from "./backend.ts";
import type { Call } from "./needs.ts";
import { type PushSender, sendPushes } from "./pushes.ts";

/** Delivers a mail. Throws when it wasn't accepted: it is retried later. */
export type Send = (mail: Mail & { readonly id: string }) => Promise<void>;

const Row = z.object({
  id: z.string(),
  tries: z.number(),
  recipient: z.string(),
  reply_to: z.nullable(z.string()),
  subject: z.string(),
  body_text: z.string(),
  body_html: z.string(),
  leave_address: z.nullable(z.string()),
});

const mailOf = (row: z.infer<typeof Row>): Mail & { readonly id: string } => ({
  id: row.id,
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  ...(row.reply_to !== null && { replyTo: row.reply_to }),
  ...(row.leave_address !== null && { leaveAddress: row.leave_address }),
});

/** Sends the due mails until none is left or `goesOn` is false. A failed mail stays in the outbox with the reason, for a retry. */
export const sendDue = async (call: Call, send: Send, goesOn = () => true): Promise<void> => {
  while (goesOn()) {
    // One by one: of several claimed together the last would be due again before slow ones are sent.
    const [row] = z.array(Row).parse(await call("claim_mails", { most: 1 }));
    if (!row) return;
    const problem = await send(mailOf(row)).then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );
    await call("close_mail", { mail: row.id, problem });
    // Logged: a wrong password would show otherwise only by missing mails.
    if (problem !== null) console.error(`Mail ${row.id} was not taken, try ${row.tries}: ${problem}`);
  }
};

type Work = {
  readonly call: Call;
  readonly send: Send;
  /** Undefined without a Discord webhook. */
  readonly board?: Board | undefined;
  /** Undefined without a webhook for announcements. */
  readonly channel?: Channel | undefined;
  readonly remove: RemoveFile;
  /** Undefined without keys of web push. */
  readonly pushes?: PushSender | undefined;
};

/** All due work: mails, messages to Discord, announcements there, pushes, files to remove. A failure of one kind doesn't stop the others. */
export const workOffOutbox = async (
  { call, send, board, channel, remove, pushes }: Work,
  goesOn?: () => boolean,
): Promise<void> => {
  const all = [
    () => sendDue(call, send, goesOn),
    () => announceDue(call, board, goesOn),
    channel && (() => bringUpToDate(call, channel, goesOn)),
    pushes && (() => sendPushes(call, pushes, goesOn)),
    () => removeDue(call, remove, goesOn),
  ];
  for (const work of all) await work?.().catch((cause: unknown) => console.error(cause));
};
