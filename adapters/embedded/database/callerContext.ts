import { escapeLiteral } from "pg";
import { CompiledQuery, type Kysely } from "kysely";
import type { LiteConnection } from "./lite.ts";

/** Milliseconds that one statement may take, by who asks. A hosted project has the same ones. */
const limits: Readonly<Record<string, number>> = { anon: 3_000, authenticated: 8_000 };
const ofOthers = 30_000;

type Vars = {
  readonly auth?: { readonly uid?: string | null; readonly role?: string; readonly jwt?: object | null };
  readonly storage?: { readonly operation?: string | null };
};

/** Settings that end with the transaction. Without parameters, so that they are sent with its `begin`: see lite.ts. */
const settingAll = (settings: Readonly<Record<string, string>>): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', ${escapeLiteral(value)}, true)`)
    .join(", ")}`;

/**
 * Sets the caller and the time limit of each of lite's transactions in one statement. Plain lite has no such limit, and sends the rest
 * in five. All settings end with the transaction: a connection carries nothing to the next request.
 */
export const limitCallers = (connection: LiteConnection): void => {
  // Private in lite's types: plainLite.test.ts says when it may go.
  const own = connection as unknown as { applyJwtSessionContext(db: Kysely<unknown>, vars: Vars): Promise<void> };
  own.applyJwtSessionContext = async (db, { auth, storage }) => {
    const role = auth?.role ?? "anon";
    const claims = auth?.jwt ? JSON.stringify(auth.jwt) : "";
    const sql = settingAll({
      role,
      "request.jwt.claim.sub": auth?.uid ?? "",
      "request.jwt.claim.role": role,
      "request.jwt.claims": claims,
      "storage.operation": storage?.operation ?? "",
      statement_timeout: String(limits[role] ?? ofOthers),
    });
    await db.executeQuery(CompiledQuery.raw(sql));
  };
};
