import { describe, expect, it } from "vitest";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

const { embedded, query } = databaseForTests();

/** Inserts a login with these metadata as the auth service does. Returns its profile and card. */
const signedUp = async (metadata: unknown) => {
  const id = crypto.randomUUID();
  await query("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
    id,
    `${id}@demo.test`,
    JSON.stringify(metadata),
  ]);
  const [found] = await query(
    `select p.full_name, p.username, c.username as shown, c.is_staff
     from profiles p join member_cards c using (id) where p.id = $1`,
    [id],
  );
  return found;
};

describe("a sign-up", () => {
  it("[AU-8] takes full name and username from the page, and shows the username alone", async () => {
    expect(await signedUp({ full_name: " Ana Roux ", username: "ana" })).toEqual({
      full_name: "Ana Roux",
      username: "ana",
      shown: "ana",
      is_staff: false,
    });
  });

  it("[AU-8] takes the pseudo from the dialog, also beside an empty username", async () => {
    expect(await signedUp({ pseudo: "Zephyr" })).toMatchObject({ full_name: null, username: "Zephyr" });
    expect(await signedUp({ pseudo: "Bise", username: " " })).toMatchObject({ username: "Bise" });
  });

  it("[AU-8] comes through over HTTP in both ways, and tells nobody the full name", async () => {
    const { client } = await clientAs(embedded(), "visitor");
    const page = { full_name: "Paul Attend", username: "attente" };
    for (const [email, data] of [
      ["page@demo.test", page],
      ["dialog@demo.test", { pseudo: "attente" }],
    ] as const) {
      expect((await client.auth.signUp({ email, password: "demo-1234", options: { data } })).error).toBeNull();
    }
    const { data } = await client
      .from("member_cards")
      .select()
      .in("username", ["attente", "attente2"])
      .order("username");
    expect(data).toMatchObject([{ username: "attente" }, { username: "attente2" }]);
    expect(JSON.stringify(data)).not.toContain("Paul");
  });

  it("[AU-11] gives a taken name a number, whatever its capitals and accents", async () => {
    const names = [];
    for (const username of ["Camille", "CAMILLE", "Camïllé", "camille2", "\uff43amille"])
      names.push((await signedUp({ username }))?.["username"]);
    expect(names).toEqual(["Camille2", "CAMILLE3", "Camïllé4", "camille22", "\uff43amille5"]);
  });

  it("shortens a name of 10,000 characters, and still gives it a number", async () => {
    const long = { full_name: "n".repeat(10_000), username: "n\u{1f3ae}".repeat(5_000) };
    const short = "n\u{1f3ae}".repeat(15);
    expect(await signedUp(long)).toMatchObject({ full_name: "n".repeat(100), username: short });
    expect(await signedUp(long)).toMatchObject({ username: `${short}2` });
  });

  it.each([
    ["nothing", {}],
    ["empty names", { full_name: "", username: "", pseudo: "" }],
    ["blank names", { full_name: " \n", username: "\t", pseudo: "\u00a0" }],
    ["names that can't be seen", { full_name: "\u200b", username: "\u3164", pseudo: "\u202e\u200d" }],
    ["emoji", { username: "\u{1f3ae}\u{1f3ae}" }],
    ["a Cyrillic letter among Latin ones", { username: "c\u0430mille" }],
    ["a name whose first thirty characters can't be seen", { username: `${"\u200d".repeat(40)}a` }],
    ["no names at all", { full_name: null, username: null }],
    ["a text", "camille"],
    ["a list", ["camille"]],
    ["nothing at all", null],
  ])("leaves out the name when given %s", async (_, metadata) => {
    expect(await signedUp(metadata)).toEqual({ full_name: null, username: null, shown: null, is_staff: false });
  });

  it("keeps a name on its line, without what would turn the page around it", async () => {
    expect(await signedUp({ username: " a\n\tb\u202ec\u0007 ", full_name: "Zo\u00e9\u2067\r\nB." })).toMatchObject({
      username: "a bc",
      full_name: "Zo\u00e9 B.",
    });
  });

  it("keeps emoji, accents and other scripts as they are", async () => {
    const names = { username: "Lé\u{1f469}\u200d\u{1f467}\u0645\u0631", full_name: "Bj\u00f6rk \u6797" };
    expect(await signedUp(names)).toMatchObject(names);
  });

  it.each([
    ["marks", { username: "<b>'; drop table profiles; --", full_name: '"$1\\' }],
    ["what is no text", { username: 42, full_name: { a: 1 } }],
    ["a role of one's own making", { username: "intrus", role: "admin", is_staff: true }],
  ])("takes %s for plain words", async (_, metadata) => {
    expect(await signedUp(metadata)).toMatchObject({ is_staff: false, username: String(metadata.username) });
  });
});
