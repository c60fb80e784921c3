import { expect, it, onTestFinished, vi } from "vitest";
import { clientAs } from "./audiences.ts";
import { databaseForTests } from "./database.ts";

const { embedded, first, query } = databaseForTests();

it("[SE-66] what a muted member is refused with names the measure, and neither it nor the log has the reason", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const { client, me } = await clientAs(embedded(), "member");
  const reason = "Des mots sur un membre";
  const measure = await first(
    `insert into measures (user_id, kind, reason, ends_at) values ($1, 'mute', $2, now() + interval '1 day') returning id`,
    [me, reason],
  );
  onTestFinished(async () => void (await query("delete from measures where user_id = $1", [me])));
  const tip = await first("select id from tips where is_published limit 1");
  const refused = [
    await client.from("tip_comments").insert({ tip_id: String(tip?.["id"]), user_id: me, content: "Bonjour" }),
    await client.rpc("edit_comment", { kind: "tip", comment: String(tip?.["id"]), words: "Bonjour" }),
    await client.rpc("send_report", { kind: "tip", subject: String(tip?.["id"]), reason: "spam", words: "" }),
  ];
  for (const { error } of refused) {
    expect(error?.code).toBe("muted");
    expect(JSON.parse(error?.details ?? "{}")).toEqual({ until: expect.any(String), measure: measure?.["id"] });
  }
  expect(JSON.stringify(refused)).not.toContain(reason);
  expect(logged.mock.calls.flat().map(String).join()).not.toContain(reason);
  expect((await client.rpc("read_measures")).data).toMatchObject([{ id: measure?.["id"], reason }]);
});
