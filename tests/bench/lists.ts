import { supabaseClient } from "../../adapters/supabase/shared/client.ts";
import { supabaseTips } from "../../adapters/supabase/tips/tips.ts";
import { listTips, type ListTips } from "../../domain/tips/listTips.ts";
import { type EmbeddedBackend, openBackend } from "../../adapters/embedded/backend.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";

type List = { readonly backend: EmbeddedBackend; readonly list: ListTips };

const few = 100;
const many = 10_000;
const times = 60;

const filledWith = async (tips: number): Promise<List> => {
  const url = "http://127.0.0.1";
  const backend = await openBackend({ folder: "memory://", siteUrl: url, seed: false });
  await backend.query(
    `insert into tips (slug, title, content, excerpt, category, views, is_published, published_at)
    select 'tip-' || n, 'Tip ' || n, repeat('mot ', 200), 'Un extrait', 'Stratégie', n * 7919 % 5000, true,
      now() - n * interval '1 hour'
    from generate_series(1, ${tips}) n`,
  );
  await backend.query("vacuum analyze"); // Hosted databases run this automatically.
  const client = supabaseClient(
    { url, anonKey: backend.anonKey, fetch: (input, init) => backend.fetch(new Request(input, init)) },
    "nowhere",
  );
  return { backend, list: listTips({ tips: supabaseTips(client) }) };
};

const cost = async (list: ListTips): Promise<number> => {
  const before = performance.now();
  await list({ sort: "recent", page: 1 });
  return performance.now() - before;
};

/** The time of a page of the list with many tips, compared with few. */
export const listRow = async (): Promise<Row> => {
  const [small, large] = [await filledWith(few), await filledWith(many)];
  const smallCosts: number[] = [];
  const largeCosts: number[] = [];
  for (let time = 0; time < times; time++) {
    smallCosts.push(await cost(small.list));
    largeCosts.push(await cost(large.list));
  }
  await Promise.all([small.backend.close(), large.backend.close()]);
  const [smallCost, largeCost] = [median(smallCosts), median(largeCosts)];
  return {
    what: `a page of the list among ${many} tips; beside: among ${few}`,
    measured: `${largeCost.toFixed(1)} ms`,
    beside: `${smallCost.toFixed(1)} ms`,
    ratio: (largeCost / smallCost).toFixed(2),
    budget: `≤ ${budgets.list} ×`,
    verdict: atMost(largeCost / smallCost, budgets.list),
  };
};
