import * as z from "zod/mini";
import type { Answer, AnswerId, Inbox, MessageId, ReceivedMessage } from "../../../domain/messages/inbox.ts";
import { messageStates } from "../../../domain/messages/inbox.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import { done, type Refused, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import { CardRow, colleagueOf } from "../applications/reviews.ts";
import type { Client } from "../shared/client.ts";
import { type BackendError, stillNamed } from "../shared/errors.ts";
import { type Answer as Rows, rowsOf } from "../shared/rows.ts";
import { endOfStaffAct, notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const AnswerRow = z.object({
  id: z.string(),
  content: z.string(),
  created_at: z.string(),
  author: CardRow,
  mail: z.enum(["waiting", "sent", "refused"]),
});
const MessageRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  state: z.enum(messageStates),
  is_read: z.boolean(),
  revision: z.int(),
  assigned: CardRow,
  answers: z.array(AnswerRow),
});
const count = z.int();
const CountsRow = z.object({ unread: count, open: count, answered: count, closed: count, spam: count });
const Outcome = z.enum(["done", "gone", "changed"]);

const answerOf = (row: z.infer<typeof AnswerRow>): Answer => ({
  id: row.id as AnswerId,
  author: colleagueOf(row.author),
  text: row.content,
  createdAt: row.created_at,
  mail: row.mail,
});

const messageOf = (row: z.infer<typeof MessageRow>): ReceivedMessage => ({
  id: row.id as MessageId,
  name: row.name,
  email: row.email,
  subject: row.subject,
  text: row.message,
  createdAt: row.created_at,
  state: row.state,
  isRead: row.is_read,
  revision: row.revision,
  assignee: colleagueOf(row.assigned),
  answers: row.answers.map(answerOf),
});

export const supabaseInbox = (client: Client): Inbox => {
  /** How a message is after an act that was done, or refused because of a change. */
  const outcomeOf = async (id: MessageId, { data, error, status }: Rows) => {
    if (error) return notStaffBy(error, status);
    const outcome = z.parse(Outcome, data);
    const [row] =
      outcome === "gone" ? [] : rowsOf(MessageRow, await client.rpc("find_messages", { words: "", one: id }));
    if (!row) return refused({ kind: "no-message" } as const);
    const message = messageOf(row);
    return outcome === "done" ? done(message) : refused({ kind: "message-changed", message } as const);
  };
  const answered = <Value>(
    { error, status }: { readonly error: BackendError | null; readonly status: number },
    value: () => Value,
  ): Value | Refused<SignedOut | NotStaff> => (error ? notStaffBy(error, status) : value());

  return {
    async slice({ words, filter, from, count }) {
      const these = { words, ...(filter && { of_state: filter }), skipped: from, most: count };
      return staffRowsOf(MessageRow, await client.rpc("find_messages", these)).map(messageOf);
    },

    async count({ words }) {
      const answer = await client.rpc("count_messages", { words });
      return answered(answer, () => done(z.parse(z.tuple([CountsRow]), answer.data)[0]));
    },

    async colleagues() {
      const Card = z.object({ id: z.string(), username: z.nullable(z.string()) });
      return staffRowsOf(Card, await client.rpc("list_colleagues")).flatMap((card) => colleagueOf(card) ?? []);
    },

    async mark({ id, isRead }) {
      const answer = await client.rpc("mark_message", { message: id, is_read: isRead });
      return answered(answer, () =>
        z.parse(z.boolean(), answer.data) ? done() : refused({ kind: "no-message" } as const),
      );
    },

    async handle({ id, revision, state, assignee }) {
      // The generated types don't know that an argument may be null.
      const these = { message: id, revision, state, assigned_to: assignee as string };
      const answer = await client.rpc("handle_message", these);
      if (answer.error && stillNamed(answer.error)) return refused({ kind: "no-colleague" });
      return outcomeOf(id, answer);
    },

    async answer({ id, revision, text }) {
      const answer = await client.rpc("answer_message", { message: id, revision, words: text });
      const seconds = answer.error ? pauseIn(answer.error.message) : undefined;
      return seconds === undefined ? outcomeOf(id, answer) : refused({ kind: "too-many", seconds });
    },

    async resend(answer) {
      return endOfStaffAct(await client.rpc("resend_answer", { answer }));
    },
  };
};
