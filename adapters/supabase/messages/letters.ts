import * as z from "zod/mini";
import { type Letter, type LetterId, type Letters, letterStates } from "../../../domain/club/letter/letters.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { type Answer as Rows, rowsOf } from "../shared/rows.ts";
import { endOfStaffAct, notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const LetterRow = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  state: z.enum(letterStates),
  send_at: z.nullable(z.string()),
  created_at: z.string(),
  revision: z.int(),
  recipients: z.int(),
  sent: z.int(),
  refused: z.int(),
  has_left: z.int(),
});

const letterOf = (row: z.infer<typeof LetterRow>): Letter => ({
  id: row.id as LetterId,
  title: row.title,
  content: row.content,
  state: row.state,
  sendAt: row.send_at,
  createdAt: row.created_at,
  revision: row.revision,
  counts: { recipients: row.recipients, sent: row.sent, refused: row.refused, left: row.has_left },
});

const Readers = z.tuple([z.object({ readers: z.int() })]);
const Outcome = z.enum(["done", "gone", "changed", "begun", "past", "empty"]);
const refusals = { gone: "no-letter", changed: "letter-changed", begun: "letter-begun" } as const;
const sendRefusals = { ...refusals, past: "past", empty: "no-subscribers" } as const;

export const supabaseLetters = (client: Client): Letters => {
  /** How a letter is after an act, or why that was refused. */
  const outcomeOf = async <Kind extends string>(
    id: LetterId,
    { data, error, status }: Rows,
    kinds: Readonly<Partial<Record<z.infer<typeof Outcome>, Kind>>>,
  ) => {
    if (error) return notStaffBy(error, status);
    const outcome = z.parse(Outcome, data);
    const kind = kinds[outcome];
    if (kind !== undefined) return refused({ kind });
    const [row] = rowsOf(LetterRow, await client.rpc("find_letters", { one: id }));
    return row ? done(letterOf(row)) : refused({ kind: "no-letter" } as const);
  };

  return {
    async list() {
      return staffRowsOf(LetterRow, await client.rpc("find_letters")).map(letterOf);
    },

    async countReaders() {
      const { data, error, status } = await client.rpc("count_letter_readers");
      return error ? notStaffBy(error, status) : done(z.parse(Readers, data)[0].readers);
    },

    async save({ id, revision, title, content, mail }) {
      const these = { letter: id, revision, title, content, body_text: mail.text, body_html: mail.html };
      return outcomeOf(id, await client.rpc("save_letter", these), refusals);
    },

    async send({ id, revision, at }) {
      const these = { letter: id, revision, ...(at !== null && { send_at: at }) };
      return outcomeOf(id, await client.rpc("send_letter", these), sendRefusals);
    },

    async cancel(letter) {
      return endOfStaffAct(await client.rpc("cancel_letter", { letter }));
    },

    async remove(letter) {
      return endOfStaffAct(await client.rpc("remove_letter", { letter }));
    },

    async try(letter) {
      const { data, error, status } = await client.rpc("try_letter", { letter });
      const seconds = error ? pauseIn(error.message) : undefined;
      if (seconds !== undefined) return refused({ kind: "too-many", seconds });
      if (error) return notStaffBy(error, status);
      return z.parse(z.boolean(), data) ? done() : refused({ kind: "no-letter" });
    },
  };
};
