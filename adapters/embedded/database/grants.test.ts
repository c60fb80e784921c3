import { expect, it, vi } from "vitest";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";

// `keepGrants` can be removed when plainLite.test.ts shows that lite adds no grants.
const backend = await backendWith(`
  create table public.ungranted (text text);
  create table public.revoked (text text);
  create table public.granted (text text, secret text);
  alter table public.ungranted enable row level security;
  alter table public.revoked enable row level security;
  alter table public.granted enable row level security;
  create policy everyone on public.ungranted using (true) with check (true);
  create policy everyone on public.revoked using (true) with check (true);
  create policy everyone on public.granted using (true) with check (true);
  grant all on public.revoked to anon, authenticated;
  revoke all on public.revoked from anon, authenticated;
  grant select (text) on public.granted to anon;
  create function public.mine() returns uuid language sql stable return auth.uid();
`);

vi.spyOn(console, "error").mockImplementation(() => {});

// The second request counts too: lite's grants came between the first two.
it.each(["ungranted", "revoked"])("refuses visitors a table that is %s", async (table) => {
  for (const attempt of [1, 2]) {
    const response = await ask(backend, `/rest/v1/${table}`);
    expect([attempt, response.status, (await response.json()).code]).toEqual([attempt, 401, "42501"]);
  }
});

it.each(["anon", "authenticated", "service_role"])("[SE-32] gives the role %s no right by default", async (role) => {
  const rows = await backend.query(
    `select has_table_privilege($1, 'public.ungranted', 'select, insert, update, delete, truncate') as ungranted,
            has_table_privilege($1, 'public.revoked', 'select, insert, update, delete, truncate') as revoked,
            has_table_privilege($1, 'auth.users', 'select, insert, update, delete, truncate') as users`,
    [role],
  );
  expect(rows).toEqual([{ ungranted: false, revoked: false, users: false }]);
});

it("allows only the granted columns", async () => {
  expect((await ask(backend, "/rest/v1/granted?select=text")).status).toBe(200);
  expect((await ask(backend, "/rest/v1/granted?select=secret")).status).toBe(401);
  expect((await ask(backend, "/rest/v1/granted", { body: { text: "new" } })).status).toBe(401);
});

it("lets a function with the caller's rights read the caller's identity", async () => {
  const response = await ask(backend, "/rest/v1/rpc/mine", { body: {} });
  expect([response.status, await response.json()]).toEqual([200, null]);
});

it.each(["auth", "supabase_migrations", "pg_catalog", "information_schema"])(
  "does not serve the schema %s",
  async (schema) => {
    expect((await ask(backend, "/rest/v1/users", { headers: { "accept-profile": schema } })).status).toBe(406);
  },
);
