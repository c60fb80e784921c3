import { expect, it } from "vitest";
import { browserOf, camille, listening, liveBackend, sarah, eventually, untilHeard } from "../testing/live.ts";

const backend = await liveBackend();
const { query } = backend;
let last = 0;
const note = async (text: string, owner = camille) => {
  await query("insert into notes (id, owner, text) values ($1, $2, $3)", [++last, owner, text]);
  return last;
};
/** Resolves after `count` changes. Changes are sent in order, so all earlier ones have arrived. */
const untilTold = async (listener: { readonly heard: readonly unknown[] }, count: number) => {
  await eventually(() => expect(listener.heard).toHaveLength(count));
};

it("sends a member the inserts, updates and deletions of rows that they may read", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const own = await listening(client);
  const id = await note("Bonjour");
  await untilTold(own, 1);
  await query("update notes set text = 'Bonsoir', tags = '{a,b}' where id = $1", [id]);
  await untilTold(own, 2);
  await query("delete from notes where id = $1", [id]);
  await untilTold(own, 3);
  expect(own.heard).toMatchObject([
    { eventType: "INSERT", schema: "public", table: "notes", errors: null, old: {} },
    { eventType: "UPDATE", new: { id, owner: camille, text: "Bonsoir", tags: ["a", "b"] }, old: { id } },
    { eventType: "DELETE", new: {}, old: { id } },
  ]);
  expect(Object.keys(own.heard[2]?.old ?? {})).toEqual(["id"]);
});

it("hears what others write over HTTP", async () => {
  const [one, other] = [await browserOf(backend, "camille@demo.test"), await browserOf(backend, "camille@demo.test")];
  const own = await listening(one);
  const { error } = await other.from("notes").insert({ id: ++last, owner: camille, text: "D'ailleurs" });
  expect(error).toBeNull();
  await untilTold(own, 1);
  expect(own.titles()).toEqual(["D'ailleurs"]);
});

it("[BE-3] tells neither a visitor nor another member of what they may not read", async () => {
  const visitor = await listening(await browserOf(backend));
  const other = await listening(await browserOf(backend, "sarah@demo.test"));
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  const id = await note("Rien que pour moi");
  await query("update notes set text = 'Toujours' where id = $1", [id]);
  await note("Pour Sarah", sarah);
  await untilTold(other, 1);
  await untilTold(own, 2);
  expect(other.titles()).toEqual(["Pour Sarah"]);
  expect(visitor.heard).toEqual([]);
});

it("[BE-3] [SE-45] sends the deletion of a row, by its key alone, only to those who could read it", async () => {
  const id = await note("Bientôt plus");
  const visitor = await listening(await browserOf(backend));
  const other = await listening(await browserOf(backend, "sarah@demo.test"));
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  await query("delete from notes where id = $1", [id]);
  await untilTold(own, 1);
  expect(own.heard[0]).toMatchObject({ eventType: "DELETE", old: { id }, new: {} });
  await note("Pour Sarah", sarah);
  await untilTold(other, 1);
  expect(other.titles()).toEqual(["Pour Sarah"]);
  expect(visitor.heard).toEqual([]);
});

it("[SE-45] sends nobody the deletion of a draft, whose policy asks for a column that isn't readable", async () => {
  const visitor = await listening(await browserOf(backend), { table: "posts" });
  const member = await listening(await browserOf(backend, "sarah@demo.test"), { table: "posts" });
  await query(
    "insert into posts values ('là', 1, 'Brouillon', '', false), ('là', 2, 'Public', repeat('a', 20000), true)",
  );
  await untilTold(visitor, 1);
  await untilTold(member, 1);
  await query("delete from posts where place = 'là' and number = 1");
  await query("delete from posts where place = 'là' and number = 2");
  for (const listener of [visitor, member]) {
    await untilTold(listener, 2);
    expect(listener.heard).toMatchObject([
      { eventType: "INSERT", new: { title: "Public" } },
      { eventType: "DELETE", old: { place: "là", number: 2 } },
    ]);
  }
});

it("[BE-3] sends visitors public rows without the unreadable columns", async () => {
  const visitor = await listening(await browserOf(backend), { table: "posts" });
  await query(
    "insert into posts values ('ici', 1, 'Brouillon', '', false), ('ici, là', 2, 'Public', 'a@demo.test', true)",
  );
  await untilTold(visitor, 1);
  await query("update posts set is_public = true where number = 1");
  await untilTold(visitor, 2);
  expect(visitor.heard.map((change) => change.new)).toEqual([
    { place: "ici, là", number: 2, title: "Public" },
    { place: "ici", number: 1, title: "Brouillon" },
  ]);
});

it("tells of a row that is too large for a notification", async () => {
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  const long = "é".repeat(100_000);
  await note(long);
  await untilTold(own, 1);
  expect(own.titles()).toEqual([long]);
});

it("lets a write succeed whose key is too long for a notification", async () => {
  const visitor = await listening(await browserOf(backend), { table: "posts" });
  await query("insert into posts values (repeat('x', 9000), 1, 'Trop long', '', true)");
  await query("insert into posts values ('x', 1, 'Court', '', true)");
  await untilTold(visitor, 1);
  expect(visitor.titles()).toEqual(["Court"]);
});

it("takes the event, the table and the filter that a client asks for", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const added = await listening(client, { event: "INSERT" });
  const one = await listening(client, { filter: `id=eq.${last + 2}` });
  const some = await listening(client, { filter: `text=in.(b,c)` });
  const posts = await listening(client, { table: "posts" });
  const first = await note("a");
  await note("b");
  // A change has the row's content at the time of sending.
  await untilTold(added, 2);
  await untilTold(one, 1);
  await query("update notes set text = 'c' where id = $1", [first]);
  await untilTold(some, 2);
  expect([added.titles(), one.titles(), some.titles()]).toEqual([["a", "b"], ["b"], ["b", "c"]]);
  expect(posts.heard).toEqual([]);
});

it("tells nothing of tables that are not published, and of nothing that was undone", async () => {
  const all = await listening(await browserOf(backend, "camille@demo.test"), { table: "*" });
  await query("insert into unpublished values (1)");
  await query(`do $$ begin
    insert into notes values (${last + 1000}, '${camille}', 'Non');
    raise exception 'undone';
  end $$`).catch(() => {});
  await note("Oui");
  await untilTold(all, 1);
  expect(all.titles()).toEqual(["Oui"]);
});

it("sends nothing on a channel that was left", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const [left, kept] = [await listening(client), await listening(client)];
  expect(await client.removeChannel(left.channel)).toBe("ok");
  await note("Après");
  await untilTold(kept, 1);
  expect(left.heard).toEqual([]);
});

it("answers heartbeats", async () => {
  const client = await browserOf(backend);
  await listening(client);
  expect(await untilHeard(client)).toBe("ok");
});
