import type { Backstage } from "./backstage.ts";

/** Asks a database as its owner. */
export type Query = (sql: string, values?: unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The hidden state of a Supabase backend, by SQL. */
export const sqlBackstage = (query: Query): Backstage => ({
  async mailsTo(email) {
    const sql = "select subject, body_text from public.outbox where recipient = $1 order by created_at desc";
    const rows = await query(sql, [email]);
    return rows.map((row) => ({ subject: String(row["subject"]), text: String(row["body_text"]) }));
  },
  async age(email, hours) {
    const sql = `update auth.users set confirmation_sent_at = confirmation_sent_at - $2 * interval '1 hour',
      recovery_sent_at = recovery_sent_at - $2 * interval '1 hour' where email = $1`;
    await query(sql, [email, hours]);
  },
  async ageSessions(email, hours) {
    const sql = `update auth.sessions s set created_at = s.created_at - $2 * interval '1 hour'
      from auth.users u where u.id = s.user_id and u.email = $1`;
    await query(sql, [email, hours]);
  },
  async ageConfirmation(email, hours) {
    const sql = `update public.newsletter_subscribers set asked_at = asked_at - $2 * interval '1 hour',
      today_began_at = today_began_at - $2 * interval '1 hour' where email = $1`;
    await query(sql, [email, hours]);
    const turns = "update private.turns set taken_at = taken_at - $1 * interval '1 hour' where act = 'letter'";
    await query(turns, [hours]);
  },
  async ageDraftLinks(hours) {
    await query("update public.draft_links set expires_at = expires_at - $1 * interval '1 hour'", [hours]);
  },
  async ageComment(kind, id, seconds) {
    const sql = `update public.${kind}_comments set created_at = created_at - $2 * interval '1 second' where id = $1`;
    await query(sql, [id, seconds]);
  },
  async forgetQuotas() {
    await query("delete from private.turns");
  },
  async giveRole(email, role) {
    const sql = role
      ? "insert into public.user_roles (user_id, role) select id, $2 from auth.users where email = $1"
      : "delete from public.user_roles using auth.users where email = $1 and user_id = id";
    await query(sql, role ? [email, role] : [email]);
  },
  async tell(member, { kind, key, subject, on, slug, title, actor, comment = null }) {
    const sql = "select private.tell_member($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    await query(sql, [member, kind, key, subject, on, slug, title, actor, comment]);
  },
  clock: () => Date.now(),
  async runDue() {
    await query("select private.apply_schedules()");
  },
  async agePoll(poll, weeks) {
    await query("update public.polls set week = week - 7 * $2::integer where id = $1", [poll, weeks]);
  },
  async publishTeam(slug, isPublished) {
    await query("update public.teams set is_published = $2 where slug = $1", [slug, isPublished]);
  },
});
