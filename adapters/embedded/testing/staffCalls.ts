import type { EmbeddedBackend } from "../backend.ts";

/** A member of the staff, who calls functions of the database: `$3` is the first given value. */
export const staffCalls = async ({ query }: Pick<EmbeddedBackend, "query">) => {
  const staff = crypto.randomUUID();
  await query("insert into auth.users (id, email) values ($1, 'staff@club.test')", [staff]);
  await query("insert into user_roles (user_id, role) values ($1, 'staff')", [staff]);
  return async (call: string, ...given: readonly unknown[]): Promise<unknown> => {
    const claims = JSON.stringify({ sub: staff, role: "authenticated" });
    const sql = `with me as materialized (
      select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)
    ) select ${call} as value from me`;
    return (await query(sql, [claims, staff, ...given]))[0]?.["value"];
  };
};
