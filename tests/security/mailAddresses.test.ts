import * as fc from "fast-check";
import { expect, it } from "vitest";
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
