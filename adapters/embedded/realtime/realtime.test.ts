import { expect, it } from "vitest";
import { browserOf, camille, eventually, listening, liveBackend, log, sarah, untilHeard } from "../testing/live.ts";

const backend = await liveBackend();
const { query } = backend;
/** Resolves after `count` changes. Changes are sent in order, so all earlier ones have arrived. */
const untilTold = async (listener: { readonly heard: readonly unknown[] }, count: number) => {
  await eventually(() => expect(listener.heard).toHaveLength(count));
};

it("sends a member what is added and written again in the ledger, and no deletion", async () => {
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  await log(backend, "first");
  await untilTold(own, 1);
  const [first] = own.heard;
  const id = String((first?.new as { readonly id?: string } | undefined)?.id);
  await query("update changes set changed_at = clock_timestamp() where id = $1", [id]);
  await untilTold(own, 2);
  await query("delete from changes where id = $1", [id]);
  await log(backend, "second");
  await untilTold(own, 3);
  const row = { id, kind: "first", item: camille, audience: "member" };
  expect(own.heard).toMatchObject([
    { eventType: "INSERT", schema: "public", table: "changes", errors: null, new: row, old: {} },
    { eventType: "UPDATE", new: row, old: { id } },
    { eventType: "INSERT", new: { kind: "second" } },
  ]);
});

it("[BE-3] [SE-45] tells neither a visitor nor another member of what isn't theirs", async () => {
  const visitor = await listening(await browserOf(backend));
  const other = await listening(await browserOf(backend, "sarah@demo.test"));
  const own = await listening(await browserOf(backend, "camille@demo.test"));
  await log(backend, "Camille's");
  await log(backend, "Sarah's", sarah);
  await log(backend, "everybody's", null);
  for (const listener of [visitor, other, own]) {
    await eventually(() => expect(listener.kinds()).toContain("everybody's"));
  }
  expect([visitor.kinds(), other.kinds(), own.kinds()]).toEqual([
    ["everybody's"],
    ["Sarah's", "everybody's"],
    ["Camille's", "everybody's"],
  ]);
});

it("takes the event, the table and the filter that a client asks for", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const updated = await listening(client, { event: "UPDATE" });
  const one = await listening(client, { filter: "kind=eq.b" });
  const some = await listening(client, { filter: "kind=in.(a,c)" });
  const other = await listening(client, { table: "unpublished" });
  for (const kind of ["a", "b", "c"]) await log(backend, kind);
  await query("update changes set changed_at = clock_timestamp() where kind = 'c'");
  await untilTold(updated, 1);
  await untilTold(some, 3);
  expect([updated.kinds(), one.kinds(), some.kinds()]).toEqual([["c"], ["b"], ["a", "c", "c"]]);
  expect(other.heard).toEqual([]);
});

it("tells nothing of other tables, nothing of what was undone, and once what a transaction writes twice", async () => {
  const all = await listening(await browserOf(backend, "camille@demo.test"), { table: "*" });
  await query("insert into unpublished values (1)");
  const logged = (kind: string) =>
    `insert into changes (kind, item, audience) values ('${kind}', '${camille}', 'member');`;
  await query(`do $$ begin ${logged("undone")} raise exception 'undone'; end $$`).catch(() => {});
  const again = "update changes set changed_at = clock_timestamp() where kind = 'twice';";
  await query(`do $$ begin ${logged("twice")} ${again} ${again} end $$`);
  await log(backend, "last");
  await eventually(() => expect(all.kinds()).toContain("last"));
  expect(all.heard.map(({ eventType, new: row }) => [eventType, (row as { readonly kind: string }).kind])).toEqual([
    ["INSERT", "twice"],
    ["UPDATE", "twice"],
    ["INSERT", "last"],
  ]);
});

it("sends nothing on a channel that was left", async () => {
  const client = await browserOf(backend, "camille@demo.test");
  const [left, kept] = [await listening(client), await listening(client)];
  expect(await client.removeChannel(left.channel)).toBe("ok");
  await log(backend, "after");
  await untilTold(kept, 1);
  expect(left.heard).toEqual([]);
});

it("answers heartbeats", async () => {
  const client = await browserOf(backend);
  await listening(client);
  expect(await untilHeard(client)).toBe("ok");
});
