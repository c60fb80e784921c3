import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { foldedUsername, problemOfUsername } from "../../domain/accounts/username.ts";
import { databaseForTests } from "./database.ts";

// The rule of usernames is written twice, in the site and in the database: both are compared here.

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { query } = databaseForTests();

const latin = "aàâäbcçdeéèfghiïjklmnñoôöpqrstuùüvwxyzøłßœæ";
const others = "абвгдежзийклмнопрстуфхцчшщъыьэюяѕіјԁһԛԝαβγδεζηθικλμνξοπρσςτυφχψωάέԱաՙᎠⲟϣꓓ";
const signs = " 0123456789_-.'!?@#(){}\u00a0\u2003";
const unseen =
  "\u00ad\u200b\u200c\u200d\u200f\u2060\u3164\u115f\ufe0f\ufeff\u0301\u0308\u20e3\u0483\u05b4\u064b\u1680\u2800\ufff9\u{1bca0}";
const fancy = "\u{1f3ae}\u{1f469}\u{1f467}\u{1d41c}\u{1d41a}\uff23\uff41\u2460\ufb01\u00b5\u0645\u0631\u6797\u304b";
const letters = [...latin, ...latin.toUpperCase(), ...others, ...others.toUpperCase(), ...signs, ...unseen, ...fancy];
const name = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((found) => found.join(""));

it("[AU-11] [AU-18] both fold a name alike, and take the same ones", async () => {
  const names = [...new Set(fc.sample(name, 3_000))];
  const rows = await query(
    `select private.folded_username(n) as folded,
       private.folded_username(n) ~ '[[:alnum:]]' and private.is_of_one_script(n) as good
     from unnest($1::text[]) with ordinality as names (n, place) order by place`,
    [names],
  );
  const here = names.map((one) => ({ folded: foldedUsername(one), good: problemOfUsername(one) === undefined }));
  const differing = names.filter((_, at) => JSON.stringify(rows[at]) !== JSON.stringify(here[at]));
  expect(differing.map((one) => JSON.stringify(one))).toEqual([]);
  expect(here.filter(({ good }) => good).length).toBeGreaterThan(100);
  expect(here.filter(({ good }) => !good).length).toBeGreaterThan(100);
});

it.each([
  ["spaces around it and in it", " Lya\t \u202eF. ", "Lya F."],
  ["nothing that can be seen", "\u200b \u3164", null],
])("keeps a name on its line, whoever writes it: %s", async (_, given, kept) => {
  const [row] = await query("update profiles set username = $1 where username = 'gwenn_b' returning id, username", [
    given,
  ]);
  await query("update profiles set username = 'gwenn_b' where id = $1", [row?.["id"]]);
  expect(row?.["username"]).toBe(kept);
});
