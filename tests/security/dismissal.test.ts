import { expect, it, vi } from "vitest";
import { databaseForTests } from "./database.ts";
import { clientAs } from "./audiences.ts";

// Row security is asked at each change for each socket: a dismissed member of the staff keeps their session but hears no more.

const { embedded, query } = databaseForTests();
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

const listener = async (audience: "staff" | "admin") => {
  const { client } = await clientAs(embedded(), audience);
  await client.realtime.setAuth();
  const heard: string[] = [];
  let isOn = false;
  client
    .channel("drafts")
    .on("postgres_changes", { event: "*", schema: "public", table: "changes", filter: "kind=eq.articles" }, (change) =>
      heard.push(String((change.new as { item?: string }).item)),
    )
    .on("system", {}, ({ status }: { status: string }) => (isOn ||= status === "ok"))
    .subscribe();
  await eventually(() => expect(isOn).toBe(true));
  return { client, heard };
};

it("[SE-2] a socket of a dismissed member of the staff hears of no draft, and their token reads none", async () => {
  const [staff, admin] = [await listener("staff"), await listener("admin")];
  const write = async (title: string) => {
    const [row] = await query(
      `insert into articles (title, slug, content, category, author_name, is_published)
       values ($1, $1, 'x', 'esport', 'x', false) returning id`,
      [title],
    );
    return String(row?.["id"]);
  };
  const before = await write("before");
  await eventually(() => expect([staff.heard, admin.heard]).toEqual([[before], [before]]));

  await query("delete from user_roles using auth.users u where u.id = user_id and u.email = 'staff@demo.test'");
  const after = await write("after");
  await eventually(() => expect(admin.heard).toEqual([before, after]));
  // Subscribers are notified in the order of subscription.
  expect(staff.heard).toEqual([before]);
  expect((await staff.client.from("articles").select("title").in("title", ["before", "after"])).data).toEqual([]);
  await Promise.all([staff.client.removeAllChannels(), admin.client.removeAllChannels()]);
});
