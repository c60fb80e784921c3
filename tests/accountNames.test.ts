import { expect, it } from "vitest";
import { namesOfNewMember } from "../domain/accounts/names.ts";
import { databaseForTests } from "./security/database.ts";

// The database derives a new member's names, and the memory backend by the same rules.

const { query } = databaseForTests();

it.each([
  "lya",
  " Lya\t\n Fontaine ",
  "a\u202eb\u2067c",
  "\u0007a\u009fb",
  "x".repeat(150),
  `${"y".repeat(29)} z`,
  "\u{1f3ae}".repeat(40),
  "L\u00e9\u{1f469}\u200d\u{1f467}\u0645\u0631",
  "",
  " \n",
  "\u200b",
  "\u3164",
  "\u00ad\u2060",
  "\u202e\u200d",
  "\u200d".repeat(40),
  "Camille",
  "c\u0430mille",
  "\u0441\u0430m\u0456lle",
  "CAM\u00cfLLE 2",
  "\u043b\u0438\u044f",
  "...",
])("[AU-8] both backends derive the same names of %j", async (name) => {
  const usernames = (await query("select username from profiles")).map((row) => String(row["username"]));
  for (const [names, metadata] of [
    [{ pseudo: name }, { pseudo: name }],
    [
      { fullName: name, username: `${name}!` },
      { full_name: name, username: `${name}!` },
    ],
  ] as const) {
    const id = crypto.randomUUID();
    await query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      id,
      `${id}@demo.test`,
      JSON.stringify(metadata),
    ]);
    const [kept] = await query('select full_name as "fullName", username from profiles where id = $1', [id]);
    expect(namesOfNewMember(names, usernames, [])).toEqual(kept);
    await query("delete from auth.users where id = $1", [id]);
  }
});
