import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import type { ApplicationId } from "../../../domain/applications/application.ts";
import type { Reviews, ReviewSorting } from "../../../domain/applications/ports.ts";
import { type StaffApplication, type Colleague, isOwn } from "../../../domain/applications/review.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { applicationOf, ApplicationRow } from "./applications.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { columnsOf, IdRow, rowsOf } from "../shared/rows.ts";
import { notStaffBy, staffRowsOf } from "../shared/staffRefusals.ts";

export const CardRow = z.nullable(z.object({ id: z.string(), username: z.nullable(z.string()) }));

/** The member of the staff behind a card. */
export const colleagueOf = (card: z.infer<typeof CardRow>): Colleague | null =>
  card && { id: card.id as MemberId, username: card.username };

const CountsRow = z.object({ pending: z.int(), accepted: z.int(), rejected: z.int() });
const StepRow = z.object({ status: z.enum(["pending", "accepted", "rejected"]), made_at: z.string(), maker: CardRow });
const StaffApplicationRow = z.extend(ApplicationRow, { steps: z.array(StepRow) });

/** `made_at` compares as text: every backend writes it in UTC and one format. */
const staffApplicationOf = ({ steps, ...row }: z.infer<typeof StaffApplicationRow>): StaffApplication => {
  const last = steps.toSorted((one, other) => one.made_at.localeCompare(other.made_at)).at(-1);
  return { ...applicationOf(row), decidedBy: last && last.status !== "pending" ? colleagueOf(last.maker) : null };
};
const Outcome = z.enum(["pending", "late", "applied-again", "gone", "own"]);

const stepColumns = "status, made_at, maker:member_cards!application_reviews_made_by_fkey(id, username)";
const columns = `${columnsOf(ApplicationRow)}, steps:application_reviews(${stepColumns})` as const;

const newestFirst: ReviewSorting = { by: "date", way: "descending" };

export const supabaseReviews = (client: Client): Reviews => {
  const oneOf = async (id: ApplicationId): Promise<StaffApplication | undefined> => {
    // The function answers the staff alone, without withdrawn applications; the table shows applicants their own.
    const found = client.rpc("search_applications", { words: "", one: id }).select(columns);
    return rowsOf(StaffApplicationRow, await found).map(staffApplicationOf)[0];
  };

  return {
    async slice({ status, sorting = newestFirst, from, count, words }) {
      const order = { sorted_by: sorting.by, upwards: sorting.way === "ascending" };
      const these = { words, ...(status && { of_status: status }), ...order, skipped: from, most: count };
      // In the function's order.
      const found = client.rpc("search_applications", these).select(columns);
      return staffRowsOf(StaffApplicationRow, await found).map(staffApplicationOf);
    },

    async count({ words }) {
      const { data, error, status } = await client.rpc("count_applications", { words });
      if (error) return notStaffBy(error, status);
      return done(z.parse(z.tuple([CountsRow]), data)[0]);
    },

    async decide(id, by, decision, staffNotes) {
      const word = staffNotes || null;
      const row = { status: decision, reviewed_by: by, reviewed_at: new Date().toISOString(), staff_notes: word };
      const { data, error, status } = await client.from("applications").update(row).eq("id", id).select("id");
      if (error) return signedOutBy(client, error, status);
      const isDecided = z.parse(z.array(IdRow), data).length > 0;
      const found = await oneOf(id);
      if (!found) return refused({ kind: "no-application" });
      if (isOwn(found, by)) return refused({ kind: "own-application" });
      // An earlier try may have succeeded without an answer.
      const isRetry = found.decidedBy?.id === by && found.status === decision && found.staffNotes === word;
      if (isDecided || isRetry) return done(found);
      return refused(
        found.status === "pending" ? { kind: "no-application" } : { kind: "decided-before", application: found },
      );
    },

    async undo(id) {
      const { data, error, status } = await client.rpc("undo_review", { application: id });
      if (error) return notStaffBy(error, status);
      const outcome = z.parse(Outcome, data);
      if (outcome === "gone") return refused({ kind: "no-application" });
      if (outcome === "late") return refused({ kind: "too-late" });
      if (outcome === "own") return refused({ kind: "own-application" });
      return outcome === "pending" ? done() : refused({ kind: outcome });
    },

    async stepsOf(id) {
      const all = client.from("application_reviews").select(stepColumns).eq("application_id", id);
      const rows = staffRowsOf(StepRow, await all.order("made_at").order("id"));
      return rows.map((row) => ({ status: row.status, by: colleagueOf(row.maker), at: row.made_at }));
    },
  };
};
