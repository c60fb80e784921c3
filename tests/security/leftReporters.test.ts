import { expect, it, vi } from "vitest";
import { supabaseReports } from "../../adapters/supabase/content/reports.ts";
import { clientAs } from "./audiences.ts";
import { databaseForTests } from "./database.ts";

vi.spyOn(console, "error").mockImplementation(() => {});
const { embedded, query } = databaseForTests();

it("[SE-67] reports of one comment stay open without their reporters, however many have left", async () => {
  const [comment] = await query(
    "select id, user_id from tip_comments where user_id is not null and hidden_at is null and parent_id is null limit 1",
  );
  const leaving = await query(
    "select id from profiles p where id <> $1 and username_key <> 'camille' and not exists (select from user_roles r where r.user_id = p.id) limit 2",
    [comment?.["user_id"]],
  );
  expect(leaving).toHaveLength(2);
  const ids = leaving.map(({ id }) => id);
  await query(
    `insert into reports (user_id, tip_comment_id, reason, content) select id, $1, 'spam', 'Un lien' from unnest($2::uuid[]) id`,
    [comment?.["id"], ids],
  );
  for (const id of ids) await query("delete from auth.users where id = $1", [id]);
  expect(await query("select from profiles where id = any ($1)", [ids])).toEqual([]);

  const { client } = await clientAs(embedded(), "staff");
  const listed = await supabaseReports(client).list();
  const left = listed.ok ? listed.value.filter(({ subject }) => subject.id === comment?.["id"]) : [];
  const nameless = { reason: "spam", text: "Un lien", reporter: { username: null } };
  expect(left).toMatchObject([nameless, nameless]);

  // A member's own second report still replaces their first.
  const { client: member, me } = await clientAs(embedded(), "member");
  for (const words of ["Un", "Deux"]) {
    const sent = await member.rpc("send_report", {
      kind: "member",
      subject: String(comment?.["user_id"]),
      reason: "other",
      words,
    });
    expect(sent.error).toBeNull();
  }
  expect(await query("select content from reports where user_id = $1 and member_id is not null", [me])).toEqual([
    { content: "Deux" },
  ]);
});
