import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { isSecureAddress } from "../../domain/club/lists/fields.ts";
import { isAbsoluteAddress, isOpenAddress } from "../../domain/shared/address.ts";
import { disguises } from "../disguises.ts";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// The rule of addresses is written twice, in the site and in the database: both are compared here.

// The embedded backend logs each refusal there.
vi.spyOn(console, "error").mockImplementation(() => {});

const { embedded, query } = databaseForTests();

const good = [
  "https://club.fr/",
  "http://club.fr:8080/a?b#c",
  "https://équipe.fr/été",
  "/images/a.png",
  "HTTPS://127.0.0.1",
];
const pieces = fc.constantFrom(
  ..."aZ09é_-./:@?#%\\ \t\n\u00a0\u200b\u202e\uff45\u0430\u03c9\u6797\u05d0\u0338\u2044\u2488\u3002\u{1d41e}\u{1f3ae}\u{e0041}",
  "https://",
  "http://",
  "xn--",
  "127.0.0.1",
  "0x7f",
  ":65535",
  ":65536",
);
const nearly = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((all) => all.join(""));

it("[SE-50] site and database accept the same addresses", async () => {
  const samples = [...fc.sample(nearly, 3_000), ...fc.sample(nearly, 5_000).map((text) => `https://${text}`)];
  const texts = [...new Set([...good, ...disguises, ...samples])].filter((text) => !/[\0\p{Cs}]/u.test(text));
  const rows = await query(
    `select private.is_web_address(t) as web, private.is_picture_address(t) as picture
     from unnest($1::text[]) with ordinality as texts (t, place) order by place`,
    [texts],
  );
  const differing = texts.filter(
    (text, at) => rows[at]?.["web"] !== isAbsoluteAddress(text) || rows[at]?.["picture"] !== isOpenAddress(text),
  );
  expect(differing.map((text) => JSON.stringify(text))).toEqual([]);
  expect(texts.filter(isAbsoluteAddress).length).toBeGreaterThan(50);
  expect(await query("select private.is_web_address(null) as web")).toEqual([{ web: null }]);
});

/** The domain of each column of an address, and whether the site itself accepts a text there. */
const columns = {
  "articles.featured_image": isOpenAddress,
  "matches.opponent_logo": isOpenAddress,
  "matches.vod": isAbsoluteAddress,
  "matches.watch": isAbsoluteAddress,
  "member_cards.avatar_url": isOpenAddress,
  "outbox.leave_address": isAbsoluteAddress,
  "partners.address": isSecureAddress,
  "partners.logo": isOpenAddress,
  "people.photo": isOpenAddress,
  "people.stats": isAbsoluteAddress,
  "products.order_link": isSecureAddress,
  "profiles.avatar_url": isOpenAddress,
  "tips.featured_image": isOpenAddress,
  "tips.hero_image": isOpenAddress,
} as const;
const domainOf = new Map<unknown, string>([
  [isOpenAddress, "picture_address"],
  [isAbsoluteAddress, "web_address"],
  [isSecureAddress, "secure_address"],
]);

it("[SE-50] each column of an address has the domain of its kind", async () => {
  const rows = await query(
    `select c.table_name || '.' || c.column_name as name, c.domain_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
       and (c.domain_name is not null or c.column_name ~ '(address|url|link|logo|photo|image|picture|watch|vod|stats)$')
     order by name`,
  );
  expect(rows).toEqual(Object.entries(columns).map(([name, rule]) => ({ name, domain_name: domainOf.get(rule) })));
});

describe.each([
  "matches.watch",
  "matches.vod",
  "people.stats",
  "partners.address",
  "products.order_link",
  "people.photo",
])("staff who write to %s past the site", (name) => {
  const [table = "", column = ""] = name.split(".");
  it("[SE-50] are refused each disguise, and store an address", async () => {
    const { client } = await clientAs(embedded(), "staff");
    const [row] = await query(`select id, ${column} as value from ${table} limit 1`);
    const patch = async (value: unknown) =>
      (
        await client
          .from(table)
          .update({ [column]: value })
          .eq("id", row?.["id"])
          .select("id")
      ).error?.code;
    const accepted: string[] = [];
    for (const text of [...disguises, "https://", "javascript:alert(1)", "//evil.example"]) {
      if ((await patch(text)) !== "23514") accepted.push(text);
    }
    expect(accepted).toEqual([]);
    expect(await patch("https://club.example/a?b=c")).toBeUndefined();
    expect(await patch(row?.["value"])).toBeUndefined();
  });
});

it.each([
  ["teams", "links", [{ title: "A", text: "B", words: "C", address: "https:///evil" }]],
  ["people", "links", [{ words: "C", address: "https://x/\u202egpj" }]],
  ["products", "pictures", ["https://club.example@evil.example/a.png"]],
])("[SE-50] staff can't write a disguise into the list %s.%s", async (table, column, value) => {
  const { client } = await clientAs(embedded(), "staff");
  const [row] = await query(`select * from ${table} limit 1`);
  const key = table === "teams" ? "slug" : "id";
  const { error } = await client
    .from(table)
    .update({ [column]: value })
    .eq(key, row?.[key])
    .select(key);
  expect(error?.code).toBe("23514");
});

it("[SE-50] a member can't store a picture's address that isn't one", async () => {
  const { client, me } = await clientAs(embedded(), "member");
  for (const address of ["javascript:alert(1)", "https:///evil", "https://x/\r\n"]) {
    expect((await client.from("profiles").update({ avatar_url: address }).eq("id", me)).error?.code).toBe("23514");
  }
});
