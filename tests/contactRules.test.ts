import { expect, it } from "vitest";
import { longestOf } from "../domain/messages/contact.ts";
import { readMailAddress } from "../domain/shared/mailAddress.ts";
import { mailAddress } from "../supabase/functions/_shared/fields.ts";
import { longest } from "../supabase/functions/send-contact-email/handler.ts";
import { databaseForTests } from "./security/database.ts";

// The UI, the functions and the database each state these rules, because they can't import each other.

const { query } = databaseForTests();

it("[CT-3] the site and the function have the same maximum lengths", () => {
  expect(longest).toEqual(longestOf);
});

it("[CT-3] the database has the same limits", async () => {
  const insert = (field: string, length: number) => {
    const row = { name: "Lya", email: "lya@exemple.fr", subject: "Un", message: "Deux", [field]: "é".repeat(length) };
    return query("insert into contact_messages (name, email, subject, message) values ($1, $2, $3, $4)", [
      row.name,
      row.email,
      row.subject,
      row.message,
    ]);
  };
  for (const [field, most] of Object.entries(longestOf)) {
    await insert(field, most);
    await expect(insert(field, most + 1)).rejects.toMatchObject({ code: "23514" });
  }
});

it.each([
  "lya@exemple.fr",
  "lya.fontaine+club@mail.exemple.co.uk",
  "élodie@exemplé.fr",
  "lya@exemple",
  "lya@exemple..fr",
  "lya@.fr",
  "lya@exemple.fr.",
  "Lya <lya@exemple.fr>",
  "lya@exemple.fr\nBcc: tous@exemple.fr",
  "lya@exemple.fr,autre@exemple.fr",
  '"lya"@exemple.fr',
  "lya\u202e@exemple.fr",
  "lya@exem\u00adple.fr",
  "lya\u0001@exemple.fr",
  `${"a".repeat(246)}@abcd.fr`,
  `${"a".repeat(247)}@abcd.fr`,
])("[CT-3] all three judge the address %j the same, and store the same spelling", async (address) => {
  const expected = readMailAddress(address);
  expect(mailAddress.safeParse(address).data).toBe(expected);
  const stored = "select a from (select private.ascii_mail_address($1) as a) as spelt where private.is_mail_address(a)";
  expect(await query(stored, [address])).toEqual(expected === undefined ? [] : [{ a: expected }]);
});
