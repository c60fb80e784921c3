import * as z from "zod/mini";
import type { SignedOut } from "../../../domain/accounts/ports.ts";
import type { NotStaff } from "../../../domain/accounts/staff/ports.ts";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { Gone } from "../../../domain/content/reactions/ports.ts";
import type { Remark, RemarkAnswer, RemarkId, Remarks } from "../../../domain/content/remarks/remark.ts";
import type { TooMany } from "../../../domain/shared/limits.ts";
import { done, refused, type Refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import { cardOf } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { type BackendError, stillNamed } from "../shared/errors.ts";
import { rowsOf } from "../shared/rows.ts";
import { endOfStaffAct, notStaffBy } from "../shared/staffRefusals.ts";

const RemarkRow = z.object({
  id: z.string(),
  answers: z.nullable(z.string()),
  content: z.string(),
  quote: z.nullable(z.string()),
  text_before: z.nullable(z.string()),
  text_after: z.nullable(z.string()),
  is_resolved: z.boolean(),
  created_at: z.string(),
  author: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_staff: z.boolean(),
});
type Row = z.infer<typeof RemarkRow>;

const notAdded = (error: BackendError, status: number): Refused<SignedOut | NotStaff | Gone | TooMany> => {
  const seconds = pauseIn(error.message);
  if (seconds !== undefined) return refused({ kind: "too-many", seconds });
  // The row would name an item or a remark that is deleted.
  return stillNamed(error) ? refused({ kind: "gone" }) : notStaffBy(error, status);
};

export const supabaseRemarks = (client: Client): Remarks => {
  const answerFrom = (row: Row): RemarkAnswer => ({
    id: row.id as RemarkId,
    author: row.author as MemberId | null,
    card: cardOf(client, row.author, row),
    text: row.content,
    createdAt: row.created_at,
  });
  return {
    async list({ kind, id }) {
      const found = await client.rpc("list_remarks", { kind, item: id });
      if (found.error) return notStaffBy(found.error, found.status);
      const rows = rowsOf(RemarkRow, found);
      const remarkFrom = (row: Row): Remark => ({
        ...answerFrom(row),
        quoted: { quote: row.quote ?? "", before: row.text_before ?? "", after: row.text_after ?? "" },
        isResolved: row.is_resolved,
        answers: rows.filter(({ answers }) => answers === row.id).map(answerFrom),
      });
      return done(rows.filter(({ answers }) => answers === null).map(remarkFrom));
    },

    async add({ kind, id, quoted: { quote, before, after }, text }) {
      const asked = { kind, item: id, words: text, quote, text_before: before, text_after: after };
      const answer = await client.rpc("add_remark", asked);
      return answer.error ? notAdded(answer.error, answer.status) : endOfStaffAct(answer);
    },

    async answer({ id, text }) {
      const answer = await client.rpc("answer_remark", { remark: id, words: text });
      return answer.error ? notAdded(answer.error, answer.status) : endOfStaffAct(answer);
    },

    async resolve({ id, isResolved }) {
      const answer = await client.rpc("resolve_remark", { remark: id, is_resolved: isResolved });
      return answer.error && stillNamed(answer.error) ? refused({ kind: "gone" }) : endOfStaffAct(answer);
    },

    async remove(id) {
      return endOfStaffAct(await client.rpc("remove_remark", { remark: id }));
    },
  };
};
