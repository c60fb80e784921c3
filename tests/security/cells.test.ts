import { beforeAll, expect, it } from "vitest";
import type { Audience } from "../../domain/shared/rights.ts";
import { memberId } from "../../adapters/memory/seed/ids.ts";
import { attempt, attemptsSql, type Cell, cellsOf, type Column, columnsSql, type Outcome } from "./cells.ts";
import * as catalogue from "./catalogue.ts";
import { databaseForTests } from "./database.ts";
import { somebodyElse, audiences } from "./audiences.ts";

// Every audience tries every column of every table, and what is stored afterwards is compared with the table of rows below.

const { query } = databaseForTests();

/** Members of the seed. */
const members: Readonly<Record<Audience, string | undefined>> = {
  visitor: undefined,
  member: memberId(1),
  staff: memberId(2),
  admin: memberId(3),
};

/** The rows that each audience may see or change at most, as conditions; `ME` stands for the member. Missing: none. */
type Reach = Readonly<Partial<Record<Audience, string>>>;

const all = "true";
const mine = (column: string): Reach => {
  const own = `${column} = ME`;
  return { member: own, staff: own, admin: own };
};
const ofStaff: Reach = { staff: all, admin: all };
const ofAll: Reach = { visitor: all, member: all, ...ofStaff };
const published = (condition: string): Reach => ({ visitor: condition, member: condition, ...ofStaff });
const comments = (kind: string): Reach => {
  const shown = `${kind}_id in (select id from ${kind}s where is_published) and hidden_at is null`;
  return { visitor: shown, member: `${shown} or user_id = ME`, ...ofStaff };
};
/** Who hid a comment is kept from its author, also from one of the staff. */
const hidings = (kind: string): Reach => {
  const ofOthers = `comment_id in (select id from ${kind}_comments where user_id <> ME)`;
  return { staff: ofOthers, admin: ofOthers };
};

const ownFiles = "bucket_id = 'avatars' and name like ME || '/%'";
const files: Reach = {
  member: ownFiles,
  staff: `${ownFiles} or bucket_id = 'contenus'`,
  admin: `${ownFiles} or bucket_id = 'contenus'`,
};

const ofShownTeam = "is_published and team in (select slug from teams where is_published)";

const reaches: Readonly<Record<string, Reach>> = {
  "select public.articles": published("is_published"),
  "select public.tips": published("is_published"),
  "select public.article_likes": mine("user_id"),
  "select public.tip_likes": mine("user_id"),
  "select public.article_comments": comments("article"),
  "select public.tip_comments": comments("tip"),
  "select public.article_statistics": ofAll,
  "select public.tip_statistics": ofAll,
  "select public.member_cards": ofAll,
  "select public.site_changes": ofAll,
  "select public.categories": ofAll,
  "select public.teams": published("is_published"),
  "select public.people": published(`is_published and slug in (select person from memberships where ${ofShownTeam})`),
  "select public.memberships": published(`${ofShownTeam} and person in (select slug from people where is_published)`),
  "select public.honours": published(ofShownTeam),
  "select public.matches": published(ofShownTeam),
  "select public.partners": published("is_published"),
  "select public.products": published("is_published"),
  "select public.standings": published("is_published"),
  "select public.positions": published("is_published"),
  "select public.match_records": ofAll,
  "select public.article_revisions": ofStaff,
  "select public.tip_revisions": ofStaff,
  "select public.article_comment_hidings": hidings("article"),
  "select public.tip_comment_hidings": hidings("tip"),
  "select public.tip_ratings": mine("user_id"),
  "select public.saved_tips": mine("user_id"),
  "select public.profiles": mine("id"),
  "select public.user_roles": { ...mine("user_id"), admin: all },
  "select public.applications": {
    ...mine("user_id"),
    staff: "status <> 'withdrawn' or user_id = ME",
    admin: "status <> 'withdrawn' or user_id = ME",
  },
  "select public.application_reviews": ofStaff,
  "select public.application_notes": ofStaff,
  "update public.articles": ofStaff,
  "update public.tips": ofStaff,
  "update public.matches": ofStaff,
  "update public.partners": ofStaff,
  "update public.products": ofStaff,
  "update public.standings": ofStaff,
  "update public.positions": ofStaff,
  "update public.teams": ofStaff,
  "update public.people": ofStaff,
  "update public.memberships": ofStaff,
  "update public.honours": ofStaff,
  "update public.article_comments": ofStaff,
  "update public.tip_comments": ofStaff,
  "update public.applications": {
    staff: "status = 'pending' and user_id <> ME",
    admin: "status = 'pending' and user_id <> ME",
  },
  "update public.profiles": mine("id"),
  "update public.tip_ratings": mine("user_id"),
  "delete public.articles": ofStaff,
  "delete public.tips": ofStaff,
  "delete public.matches": ofStaff,
  "delete public.partners": ofStaff,
  "delete public.products": ofStaff,
  "delete public.standings": ofStaff,
  "delete public.positions": ofStaff,
  "delete public.teams": ofStaff,
  "delete public.people": ofStaff,
  "delete public.memberships": ofStaff,
  "delete public.honours": ofStaff,
  "delete public.article_likes": mine("user_id"),
  "delete public.tip_likes": mine("user_id"),
  "delete public.tip_ratings": mine("user_id"),
  "delete public.saved_tips": mine("user_id"),
  "delete public.profiles": mine("id"),
  "delete public.user_roles": { admin: "role = 'staff'" },
  "select storage.objects": files,
  "update storage.objects": files,
  "delete storage.objects": files,
};

