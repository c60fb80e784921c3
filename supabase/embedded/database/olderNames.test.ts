import { afterAll, expect, it } from "vitest";
import { olderClub } from "../testing/olderClub.ts";

// A club that is there already gets the rule of usernames for the names that it has.

const club = await olderClub("20261120121000");
afterAll(() => club.close());

const names = [
  "Élodie",
  "elodie",
  "ELODIÉ",
  "c\u0430mille",
  "\u{1f3ae}\u{1f3ae}",
  "x".repeat(40),
  `${"x".repeat(39)}\u1e8b`,
  "lya",
];

it("[AU-11] gives the later of two names that look the same a number, and takes away what nobody can be called", async () => {
  for (const [at, username] of names.entries()) {
    const id = crypto.randomUUID();
    await club.query("insert into auth.users (id, email) values ($1, $2)", [id, `${at}@demo.test`]);
    const sql = "update profiles set username = $2, created_at = now() + $3 * interval '1 second' where id = $1";
    await club.query(sql, [id, username, at]);
  }

  await club.update();
  const rows = await club.query<{ username: string | null }>("select username from profiles order by created_at");
  expect(rows.map(({ username }) => username)).toEqual([
    "Élodie",
    "elodie2",
    "ELODIÉ3",
    null,
    null,
    "x".repeat(40),
    `${"x".repeat(34)}2`,
    "lya",
  ]);
});
