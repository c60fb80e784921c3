import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Client, Connection as Wire, Submittable } from "pg";
import utils from "pg/lib/utils.js";

export type Statement = { readonly sql: string; readonly params?: readonly unknown[] };

/** The prepared statements of one connection: PostgreSQL holds 50 to 160 kB for each. */
const mostPrepared = 40;
/** Characters. Longer texts are callers' own questions, whose plans are the largest: the site's longest has half of it. */
const longestPrepared = 2_000;
/** The number of remembered statements: only a repeated statement is prepared. */
const mostTexts = 400;

const asked = new LRUCache<string, true>({ max: mostTexts });

/** Whether a statement runs again: only repeated statements are worth preparing. */
const isAskedAgain = (sql: string): boolean => {
  if (sql.length > longestPrepared) return false;
  if (asked.get(sql)) return true;
  asked.set(sql, true);
  return false;
};

type Row = Record<string, unknown>;
type Column = { readonly name: string; readonly parse: (text: string) => unknown };
type Prepared = { readonly name: string; columns?: readonly Column[] };

type Statements = { readonly byText: LRUCache<string, Prepared>; readonly unused: string[] };

/** A statement's name, the same on each connection: behind a pool, another client may have prepared it there. */
const nameOf = (sql: string): string => createHash("sha256").update(sql).digest("base64url").slice(0, 22);

const statementsOf = new WeakMap<Client, Statements>();

const statementsOn = (client: Client): Statements => {
  const known = statementsOf.get(client);
  if (known) return known;
  const unused: string[] = [];
  const byText = new LRUCache<string, Prepared>({ max: mostPrepared, dispose: ({ name }) => void unused.push(name) });
  const made = { byText, unused };
  statementsOf.set(client, made);
  return made;
};

type Fields = readonly { readonly name: string; readonly dataTypeID: number }[];
type Texts = readonly (string | null)[];
type Sent = { readonly sql: string; readonly prepared: Prepared; columns?: readonly Column[]; readonly rows: Texts[] };

const readRow = (columns: readonly Column[], texts: Texts): Row => {
  const row: Row = {};
  columns.forEach(({ name, parse }, at) => {
    const text = texts[at] ?? null;
    row[name] = text === null ? null : parse(text);
  });
  return row;
};

// Messages of the driver's connection that the driver's types lack.
type Messages = {
  readonly stream: Wire["stream"];
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly (Buffer | string | null)[] }): void;
  describe(portal: { readonly type: "P" }): void;
  execute(): void;
  close(statement: { readonly type: "S"; readonly name: string }): void;
  sync(): void;
};

/**
 * Runs statements as a transaction, in a single message with a single answer. A failed statement rolls back all statements and stops the
 * following ones. Returns the rows of each statement. Repeated statements are prepared, so PostgreSQL parses them once per connection.
 *
 * @param silence milliseconds without an answer after which the database counts as lost; 0: no limit
 */
export const runPipelined = (
  client: Client,
  statements: readonly Statement[],
  silence: number,
): Promise<readonly Row[][]> =>
  new Promise((resolve, reject) => {
    const kept = statementsOn(client);
    const values = statements.map(({ params = [] }) => params.map(utils.prepareValue));
    const sent: Sent[] = [];
    let at = 0;
    const current = (): Sent => sent[at] as Sent;
    /** PostgreSQL may refuse prepared statements after a table has changed. */
    const forget = (): void => {
      for (const { sql, prepared } of sent) if (prepared.name !== "") kept.byText.delete(sql);
    };

    const send = (wire: Messages, { sql }: Statement, params: readonly (Buffer | string | null)[]): void => {
      const known = kept.byText.get(sql);
      const prepared = known ?? { name: isAskedAgain(sql) ? nameOf(sql) : "" };
      if (!known) wire.parse({ name: prepared.name, text: sql });
      if (!known && prepared.name !== "") kept.byText.set(sql, prepared);
      wire.bind({ statement: prepared.name, values: params });
      if (!prepared.columns) wire.describe({ type: "P" });
      wire.execute();
      sent.push({ sql, prepared, ...(prepared.columns && { columns: prepared.columns }), rows: [] });
    };

    const batch = {
      query_timeout: silence,
      callback(error: Error | null, rows: readonly Row[][] = []): void {
        if (error) reject(error);
        else resolve(rows);
      },
      submit(connection: Wire): void {
        const wire = connection as unknown as Messages;
        wire.stream.cork();
        for (const name of kept.unused.splice(0)) wire.close({ type: "S", name });
        statements.forEach((statement, index) => send(wire, statement, values[index] ?? []));
        wire.sync();
        wire.stream.uncork();
      },
      handleRowDescription({ fields }: { readonly fields: Fields }): void {
        const columns = fields.map(({ name, dataTypeID }) => ({
          name,
          parse: client.getTypeParser(dataTypeID, "text"),
        }));
        current().columns = columns;
        current().prepared.columns = columns;
      },
      handleDataRow({ fields }: { readonly fields: Texts }): void {
        current().rows.push(fields);
      },
      handleCommandComplete(): void {
        at++;
      },
      handleError(error: Error): void {
        forget();
        batch.callback(error);
      },
      handleReadyForQuery(): void {
        try {
          batch.callback(
            null,
            sent.map(({ columns = [], rows }) => rows.map((texts) => readRow(columns, texts))),
          );
        } catch (error) {
          batch.callback(error as Error);
        }
      },
    };
    client.query(batch as Submittable);
  });