/** Columns that something was stored in, by audience. Values of one kind are tried: rows.test.ts and the probes try those that fit. */
const ofContent = ["title", "content", "excerpt", "category", "featured_image", "is_published"];
const ofTips = ["author", "read_time", "difficulty", "hero_image"];
const ofMatches = [
  "competition",
  "is_published",
  "notes",
  "opponent",
  "opponent_logo",
  "stage",
  "start",
  "vod",
  "watch",
];
const ofPartners = ["address", "is_published", "kind", "logo", "name", "text"];
// None is deleted: applications name one of those that are tried.
const ofPositions = ["description", "is_published", "title"];
const ofProducts = ["cents", "description", "is_published", "name", "order_link", "stock"];
const ofStandings = ["competition", "is_published", "note", "title"];
const ofTeams = ["description", "game", "is_published", "lead", "tier", "title"];
const ofPeople = ["experience", "is_published", "name", "photo", "stats", "story"];
const ofMemberships = ["is_published", "position", "rank", "role", "specialty"];
const ofHonours = ["is_published", "result", "title"];
const byMembers = [
  "delete public.article_likes",
  "delete public.saved_tips",
  "delete public.tip_likes",
  "delete public.tip_ratings",
  "delete storage.objects",
  // Whether scores are hidden is kept with a newer time only.
  ...["full_name", "username", "avatar_url", "scores_chosen_at"].map((column) => `update public.profiles ${column}`),
  "update public.tip_ratings rating",
  // Supabase grants all columns of its own tables, which only the storage's interface reaches.
  ...["id", "owner", "owner_id", "created_at", "last_accessed_at", "version"].map(
    (column) => `update storage.objects ${column}`,
  ),
];
const byStaff = [
  "delete public.articles",
  "delete public.matches",
  "delete public.honours",
  "delete public.memberships",
  "delete public.partners",
  "delete public.products",
  "delete public.standings",
  "delete public.people",
  "delete public.tips",
  "update public.article_comments hidden_reason",
  "update public.tip_comments hidden_reason",
  ...ofContent.map((column) => `update public.articles ${column}`),
  ...ofMatches.map((column) => `update public.matches ${column}`),
  ...ofPartners.map((column) => `update public.partners ${column}`),
  ...ofProducts.map((column) => `update public.products ${column}`),
  ...ofStandings.map((column) => `update public.standings ${column}`),
  ...ofPositions.map((column) => `update public.positions ${column}`),
  ...ofTeams.map((column) => `update public.teams ${column}`),
  ...ofPeople.map((column) => `update public.people ${column}`),
  ...ofMemberships.map((column) => `update public.memberships ${column}`),
  ...ofHonours.map((column) => `update public.honours ${column}`),
  ...[...ofContent, ...ofTips].map((column) => `update public.tips ${column}`),
];
const writes: Readonly<Record<Audience, readonly string[]>> = {
  visitor: [],
  member: byMembers,
  staff: [...byMembers, ...byStaff],
  admin: [...byMembers, ...byStaff, "delete public.user_roles"],
};

