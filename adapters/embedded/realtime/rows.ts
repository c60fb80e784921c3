import * as z from "zod";
import type { Change, Row } from "./changes.ts";
import type { CouldRead } from "./deletedRows.ts";
import type { Ask, Listener } from "./listeners.ts";

/** The part of a change that a listener may see. A deleted row shows its key alone, as on a hosted project. */
export type Seen = {
  readonly columns: readonly Column[];
  readonly record: Row;
  readonly old_record: Row;
};
type Column = { readonly name: string; readonly type: string };

type Needs = {
  readonly ask: Ask;
  readonly couldRead: CouldRead;
  readonly query: (sql: string, params: unknown[]) => Promise<readonly Row[]>;
};

const readable = `
  select a.attname as name, t.typname as type
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = format('%I.%I', $2::text, $3::text)::regclass and a.attnum > 0 and not a.attisdropped
    and has_column_privilege($1, a.attrelid, a.attnum, 'select')
  order by a.attnum`;

const Rows = z.array(z.record(z.string(), z.unknown()));

export type See = (listener: Listener, change: Change) => Promise<Seen | "refused" | undefined>;

/**
 * Reads the row of a change over REST with the listener's token, so that grants and row security decide what is seen. `"refused"` when
 * the token isn't valid; `undefined` when there is nothing to see.
 */
export const rowsSeen = ({ ask, couldRead, query }: Needs): See => {
  // Grants change with a migration only, and that with a start.
  const known = new Map<string, Promise<readonly Column[]>>();
  const columnsFor = (role: string, { schema, table }: Change) => {
    const name = `${role} ${schema}.${table}`;
    const columns = known.get(name) ?? (query(readable, [role, schema, table]) as Promise<readonly Column[]>);
    known.set(name, columns);
    columns.catch(() => known.delete(name));
    return columns;
  };

  return async (listener, change) => {
    const { role, token } = listener;
    const columns = await columnsFor(role, change);
    const names = columns.map(({ name }) => name);
    if (Object.keys(change.key).some((name) => !names.includes(name))) return undefined;
    const keyColumns = columns.filter(({ name }) => name in change.key);
    if (change.type === "DELETE") {
      return (await couldRead(listener, change))
        ? { columns: keyColumns, record: {}, old_record: change.key }
        : undefined;
    }

    const wanted = new URLSearchParams({ select: names.join(",") });
    for (const [name, value] of Object.entries(change.key)) wanted.set(name, `eq.${value}`);
    const answer = await ask(
      `/rest/v1/${change.table}?${wanted}`,
      token ? { authorization: `Bearer ${token}` } : undefined,
    );
    if (answer.status === 401) return "refused";
    if (!answer.ok) throw new Error(`A changed row of ${change.table} could not be read: ${answer.status}`);
    const [record] = Rows.parse(await answer.json());
    return record && { columns, record, old_record: change.type === "UPDATE" ? change.key : {} };
  };
};

/** Several channels of one listener see the same of a change: it is read once. */
export const seenOnce = (see: See): See => {
  const read = new Map<Listener["token"], ReturnType<See>>();
  return (listener, change) => {
    const seen = read.get(listener.token) ?? see(listener, change);
    read.set(listener.token, seen);
    return seen;
  };
};
