import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { type Embedded, startEmbedded } from "../embedded.ts";
import { clientAs } from "./audiences.ts";
import type { Audience } from "../../domain/shared/rights.ts";

let embedded: Embedded;
const ask = (sql: string) => embedded.backend.query(sql);
beforeAll(async () => void (embedded = await startEmbedded()));
afterAll(() => embedded.close());

/** Drafts of each table that has some, and rows of one member alone, by what adds and what deletes them. */
const hidden: Readonly<Record<string, readonly [add: string, remove: string]>> = {
  tips: [
    "insert into tips (title, content, slug, is_published) values ('Essai', 'Essai', 'essai', false)",
    "delete from tips where slug = 'essai'",
  ],
  articles: [
    "insert into articles (title, content, slug, is_published) values ('Essai', 'Essai', 'essai', false)",
    "delete from articles where slug = 'essai'",
  ],
  matches: [
    `insert into matches (slug, team, opponent, competition, start, is_published)
      select 'essai', slug, 'Essai', 'Essai', '2070-01-01Z', false from teams limit 1`,
    "delete from matches where slug = 'essai'",
  ],
  standings: [
    `insert into standings (competition, title, as_of, rows, is_published) values ('Essai', 'Essai', '2026-11-12',
      '[{"name": "Essai", "isOurs": false, "team": null, "played": 1, "won": 1, "drawn": null, "lost": 0, "points": 3,
      "mapsFor": null, "mapsAgainst": null}]', false)`,
    "delete from standings where title = 'Essai'",
  ],
  events: [
    `insert into events (slug, title, location, kind, start, minutes, is_published)
      values ('essai', 'Essai', 'Essai', 'scrim', '2070-01-01Z', 60, false)`,
    "delete from events where slug = 'essai'",
  ],
  partners: [
    `insert into partners (name, kind, text, address, is_published)
      values ('Essai', 'Essai', 'Essai', 'https://essai.example.org', false)`,
    "delete from partners where name = 'Essai'",
  ],
  positions: [
    `insert into positions (slug, title, description, icon, is_published) values ('essai', 'Essai', 'Essai', 'star', false)`,
    "delete from positions where slug = 'essai'",
  ],
  teams: [
    `insert into teams (slug, game, is_published) values ('essai', 'Essai', false)`,
    "delete from teams where slug = 'essai'",
  ],
  people: [`insert into people (slug, name) values ('essai', 'Essai')`, "delete from people where slug = 'essai'"],
  memberships: [
    `with team as (insert into teams (slug, game, is_published) values ('essai', 'Essai', false)),
      person as (insert into people (slug, name) values ('essai', 'Essai'))
      select 1; insert into memberships (team, person, kind, role) values ('essai', 'essai', 'staff', 'Essai')`,
    "delete from memberships where team = 'essai'; delete from teams where slug = 'essai'; delete from people where slug = 'essai'",
  ],
  honours: [
    `insert into teams (slug, game, is_published) values ('essai', 'Essai', false);
      insert into honours (team, title, result) values ('essai', 'Essai', 'Essai')`,
    "delete from honours where team = 'essai'; delete from teams where slug = 'essai'",
  ],
  user_roles: [
    "insert into user_roles (user_id, role) select id, 'staff' from profiles order by id desc limit 1",
    "delete from user_roles where user_id = (select id from profiles order by id desc limit 1)",
  ],
};

type Heard = { readonly kind: string; readonly item: string | null };

/** What a listener to all tables is told. The last of all is told to each: a partner that is published. */
const listeningAs = async (audience: Audience) => {
  const { client } = await clientAs(embedded, audience);
  await client.realtime.setAuth();
  const heard: Heard[] = [];
  const begun = vi.fn();
  client
    .channel(`all ${audience}`)
    .on("postgres_changes", { event: "*", schema: "public" }, (change) => heard.push(change.new as Heard))
    .on("system", {}, begun)
    .subscribe();
  onTestFinished(async () => void (await client.removeAllChannels()));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), { timeout: 50_000 });
  return {
    heard,
    untilLast: (item: string) =>
      vi.waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: "partners", item })), {
        timeout: 50_000,
      }),
  };
};

it("[SE-45] tells no visitor and no member of a draft, its deletion, or a row of another member; staff is told", async () => {
  expect(await ask("select tablename from pg_publication_tables where pubname = 'supabase_realtime'")).toEqual([
    { tablename: "changes" },
  ]);
  const [visitor, member, admin] = [
    await listeningAs("visitor"),
    await listeningAs("member"),
    await listeningAs("admin"),
  ];
  for (const [add, remove] of Object.values(hidden)) {
    for (const sql of `${add}; ${remove}`.split(/;\s/)) await ask(sql);
  }
  const [last] = await ask(`insert into partners (name, kind, text, address, is_published)
    values ('Fin', 'Essai', 'Essai', 'https://essai.example.org', true) returning id`);
  const item = String(last?.["id"]);
  for (const { untilLast } of [visitor, member, admin]) await untilLast(item);
  // Pages show a badge of the staff: of whom isn't said.
  const badge: Heard = { kind: "members", item: null };
  expect(visitor.heard).toContainEqual(expect.objectContaining(badge));
  const told = (heard: readonly Heard[]) => heard.map(({ kind }) => kind).filter((kind) => kind !== badge.kind);
  expect(told(visitor.heard)).toEqual(["partners"]);
  expect(told(member.heard)).toEqual(["partners"]);
  const ofStaff = Object.keys(hidden).filter((kind) => kind !== "user_roles");
  const deleted = told(admin.heard.filter(({ item }) => item === null));
  expect(new Set(deleted)).toEqual(new Set(ofStaff));
  expect(told(admin.heard)).not.toContain("user_roles");
});