/** Rows that the seed lacks, so that each table has some of others. */
const moreRows = `
  insert into teams (slug, game, is_published) values ('montree', 'Montrée', true), ('cachee', 'Cachée', false);
  insert into matches (slug, team, opponent, competition, start, status, maps, is_published)
    select 'essai-' || n, 'montree', 'Essai', 'Essai', '2070-01-01Z', 'finished', '[{"name": "", "ours": 1, "theirs": 0}]', n = 1
    from generate_series(1, 2) n;
  insert into people (slug, name, is_published) values ('montree', 'Montrée', true), ('cachee', 'Cachée', false);
  insert into memberships (team, person, kind, role, is_published)
    select t, p, 'player', 'Essai', shown
    from unnest(array['montree', 'cachee']) t, unnest(array['montree', 'cachee']) p, unnest(array[true, false]) shown
    where (t, p) <> ('cachee', 'cachee');
  insert into honours (team, title, result, is_published)
    select t, 'Essai', 'Essai', shown from unnest(array['montree', 'cachee']) t, unnest(array[true, false]) shown;
  insert into partners (name, kind, text, address, is_published)
    values ('Montré', 'Essai', 'Essai', 'https://essai.example.org', true), ('Caché', 'Essai', 'Essai', 'https://essai.example.org', false);
  insert into products (name, description, cents, drawing, is_published)
    values ('Montré', 'Essai', 1, 'jersey', true), ('Caché', 'Essai', 1, 'jersey', false);
  insert into standings (competition, title, as_of, rows, is_published)
    select 'Essai', 'Essai', '2026-11-12', '[{"name": "Essai", "isOurs": false, "team": null, "played": 1, "won": 1, "drawn": null,
      "lost": 0, "points": 3, "mapsFor": null, "mapsAgainst": null}]', shown from unnest(array[true, false]) shown;
  insert into positions (slug, title, description, icon, is_published)
    values ('essai-ouvert', 'Essai', 'Essai', 'star', true), ('essai-ferme', 'Essai', 'Essai', 'star', false);
  insert into saved_tips (tip_id, user_id) select t.id, m.id from (select id from tips where is_published limit 1) t, profiles m;
  insert into tip_ratings (tip_id, user_id, rating) select t.id, m.id, 5 from (select id from tips where is_published limit 1) t, profiles m
    on conflict do nothing;
  insert into application_notes (application_id, author_id, content) select id, '${members.admin}', 'Note' from applications;
  update tips set excerpt = excerpt || '.';
  update articles set excerpt = excerpt || '.';
  -- A request writes 20 rows at most.
  delete from tip_comments where id not in (select id from tip_comments order by user_id <> '${somebodyElse}', id limit 15);
  update tip_comments set hidden_reason = 'Avant' where user_id = '${somebodyElse}';
  insert into tip_comment_hidings (comment_id, hidden_by) select id, '${members.admin}' from tip_comments on conflict do nothing;
  insert into article_comment_hidings (comment_id, hidden_by) select id, '${members.admin}' from article_comments
    on conflict do nothing;
  insert into storage.objects (bucket_id, name) select 'avatars', id || '/avatar.png' from profiles;
  insert into storage.objects (bucket_id, name) values ('contenus', 'plan.png');
`;

type Tried = Cell & Outcome & { readonly isGranted: boolean };
let tried: readonly Tried[] = [];

beforeAll(async () => {
  await query(moreRows);
  await query(attemptsSql);
  const columns = (await query(columnsSql)) as readonly Column[];
  const granted = new Set((await query(catalogue.privileges)).map(({ privilege }) => privilege));
  const isGranted = ({ audience, act, of: { table, column } }: Cell): boolean => {
    if (table.startsWith("storage.")) return true;
    const whole = `${audience === "visitor" ? "anon" : "authenticated"}: ${act} on ${table.replace(/^(public|private)\./, "")}`;
    return granted.has(whole) || granted.has(`${whole} (${column})`);
  };
  const outcomes: Tried[] = [];
  for (const cell of audiences.flatMap((audience) => cellsOf(audience, columns))) {
    const outcome = await attempt(query, cell, members[cell.audience]);
    outcomes.push({ ...cell, ...outcome, isGranted: isGranted(cell) });
  }
  tried = outcomes;
}, 120_000);

const nameOf = ({ act, of: { table, column } }: Cell): string =>
  `${act} ${table}${act === "delete" ? "" : ` ${column}`}`;

it("[HS-22] refuses each cell without a privilege, and stores nothing there", () => {
  const without = tried.filter(({ isGranted }) => !isGranted);
  expect(without.length).toBeGreaterThan(2_000);
  expect(tried.length - without.length).toBeGreaterThan(500);
  expect(without.filter(({ refusal, seen, changed }) => refusal === null || seen > 0 || changed.length > 0)).toEqual(
    [],
  );
});

it("[HS-22] lets no audience see or change rows beyond its reach", async () => {
  const beyond: string[] = [];
  let done = 0;
  for (const cell of tried.filter(({ refusal, act }) => refusal === null && act !== "insert")) {
    const { audience, act, of } = cell;
    const reach = (reaches[`${act} ${of.table}`]?.[audience] ?? "false").replaceAll("ME", `'${members[audience]}'`);
    const rows = await query(`select concat_ws(' ', ${of.key}) as key from ${of.table} where ${reach}`);
    const keys = new Set(rows.map(({ key }) => key));
    done++;
    if (cell.seen > keys.size || cell.changed.some((key) => !keys.has(key)))
      beyond.push(`${audience}: ${nameOf(cell)}`);
  }
  expect(done).toBeGreaterThan(400);
  expect(beyond).toEqual([]);
});

it.each(audiences)("[HS-22] stores what the %s may store", (audience) => {
  const stored = tried.filter((cell) => cell.audience === audience && cell.changed.length > 0).map(nameOf);
  // The dates of changes are the database's own.
  expect(stored.filter((name) => !name.endsWith(" updated_at")).toSorted()).toEqual(writes[audience].toSorted());
});
