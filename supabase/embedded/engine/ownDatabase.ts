import { Client } from "pg";
import { clientOptions } from "./driver.ts";
import type { Engine } from "./engine.ts";
import { EngineRefusal } from "./refusal.ts";

const oldestVersion = 15;

/** The mark that this backend leaves in a database of its owner's choice. */
const mark = "The community site of an esport club";

const stateSql = `
  select current_setting('server_version_num')::int / 10000 as version,
    obj_description(to_regnamespace('embedded'), 'pg_namespace') as mark,
    exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ) as is_used`;

type State = { readonly version: number; readonly mark: string | null; readonly is_used: boolean };

/**
 * A PostgreSQL of the club's own. Throws an `EngineRefusal` when it can't be reached, is too old, or holds what isn't this site's:
 * nothing is changed there then.
 */
export const engineAt = async (url: string): Promise<Engine> => {
  const client = new Client(clientOptions({ url }));
  // A connection that breaks says so at the next statement.
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (cause) {
    throw new EngineRefusal(`The database of DATABASE_URL can't be reached: ${reasonOf(cause)}`, cause);
  }
  try {
    const { rows } = await client.query<State>(stateSql);
    const state = rows[0];
    if (!state || state.version < oldestVersion) {
      throw new EngineRefusal(
        `The database of DATABASE_URL is PostgreSQL ${state?.version}: it has to be ${oldestVersion} or newer.`,
      );
    }
    if (state.mark !== mark && state.is_used) {
      throw new EngineRefusal(
        "The database of DATABASE_URL is used by something else: give this site an empty database of its own (create database club).",
      );
    }
    await client.query(`create schema if not exists embedded; comment on schema embedded is '${mark}'`);
  } catch (cause) {
    if (cause instanceof EngineRefusal) throw cause;
    throw new EngineRefusal(`The database of DATABASE_URL can't be used: ${reasonOf(cause)}`, cause);
  } finally {
    await client.end().catch(() => {});
  }
  return { address: { url }, close: async () => {} };
};

/** What the driver says, which never holds the password. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
};
