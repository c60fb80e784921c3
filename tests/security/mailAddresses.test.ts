import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { writeEarlierRoot } from "../../adapters/embedded/testing/folders.ts";
import { openSite } from "../../adapters/embedded/testing/sites.ts";
import { asciiMailAddress, readMailAddress } from "../../domain/shared/mailAddress.ts";
import { asciiMailAddress as functionsRule, mailAddress } from "../../supabase/functions/_shared/fields.ts";
import { databaseForTests } from "./database.ts";

const { query } = databaseForTests();

const label = fc
  .array(fc.constantFrom(..."abcxyzéàüøœßñαβωдпочта林場かカ0123-"), { minLength: 1, maxLength: 15 })
  .map((letters) => `x${letters.join("")}z`);
const local = fc.array(fc.constantFrom(..."aZ09éÉ+._-"), { minLength: 1, maxLength: 8 }).map((all) => all.join(""));
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 3 }), fc.constantFrom("", ".", " "))
  .map(([name, labels, end]) => `${name}@${labels.join(".").toUpperCase()}.Fr${end}`);

it("[AU-25] domain, functions and database spell addresses alike", async () => {
  const typed = [
    ...fc.sample(address, 2_000),
    "ｌｙａ＠ｅｘｅｍｐｌｅ．ｆｒ",
    "lya@exem\u00adple.fr",
    "lya@exemple\uff61fr",
    "lya",
    "",
    "@",
    "a@b@é.fr",
    "lya@почта.рф.",
    "a@1.2.3.4",
    "a@0x7f.1",
  ];
  const rows = await query(
    "select private.ascii_mail_address(t) as stored from unnest($1::text[]) with ordinality as a (t, place) order by place",
    [typed],
  );
  const stored = rows.map((row) => row["stored"]);
  expect(stored).toEqual(typed.map(asciiMailAddress));
  expect(typed.map(functionsRule)).toEqual(typed.map(asciiMailAddress));
  expect(stored.filter((one) => String(one).includes("xn--")).length).toBeGreaterThan(1_000);
});

it("[AU-25] domain, functions and database refuse the same addresses, and shorten none", async () => {
  const ends = ":8080 %2Efr /x /x.fr ?x.fr #x.fr \\x.fr @b !.fr |x.fr ..fr".split(" ");
  const typed = ["équipe", "équipe.fr", "exemple.fr"].flatMap((host) => ends.map((end) => `lya@${host}${end}`));
  const good = ["lya@équipe.fr", "Lya@ÉQUIPE_1.fr.", "o'neil/1?#%@exemple.fr"];
  const all = [...typed, ...good];
  const rows = await query(
    `select private.is_mail_address(private.ascii_mail_address(t)) as is_good
     from unnest($1::text[]) with ordinality as a (t, place) order by place`,
    [all],
  );
  const wanted = all.map((text) => [text, good.includes(text)]);
  expect(all.map((text) => [text, readMailAddress(text) !== undefined])).toEqual(wanted);
  expect(all.map((text) => [text, mailAddress.safeParse(text).success])).toEqual(wanted);
  expect(all.map((text, at) => [text, rows[at]?.["is_good"]])).toEqual(wanted);
});

it("[AU-25] the database stores a message and a subscriber in that spelling, whoever writes them", async () => {
  const [message] = await query(
    "insert into contact_messages (name, email, subject, message) values ('Lya', 'Lya@Équipe.fr', 'a', 'b') returning id, email",
  );
  expect(message?.["email"]).toBe("lya@xn--quipe-9ra.fr");
  await query("delete from contact_messages where id = $1", [message?.["id"]]);
});

const place = mkdtempSync(join(tmpdir(), "mail-addresses-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const login = (id: number, email: string, confirmed: string | null, signedIn: string | null) =>
  `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, last_sign_in_at, confirmation_token,
     recovery_token, email_change, email_change_token_new, email_change_token_current, phone_change, phone_change_token,
     reauthentication_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
   values ('00000000-0000-0000-0000-000000000000', '00000000-0000-4000-9000-00000000000${id}', 'authenticated', 'authenticated',
     '${email}', 'x', ${confirmed ? `'${confirmed}'` : "null"}, ${signedIn ? `'${signedIn}'` : "null"}, '', '', '', '', '', '', '', '',
     '{}', '{"username": "membre ${id}"}', now(), now())`;

it("[AU-25] of the accounts of one mailbox, the one that is used keeps the address", async () => {
  const folder = join(place, "data");
  const before = await openSite(folder, undefined, writeEarlierRoot(join(place, "earlier"), "20261126101000"));
  await before.query(login(1, "lya@équipe.fr", "2026-01-01", "2026-06-01"));
  await before.query(login(2, "lya@xn--quipe-9ra.fr", "2026-02-01", "2026-03-01"));
  await before.query(login(3, "lya@xn--quipe-9ra.fr.", null, null));
  await before.query(login(4, "seul@équipe.fr", "2026-02-01", null));
  await before.query(
    `insert into public.newsletter_subscribers (email, confirm_token, leave_token, confirmed_at)
     values ('Lya@équipe.fr', gen_random_uuid(), gen_random_uuid(), null),
       ('lya@xn--quipe-9ra.fr', gen_random_uuid(), gen_random_uuid(), now())`,
  );
  await before.close();
  const site = await openSite(folder);
  const members = await site.query(
    `select right(u.id::text, 1) as id, u.email, p.username from auth.users u join public.profiles p using (id)
     where u.id::text like '00000000-0000-4000-9000-%' order by 1`,
  );
  expect(members).toEqual([
    { id: "1", email: "lya@xn--quipe-9ra.fr", username: "membre 1" },
    { id: "2", email: "double-00000000-0000-4000-9000-000000000002@adresse.invalid", username: "membre 2" },
    { id: "4", email: "seul@xn--quipe-9ra.fr", username: "membre 4" },
  ]);
  expect(
    await site.query("select email, confirmed_at is not null as is_confirmed from public.newsletter_subscribers"),
  ).toEqual([{ email: "lya@xn--quipe-9ra.fr", is_confirmed: true }]);
  await site.close();
});
