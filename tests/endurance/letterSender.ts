// Opens the embedded backend on a folder, whose outbox then sends to a provider, until it is killed or nothing is left to do at this
// moment. Pauses between tries pass at once. Prints how the letter stands before it ends.
import { openBackend } from "../../adapters/embedded/backend.ts";

const [folder = "", apiUrl = "", readers = "0"] = process.argv.slice(2);
const backend = await openBackend({
  folder,
  siteUrl: "http://site.test",
  seed: false,
  club: { name: "Club de test", shortName: "CDT", email: "contact@club.test" },
  mails: { apiUrl, apiKey: "none", from: "Le club <bonjour@club.test>" },
});

if (Number(readers) > 0) {
  await backend.query(
    `insert into newsletter_subscribers (email, confirm_token, leave_token, confirmed_at)
    select 'lecteur' || n || '@exemple.fr', gen_random_uuid(), gen_random_uuid(), now() from generate_series(1, $1::integer) n`,
    [readers],
  );
  await backend.query(
    `insert into letters (id, title, content, body_text, body_html, state, send_at)
    values (gen_random_uuid(), 'La lettre', 'Un', 'Un {{leave}}', '<a href="{{leave}}">', 'scheduled', now())`,
  );
}

/** Brings the next tries to this moment, but for a mail that may be on its way: those are claimed one by one. */
const passTime = () =>
  backend.query(
    `update outbox set due_at = now() where sent_at is null and due_at > now()
    and due_at - interval '1 minute' * 4 ^ least(tries - 1, 3) < now() - interval '2 seconds'`,
  );
const standing = async (): Promise<string> => {
  const rows = await backend.query(
    `select l.state as letter, r.state, count(r.*)::integer as n from letters l left join private.letter_recipients r on r.letter = l.id
    group by 1, 2 order by 2`,
  );
  return JSON.stringify(rows);
};

let before = "";
for (let same = 0; same < 4;) {
  await passTime();
  await new Promise((later) => setTimeout(later, 700));
  const now = JSON.stringify(await backend.query("select count(*), sum(tries), count(sent_at) from outbox"));
  same = now === before ? same + 1 : 0;
  before = now;
}
console.log(await standing());
await backend.close();
