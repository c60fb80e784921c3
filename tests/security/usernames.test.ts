import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { foldedUsername, problemOfUsername } from "../../domain/accounts/username.ts";
import { isReservedUsername } from "../../domain/accounts/reservedName.ts";
import { freeNames, namesOfClub, reservedNames } from "../reservedNames.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The rule of usernames is written twice, in the site and in the database: both are compared here.

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query } = databaseForTests();

const latin = "aàâäbcçdeéèfghiïjklmnñoôöpqrstuùüvwxyzøłßœæ";
const others = "абвгдежзийклмнопрстуфхцчшщъыьэюяѕіјԁһԛԝαβγδεζηθικλμνξοπρσςτυφχψωάέԱաՙᎠⲟϣꓓ";
const signs = " 0123456789_-.'!?@#(){}\u00a0\u2003";
const unseen =
  "\u00ad\u200b\u200c\u200d\u200f\u2060\u3164\u115f\ufe0f\ufeff\u0301\u0308\u20e3\u0483\u05b4\u064b\u1680\u2800\ufff9\u{1bca0}";
const fancy =
  "\u{1f3ae}\u{1f469}\u{1f467}\u{1d41c}\u{1d41a}\uff23\uff41\u2460\ufb01\u00b5\u0645\u0631\u6797\u304b\u0661\u0967";
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

it("[AU-26] site and database refuse the same names of functions and of the club", async () => {
  const names = [...reservedNames, ...freeNames, ...fc.sample(name, 300)];
  const rows = await query(
    "select private.is_reserved_username(n, $2) as is_reserved from unnest($1::text[]) with ordinality as names (n, place) order by place",
    [names, namesOfClub],
  );
  const differing = names.filter((one, at) => rows[at]?.["is_reserved"] !== isReservedUsername(one, namesOfClub));
  expect(differing.map((one) => JSON.stringify(one))).toEqual([]);
});

it("[AU-26] a member can't be called as the club is, in its settings or as admins named it; staff can", async () => {
  await query("select public.remember_club('Boréal Esport', 'https://boreal.example')");
  const [{ client, me }, staff] = [await clientAs(embedded(), "member"), await clientAs(embedded(), "staff")];
  const codeOf = async (username: string) =>
    (await client.from("profiles").update({ username }).eq("id", me)).error?.message;
  const refused = "the username is reserved";
  for (const one of ["Staff Boréal", "boreal_esport", "La rédaction", "ⓐⓓⓜⓘⓝ"]) expect(await codeOf(one)).toBe(refused);
  expect(await codeOf("Furets")).toBeUndefined();
  expect(await codeOf("LFG")).toBeUndefined();
  await query("select public.remember_club('Les Furets', 'https://boreal.example', null, 'LFG')");
  expect(await codeOf("camille")).toBeUndefined();
  for (const one of ["lfg", "Staff LFG"]) expect(await codeOf(one)).toBe(refused);
  await query("select public.remember_club('Boréal Esport', 'https://boreal.example')");
  await query("insert into page_texts (section, texts) values ('identity', '{\"name\": \"Les Furets\"}')");
  expect(await codeOf("camille")).toBeUndefined();
  expect(await codeOf("les.furets")).toBe(refused);
  await query("delete from page_texts where section = 'identity'");
  const before = (await query("select username from profiles where id = $1", [staff.me]))[0]?.["username"];
  const rename = async (username: unknown) =>
    (await staff.client.from("profiles").update({ username }).eq("id", staff.me)).error;
  expect(await rename("Staff Boréal")).toBeNull();
  expect(await rename(before)).toBeNull();
});
