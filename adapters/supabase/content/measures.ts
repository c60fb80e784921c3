import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import {
  type Measure,
  type MeasureId,
  type Measures,
  mostMeasures,
  type OwnMeasures,
} from "../../../domain/content/reports/measure.ts";
import { done, refused } from "../../../domain/shared/result.ts";
import { pauseIn } from "../../unanswered.ts";
import { cardOf, CardRow } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { signedOutBy } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";

const MeasureRow = z.object({
  id: z.string(),
  kind: z.enum(["warning", "mute"]),
  reason: z.string(),
  created_at: z.string(),
  ends_at: z.nullable(z.string()),
  lifted_at: z.nullable(z.string()),
  appeal: z.nullable(z.string()),
  appealed_at: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  is_accepted: z.nullable(z.boolean()),
  answered_at: z.nullable(z.string()),
});
const StaffRow = z.extend(MeasureRow, {
  about: z.string(),
  about_card: CardRow,
  decided_by: z.nullable(z.string()),
  lifted_by: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
  may_change: z.boolean(),
});

const measureFrom = (row: z.infer<typeof MeasureRow>): Measure => ({
  id: row.id as MeasureId,
  kind: row.kind,
  reason: row.reason,
  createdAt: row.created_at,
  endsAt: row.ends_at,
  liftedAt: row.lifted_at,
  appeal: row.appeal === null ? null : { text: row.appeal, at: row.appealed_at ?? "" },
  answer:
    row.answer === null ? null : { text: row.answer, isAccepted: row.is_accepted === true, at: row.answered_at ?? "" },
});

/** A member's own measures. */
export const supabaseOwnMeasures = (client: Client): OwnMeasures => ({
  async list() {
    const found = await client.rpc("read_measures");
    if (found.error) return signedOutBy(client, found.error, found.status);
    return done(rowsOf(MeasureRow, found).map(measureFrom));
  },

  async appeal({ measure, text }) {
    const { data, error, status } = await client.rpc("appeal_measure", { measure, words: text });
    if (error) return signedOutBy(client, error, status);
    const said = z.parse(z.enum(["done", "gone", "already"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },
});

/** What the staff does about members. */
export const supabaseMeasures = (client: Client): Measures => ({
  async list() {
    const found = await client.rpc("list_measures", { most: mostMeasures });
    if (found.error) return notStaffBy(found.error, found.status);
    return done(
      rowsOf(StaffRow, found).map((row) => ({
        ...measureFrom(row),
        about: row.about as MemberId,
        aboutCard: cardOf(client, row.about, row.about_card),
        decidedBy: row.decided_by,
        liftedBy: row.lifted_by,
        answeredBy: row.answered_by,
        mayChange: row.may_change,
      })),
    );
  },

  async take({ member, kind, hours, reason }) {
    // Without hours the mute is for good. The generated type takes no null.
    const asked = { member, kind, hours: hours as number, reason };
    const { data, error, status } = await client.rpc("take_measure", asked);
    const seconds = error && pauseIn(error.message);
    if (seconds) return refused({ kind: "too-many", seconds });
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.union([z.enum(["gone", "not-allowed", "muted"]), z.uuid()]), data);
    if (said === "muted") return refused({ kind: "already-muted" });
    return said === "gone" || said === "not-allowed" ? refused({ kind: said }) : done(said as MeasureId);
  },

  async lift(measure) {
    const { data, error, status } = await client.rpc("lift_measure", { measure });
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.enum(["done", "gone", "not-allowed"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },

  async answer({ measure, isAccepted, text }) {
    const { data, error, status } = await client.rpc("answer_appeal", { measure, accepted: isAccepted, words: text });
    if (error) return notStaffBy(error, status);
    const said = z.parse(z.enum(["done", "gone", "not-allowed", "already"]), data);
    return said === "done" ? done() : refused({ kind: said });
  },
});
