import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import {
  mostReports,
  type Report,
  type Reporting,
  reportReasons,
  type Reports,
  type ReportSubject,
} from "../../../domain/content/reports/report.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { cardOf, CardRow } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { unlikely } from "../shared/errors.ts";
import { refusedWords } from "../shared/refusedWrite.ts";
import { rowsOf } from "../shared/rows.ts";
import { endOfStaffAct, notStaffBy } from "../shared/staffRefusals.ts";

const ReportRow = z.object({
  kind: z.enum(["article", "tip", "member"]),
  subject: z.string(),
  about: z.nullable(z.string()),
  about_card: CardRow,
  said: z.nullable(z.string()),
  said_at: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  title: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  content: z.string(),
  reporter: z.nullable(z.string()),
  reporter_card: CardRow,
  created_at: z.string(),
});

/** What members send. */
export const supabaseReporting = (client: Client): Reporting => ({
  async send({ subject: { kind, id }, reason, text }) {
    const { error, status } = await client.rpc("send_report", { kind, subject: id, reason, words: text });
    if (error) return refusedWords(client, error, status);
    if (status !== 204) throw unlikely(status);
    return done();
  },
});

/** What the staff reads and settles. */
export const supabaseReports = (client: Client): Reports => ({
  async list() {
    const found = await client.rpc("list_reports", { most: mostReports });
    if (found.error) return notStaffBy(found.error, found.status);
    return done(
      rowsOf(ReportRow, found).map((row): Report => ({
        subject: { kind: row.kind, id: row.subject } as ReportSubject,
        about: row.about as MemberId | null,
        aboutCard: cardOf(client, row.about, row.about_card),
        comment:
          row.kind === "member"
            ? null
            : {
                text: row.said ?? "",
                createdAt: row.said_at ?? "",
                slug: (row.slug ?? "") as Slug,
                title: row.title ?? "",
              },
        reason: row.reason,
        text: row.content,
        reporter: cardOf(client, row.reporter, row.reporter_card),
        reportedAt: row.created_at,
      })),
    );
  },

  async settle({ subject: { kind, id }, isSettled }) {
    return endOfStaffAct(await client.rpc("settle_reports", { kind, subject: id, is_settled: isSettled }));
  },
});
