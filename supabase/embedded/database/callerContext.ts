import { CompiledQuery, type Kysely } from "kysely";
import type { LiteConnection } from "./lite.ts";

/** Milliseconds that one statement may take, by who asks. A hosted project has the same ones. */
const limits: Readonly<Record<string, number>> = { anon: 3_000, authenticated: 8_000 };
const ofOthers = 30_000;

type Vars = {
  readonly auth?: { readonly uid?: string | null; readonly role?: string; readonly jwt?: object | null };
  readonly storage?: { readonly operation?: string | null };
};

const sql = `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true),
  set_config('request.jwt.claim.role', $1, true), set_config('request.jwt.claims', $3, true),
  set_config('storage.operation', $4, true), set_config('statement_timeout', $5, true)`;

/**
 * Says in each transaction of lite's for whom it is, and how long its statements may take. Plain lite knows no such limit, and asks
 * the database five times for the rest. All of it ends with the transaction: a connection carries nothing to the next request.
 */
export const limitCallers = (connection: LiteConnection): void => {
  // Private in lite's types.
  const own = connection as unknown as { applyJwtSessionContext(db: Kysely<unknown>, vars: Vars): Promise<void> };
  own.applyJwtSessionContext = async (db, { auth, storage }) => {
    const role = auth?.role ?? "anon";
    const claims = auth?.jwt ? JSON.stringify(auth.jwt) : "";
    const time = limits[role] ?? ofOthers;
    await db.executeQuery(
      CompiledQuery.raw(sql, [role, auth?.uid ?? "", claims, storage?.operation ?? "", String(time)]),
    );
  };
};
