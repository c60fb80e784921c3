import { openBackend } from "../../adapters/embedded/backend.ts";
import { wrongCounters, wrongStatistics } from "../wrongCounters.ts";

/** The last record of each row: written, deleted, or without an answer. */
export type Said = ReadonlyMap<string, "+" | "-" | "~">;

export type Soundness = {
  /** Acknowledged rows that are missing, and deleted rows that exist. */
  readonly lost: readonly string[];
  /** Tips and categories whose counters differ from their rows. */
  readonly miscounted: readonly unknown[];
  /** The findings of amcheck in tables and indexes. */
  readonly damage: readonly unknown[];
};

const rowsSql = `
  select 'comment ' || id as row from public.tip_comments
  union all select 'like ' || tip_id || ' ' || user_id from public.tip_likes`;

// It throws at the first damaged index.
const indexesSql = `
  select amcheck.bt_index_check(i.indexrelid, true, i.indisunique) from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and i.indisvalid and c.relpersistence = 'p'`;

const tablesSql = `
  select c.relname, found.* from pg_class c cross join lateral amcheck.verify_heapam(c.oid) as found
  where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`;

/** Opens the backend on a folder after a kill, and checks all its data. */
export const soundnessOf = async (folder: string, said: Said): Promise<Soundness> => {
  const backend = await openBackend({ folder, siteUrl: "http://site.test", seed: true });
  try {
    const there = new Set((await backend.query(rowsSql)).map(({ row }) => row));
    const lost = [...said].flatMap(([row, sign]) => (sign !== "~" && there.has(row) !== (sign === "+") ? [row] : []));
    const miscounted = [...(await backend.query(wrongCounters)), ...(await backend.query(wrongStatistics))];
    await backend.query("create schema if not exists amcheck");
    await backend.query("create extension if not exists amcheck schema amcheck");
    await backend.query(indexesSql);
    return { lost, miscounted, damage: await backend.query(tablesSql) };
  } finally {
    await backend.close();
  }
};
