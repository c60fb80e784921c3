import { escapeLiteral } from "pg";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./database.ts";
import type { LiteConnection } from "./lite.ts";
import { readerOn } from "./reader.ts";
import { notesOfRequest } from "./requestNotes.ts";

/** Milliseconds that one statement may take, by who asks. A hosted project has the same ones. */
const limits: Readonly<Record<string, number>> = { anon: 3_000, authenticated: 8_000 };
const ofOthers = 30_000;

type Vars = {
  readonly auth?: { readonly uid?: string | null; readonly role?: string; readonly jwt?: object | null };
  readonly storage?: { readonly operation?: string | null };
};
type Rpc = NonNullable<NonNullable<Parameters<LiteConnection["withContext"]>[2]>["rpc"]>;

type Settings = Readonly<Record<string, string>>;

/** Settings that end with the transaction. Without parameters, so that they are sent with its `begin`: see lite.ts. */
const settingAll = (settings: Settings): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
    .join(", ")}`;

/** The caller, and the longest time that a statement may run. */
export const settingsOf = ({ auth, storage }: Vars): Settings & { readonly role: string } => {
  const role = auth?.role ?? "anon";
  return {
    role,
    "request.jwt.claim.sub": auth?.uid ?? "",
    "request.jwt.claim.role": role,
    "request.jwt.claims": auth?.jwt ? JSON.stringify(auth.jwt) : "",
    "storage.operation": storage?.operation ?? "",
    statement_timeout: String(limits[role] ?? ofOthers),
  };
};

/** The parts of a request that functions read, and the settings in which functions choose the answer. */
const settingsOfCall = ({ method, path, requestHeaders = {} }: Rpc): Settings => ({
  "response.status": "",
  "response.headers": "",
  "request.method": method,
  "request.path": path,
  "request.headers": JSON.stringify(requestHeaders),
});

/**
 * Sets the caller and the time limit of each of lite's transactions in one statement. Plain lite has no time limit, and sets the caller
 * in ten statements. All settings end with the transaction, so a connection carries nothing to the next request. A read takes one round
 * trip.
 */
export const limitCallers = (connection: LiteConnection, database: Pick<Database, "readTogether">): void => {
  // Private in lite's types: plainLite.test.ts says when they may go.
  const own = connection as unknown as {
    applyJwtSessionContext(db: Kysely<unknown>, vars: Vars): Promise<void>;
    applyRpcRequestGucs(db: Kysely<unknown>, rpc: Rpc): Promise<void>;
  };
  const set = async (db: Kysely<unknown>, settings: Settings): Promise<void> => {
    await db.executeQuery(CompiledQuery.raw(settingAll(settings)));
  };
  own.applyJwtSessionContext = (db, vars) => set(db, settingsOf(vars));
  own.applyRpcRequestGucs = (db, rpc) => set(db, settingsOfCall(rpc));

  const plain = connection.withContext.bind(connection);
  connection.withContext = async (vars, work, options = {}) => {
    const notes = notesOfRequest();
    if (!vars || options.transaction || options.forceRollback || !notes?.reading) {
      return plain(vars, work, options);
    }
    const { rpc } = options;
    const settings = { ...settingsOf(vars as Vars), ...(rpc && settingsOfCall(rpc)) };
    return work(readerOn(database, settings, notes, rpc !== undefined));
  };
};
