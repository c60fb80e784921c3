import type { Row } from "../database/connection.ts";

export type CapturedMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601. */
  readonly createdAt: string;
};

const most = 200;

/** The latest mails of the outbox, newest first, without those that aren't due yet. */
export const capturedMails = async (
  query: (sql: string) => Promise<readonly Row[]>,
): Promise<readonly CapturedMail[]> => {
  const rows = await query(`select id, recipient, subject, body_text, created_at from public.outbox
    where due_at <= now() or tries > 0 order by created_at desc, id limit ${most}`);
  return rows.map((row) => ({
    id: String(row["id"]),
    to: String(row["recipient"]),
    subject: String(row["subject"]),
    text: String(row["body_text"]),
    createdAt: String(row["created_at"]),
  }));
};

/** The HTML of a mail, as it is sent; undefined without one. */
export const capturedHtml = async (
  query: (sql: string, params: unknown[]) => Promise<readonly Row[]>,
  id: string,
): Promise<string | undefined> => {
  const [row] = await query("select body_html from public.outbox where id::text = $1", [id]);
  return typeof row?.["body_html"] === "string" ? row["body_html"] : undefined;
};
