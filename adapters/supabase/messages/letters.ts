import * as z from "zod/mini";
import { type LetterId, type Letters, letterStates, type LetterSummary } from "../../../domain/club/letter/letters.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { pauseIn } from "../../unanswered.ts";
import type { Client } from "../shared/client.ts";
import { type Answer as Rows, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

const LetterRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  preheader: z.nullable(z.string()),
  content: z.nullable(z.string()),
  is_in_archive: z.boolean(),
  state: z.enum(letterStates),
  send_at: z.nullable(z.string()),
  created_at: z.string(),
  revision: z.int(),
  recipients: z.int(),
  waiting: z.int(),
  sent: z.int(),
  refused: z.int(),
  gone: z.int(),
  has_left: z.int(),
});

const summaryOf = (row: z.infer<typeof LetterRow>): LetterSummary => ({
  id: row.id as LetterId,
  slug: row.slug as Slug,
  title: row.title,
  isInArchive: row.is_in_archive,
  state: row.state,
  sendAt: row.send_at,
  createdAt: row.created_at,
  revision: row.revision,
  counts: {
    recipients: row.recipients,
    waiting: row.waiting,
    sent: row.sent,
    refused: row.refused,
    gone: row.gone,
    left: row.has_left,
  },
});

const Count = z.tuple([z.object({ subscribers: z.int() })]);
const Outcome = z.enum(["done", "gone", "changed", "begun", "past", "empty", "sent"]);
const refusals = { gone: "no-letter", changed: "letter-changed", begun: "letter-begun" } as const;
const sendRefusals = { ...refusals, past: "past", empty: "no-subscribers" } as const;

type Outcomes<Kind> = Readonly<Partial<Record<z.infer<typeof Outcome>, Kind>>>;

/** How an act ended, or why it was refused. */
const endOf = <Kind extends string>({ data, error, status }: Rows, kinds: Outcomes<Kind>) => {
  if (error) return notStaffBy(error, status);
  const kind = kinds[z.parse(Outcome, data)];
  return kind === undefined ? done() : refused({ kind });
};

export const supabaseLetters = (client: Client): Letters => {
  /** How a letter is after an act, or why that was refused. */
  const outcomeOf = async <Kind extends string>(id: LetterId, answer: Rows, kinds: Outcomes<Kind>) => {
    const end = endOf(answer, kinds);
    if (!end.ok) return end;
    const [row] = rowsOf(LetterRow, await client.rpc("find_letters", { one: id }));
    return row ? done(summaryOf(row)) : refused({ kind: "no-letter" } as const);
  };

  return {
    async list() {
      return staffRowsOf(LetterRow, await client.rpc("find_letters")).map(summaryOf);
    },

    async read(id) {
      const answer = await client.rpc("find_letters", { one: id, with_text: true });
      if (answer.error) return notStaffBy(answer.error, answer.status);
      const [row] = rowsOf(LetterRow, answer);
      return row
        ? done({ ...summaryOf(row), preheader: row.preheader ?? "", content: row.content ?? "" })
        : refused({ kind: "no-letter" });
    },

    async countSubscribers() {
      const { data, error, status } = await client.rpc("count_subscribers");
      return error ? notStaffBy(error, status) : done(z.parse(Count, data)[0].subscribers);
    },

    async save({ id, revision, title, preheader, content, mail, slug, lead, isInArchive }) {
      const bodies = { body_text: mail.text, body_html: mail.html };
      const these = {
        letter: id,
        revision,
        title,
        preheader,
        content,
        ...bodies,
        slug,
        lead,
        is_in_archive: isInArchive,
      };
      return outcomeOf(id, await client.rpc("save_letter", these), refusals);
    },

    async send({ id, revision, at }) {
      const these = { letter: id, revision, ...(at !== null && { send_at: at }) };
      return outcomeOf(id, await client.rpc("send_letter", these), sendRefusals);
    },

    async cancel(letter) {
      return endOf(await client.rpc("cancel_letter", { letter }), { sent: "letter-sent" });
    },

    async remove(letter) {
      return endOf(await client.rpc("remove_letter", { letter }), { begun: "letter-begun" });
    },

    async archive({ id: letter, isInArchive }) {
      const { data, error, status } = await client.rpc("archive_letter", { letter, is_in_archive: isInArchive });
      if (error) return notStaffBy(error, status);
      return z.parse(z.boolean(), data) ? done() : refused({ kind: "no-letter" });
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
