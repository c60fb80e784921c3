import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";
import { supabaseMatches } from "../../adapters/supabase/club/matches.ts";
import { type Client, supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseTips } from "../../adapters/supabase/tips/tips.ts";
import { listMatches } from "../../domain/club/matches/listMatches.ts";
import { listTips } from "../../domain/tips/listTips.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";

/** A list whose first page is measured among few and among many items. */
type List = {
  readonly items: string;
  readonly few: number;
  readonly many: number;
  /** The statements that add items to a site without content: their numbers from `first` to `last`. */
  readonly fill: (first: number, last: number) => string;
  /** Reads a page of the list. */
  readonly read: (client: Client) => () => Promise<unknown>;
};

const tips: List = {
  items: "tips",
  few: 100,
  many: 10_000,
  fill: (first, last) => `
    insert into tips (slug, title, content, excerpt, category, views, is_published, published_at)
    select 'tip-' || n, 'Tip ' || n, repeat('mot ', 200), 'Un extrait', 'Stratégie', n * 7919 % 5000, true,
      now() - n * interval '1 hour'
    from generate_series(${first}, ${last}) n`,
  read: (client) => () => listTips({ tips: supabaseTips(client) })({ sort: "recent", page: 1 }),
};

const matches: List = {
  items: "matches",
  few: 50,
  many: 5_000,
  fill: (first, last) => `
    insert into teams (slug, game) values ('valorant', 'Valorant') on conflict do nothing;
    insert into matches (slug, team, opponent, competition, start, status, maps, is_published)
    select 'match-' || n, 'valorant', 'Adversaire ' || n % 40, 'Coupe ' || n % 5, now() - n * interval '1 hour', 'finished',
      '[{"name": "Ascent", "ours": 13, "theirs": 7}]', true
    from generate_series(${first}, ${last}) n`,
  read: (client) => () =>
    listMatches({ matches: supabaseMatches(client) })({ page: 1, isWhole: false, now: Date.now() }),
};

const times = 60;
/** The items of one statement: each writes its search entry and its version too, and a statement has its time limit. */
const atOnce = 500;

const filledWith = async ({ fill, read }: List, items: number) => {
  const url = "http://127.0.0.1";
  const backend: EmbeddedBackend = await openBackend({ folder: "memory://", siteUrl: url, seed: false });
  for (let done = 0; done < items; done += atOnce) {
    const statements = fill(done + 1, Math.min(items, done + atOnce));
    for (const statement of statements.split(";")) await backend.query(statement);
  }
  await backend.query("vacuum analyze"); // Hosted databases run this automatically.
  const client = supabaseClient(
    { url, anonKey: backend.anonKey, fetch: (input, init) => backend.fetch(new Request(input, init)) },
    "nowhere",
  );
  return { backend, read: read(client) };
};

const cost = async (read: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await read();
  return performance.now() - before;
};

/** The time of a page of a list with many items, compared with few. */
const rowOf = async (list: List): Promise<Row> => {
  const { items, few, many } = list;
  const [small, large] = [await filledWith(list, few), await filledWith(list, many)];
  const smallCosts: number[] = [];
  const largeCosts: number[] = [];
  for (let time = 0; time < times; time++) {
    smallCosts.push(await cost(small.read));
    largeCosts.push(await cost(large.read));
  }
  await Promise.all([small.backend.close(), large.backend.close()]);
  const [smallCost, largeCost] = [median(smallCosts), median(largeCosts)];
  return {
    what: `a page of the list among ${many} ${items}; beside: among ${few}`,
    measured: `${largeCost.toFixed(1)} ms`,
    beside: `${smallCost.toFixed(1)} ms`,
    ratio: (largeCost / smallCost).toFixed(2),
    budget: `≤ ${budgets.list} ×`,
    verdict: atMost(largeCost / smallCost, budgets.list),
  };
};

export const listRows = async (): Promise<readonly Row[]> => [await rowOf(tips), await rowOf(matches)];
