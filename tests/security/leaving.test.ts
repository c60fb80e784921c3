import { expect, it } from "vitest";
import type { erasedOnLeaving, keptOnLeaving } from "../../ui/accounts/leavingWords.ts";
import { databaseForTests } from "./database.ts";

const { query } = databaseForTests();

/** The tables of each line of what is erased. Their rows go with the member's. */
const erased = {
  account: ["member_cards", "player_accounts", "profiles", "user_roles"],
  acts: [
    "article_likes",
    "tip_likes",
    "tip_ratings",
    "article_comment_likes",
    "tip_comment_likes",
    "predictions",
    "event_signups",
    "poll_answers",
  ],
  follows: ["saved_tips", "follows", "blocks"],
  notifications: ["notifications", "notification_choices", "push_devices"],
  applications: ["applications"],
  measures: ["measures", "moderation_acts"],
  signature: [],
} satisfies Record<keyof typeof erasedOnLeaving, readonly string[]>;

/** The tables of each line of what stays. Their rows lose the member's name. */
const kept = {
  comments: ["article_comments", "tip_comments"],
  reports: ["reports"],
  articles: ["articles"],
  work: ["application_notes", "contact_answers", "content_remarks"],
  discord: [],
  messages: [],
  letter: [],
} satisfies Record<keyof typeof keptOnLeaving, readonly string[]>;

/** The public tables whose rows are a member's own, by what the member's end does to them. */
const fates = `
  select c.relname as table, bool_or(f.confdeltype = 'c') as goes from pg_constraint f join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey)
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace and a.attname in ('user_id', 'author_id', 'id')
    and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.member_cards'::regclass)
  group by 1 order by 1`;

it("[SE-69] what the dialog and the privacy page say is erased goes with the account, and what they say stays is kept", async () => {
  const found = await query(fates);
  const tables = (goes: boolean) => found.filter((row) => row["goes"] === goes).map(({ table }) => table);
  expect(tables(true)).toEqual(Object.values(erased).flat().toSorted());
  expect(tables(false)).toEqual(Object.values(kept).flat().toSorted());
});

it("[SE-69] an article by a member who has left names no one", async () => {
  const [creator] = await query("select id from profiles where username_key = 'camille'");
  await query(
    "insert into articles (author_id, slug, title, author_name) values ($1, 'de-camille', 'Un', 'Camille M.')",
    [creator?.["id"]],
  );
  await query("delete from auth.users where id = $1", [creator?.["id"]]);
  expect(await query("select author_id, author_name, byline from articles where slug = 'de-camille'")).toEqual([
    { author_id: null, author_name: "", byline: null },
  ]);
});
