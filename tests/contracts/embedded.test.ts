import { afterAll, beforeAll } from "vitest";
import { supabaseDevice } from "../devices.ts";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { everyContract } from "./everyContract.ts";
import type { NewDevice } from "./ports.ts";

let embedded: Embedded;
beforeAll(async () => {
  embedded = await startEmbedded();
});
afterAll(() => embedded.close());

const newDevice: NewDevice = async () => supabaseDevice(embedded.project);

everyContract("the embedded backend", newDevice, {
  async mailsTo(email) {
    const sql = "select subject, body_text from outbox where recipient = $1 order by created_at desc";
    const rows = await embedded.backend.query(sql, [email]);
    return rows.map((row) => ({ subject: String(row["subject"]), text: String(row["body_text"]) }));
  },
  async age(email, hours) {
    const sql = `update auth.users set confirmation_sent_at = confirmation_sent_at - $2 * interval '1 hour',
      recovery_sent_at = recovery_sent_at - $2 * interval '1 hour' where email = $1`;
    await embedded.backend.query(sql, [email, hours]);
  },
  async ageSessions(email, hours) {
    const sql = `update auth.sessions s set created_at = s.created_at - $2 * interval '1 hour'
      from auth.users u where u.id = s.user_id and u.email = $1`;
    await embedded.backend.query(sql, [email, hours]);
  },
  async ageConfirmation(email, hours) {
    const sql = `update newsletter_subscribers set asked_at = asked_at - $2 * interval '1 hour',
      today_began_at = today_began_at - $2 * interval '1 hour' where email = $1`;
    await embedded.backend.query(sql, [email, hours]);
    const turns = "update private.turns set taken_at = taken_at - $1 * interval '1 hour' where act = 'letter'";
    await embedded.backend.query(turns, [hours]);
  },
  async forgetTurns() {
    await embedded.backend.query("delete from private.turns");
  },
  async giveRole(email, role) {
    const sql = role
      ? "insert into user_roles (user_id, role) select id, $2 from auth.users where email = $1"
      : "delete from user_roles using auth.users where email = $1 and user_id = id";
    await embedded.backend.query(sql, role ? [email, role] : [email]);
  },
});
