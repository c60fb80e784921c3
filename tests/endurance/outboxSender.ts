// Opens the embedded backend on a folder, whose outbox then sends to a provider, until it is killed or nothing is left to do at this
// moment. Pauses between tries pass at once. Prints how many were sent, and whether all are done, before it ends.
import { openBackend } from "../../adapters/embedded/backend.ts";
import { setPushHours } from "../../adapters/embedded/testing/pushHours.ts";
import { pushReceiver } from "../../adapters/embedded/testing/pushService.ts";

const [kind = "", folder = "", apiUrl = "", readers = "0"] = process.argv.slice(2);
const pushService = "https://fcm.googleapis.com";
const { fetch } = globalThis;
globalThis.fetch = (address, init) => fetch(String(address).replace(pushService, apiUrl), init);

const backend = await openBackend({
  folder,
  siteUrl: "http://site.test",
  seed: false,
  club: { name: "Club de test", shortName: "CDT", email: "contact@club.test" },
  mails: { apiUrl, apiKey: "none", from: "Le club <bonjour@club.test>" },
});

const writeLetter = async () => {
  await backend.query(
    `insert into newsletter_subscribers (email, confirm_token, leave_token, confirmed_at)
    select 'lecteur' || n || '@exemple.fr', gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, $1::integer) n`,
    [readers],
  );
  await backend.query(
    `insert into letters (id, title, content, body_text, body_html, state, send_at)
    values (gen_random_uuid(), 'La lettre', 'Un', 'Un {{leave}}', '<a href="{{leave}}">', 'scheduled', now())`,
  );
};
/** A push to each member, at any hour of the day. */
const writePushes = async () => {
  await setPushHours(backend.query, "always");
  await backend.query(
    `with members as (
      insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), 'membre' || n || '@exemple.fr', now(), jsonb_build_object('username', 'membre' || n)
      from generate_series(1, $1::integer) n returning id
    )
    insert into auth.sessions (id, user_id, created_at, updated_at) select id, id, now(), now() from members`,
    [readers],
  );
  await backend.query("insert into tips (title, content, slug, is_published) values ('Le tip', 'Un', 'le-tip', true)");
  for (const { id } of await backend.query("select id from profiles where username like 'membre%'")) {
    const { endpoint, publicKey, secret } = pushReceiver(`${pushService}/${id}`);
    await backend.query(
      `insert into push_devices (user_id, session_id, endpoint, public_key, secret, name) values ($1, $1, $2, $3, $4, 'Firefox')`,
      [id, endpoint, publicKey, secret],
    );
    await backend.query(
      `select private.tell_member($1, 'answer', 'un', 'tip', t.id, t.slug, 'Une réponse') from tips t where slug = 'le-tip'`,
      [id],
    );
  }
};
const work = kind === "letters" ? writeLetter : writePushes;
if (Number(readers) > 0) await work();

/** Brings the next tries to this moment, but for what may be on its way: those are claimed one by one. */
const passTime = async () => {
  const table = kind === "letters" ? "outbox" : "private.pushes";
  await backend.query("update notifications set push_due_at = now() where push_due_at > now()");
  await backend.query(
    `update ${table} set due_at = now() where due_at > now() ${kind === "letters" ? "and sent_at is null" : ""}
    and due_at - interval '1 minute' * 4 ^ least(tries - 1, 3) < now() - interval '2 seconds'`,
  );
};
const standing = async (): Promise<string> => {
  const [row] = await backend.query(
    kind === "letters"
      ? `select count(r.*) filter (where r.state = 'sent')::integer as sent, bool_and(l.state = 'sent') as "isDone"
        from letters l left join private.letter_recipients r on r.letter = l.id`
      : `select count(*) filter (where push_due_at is null)::integer - (select count(*) from private.pushes)::integer as sent,
          bool_and(push_due_at is null) and not exists (select from private.pushes) as "isDone" from notifications`,
  );
  return JSON.stringify(row);
};
/** Changes with each try. */
const traceOf =
  kind === "letters"
    ? "select count(*), sum(tries), count(sent_at) from outbox"
    : "select count(*), sum(tries), (select count(push_due_at) from notifications) as waiting from private.pushes";

let before = "";
for (let same = 0; same < 4;) {
  await passTime();
  await new Promise((later) => setTimeout(later, 700));
  const now = JSON.stringify(await backend.query(traceOf));
  same = now === before ? same + 1 : 0;
  before = now;
}
console.log(await standing());
await backend.close();
