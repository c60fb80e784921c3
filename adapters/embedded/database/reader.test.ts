import { createClient } from "@supabase/supabase-js";
import { CompiledQuery } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { emptyDatabase } from "../testing/database.ts";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";
import type { Database } from "./database.ts";
import { SessionEnded } from "./errors.ts";
import { readerOn } from "./reader.ts";
import { notesOfRequest, type RequestNotes, withRequestNotes } from "./requestNotes.ts";

const backend = await backendWith(`
  create table public.notes (id integer primary key, text text);
  insert into public.notes select n, 'note' from generate_series(1, 5) n;
  grant select, insert on public.notes to anon;
  create function public.named() returns text language plpgsql stable as $$
  begin
    perform set_config('response.headers', '[{"x-name": "named"}]', true);
    return current_setting('request.headers')::json ->> 'x-forwarded-for';
  end $$;
  create function public.who() returns jsonb language sql stable as $$
    select jsonb_build_object('role', current_user, 'transaction', pg_current_xact_id_if_assigned(),
      'reads', current_setting('transaction_read_only'), 'timeout', current_setting('statement_timeout'))
  $$;
  create function public.writes() returns void language sql as $$ insert into public.notes values (9, 'written') $$;
`);

it("[PF-25] answers as the caller, within the caller's time, and only reads", async () => {
  const answer = await ask(backend, "/rest/v1/rpc/who");
  expect(await answer.json()).toEqual({ role: "anon", transaction: null, reads: "on", timeout: "3s" });
});

it("[PF-25] takes a call of a function that can't write for a read, also by POST, and no other", async () => {
  const read = await ask(backend, "/rest/v1/rpc/who", { body: {} });
  expect(await read.json()).toMatchObject({ role: "anon", transaction: null, reads: "on", timeout: "3s" });
  expect((await ask(backend, "/rest/v1/rpc/writes", { body: {} })).status).toBe(204);
  expect(await backend.query("delete from public.notes where id = 9 returning id")).toEqual([{ id: 9 }]);
});

it("takes the headers that a function answers with", async () => {
  const answer = await backend.fetch(
    new Request("http://site.test/rest/v1/rpc/named", { headers: { apikey: backend.anonKey } }),
    "203.0.113.7",
  );
  expect([answer.headers.get("x-name"), await answer.json()]).toEqual(["named", "203.0.113.7"]);
  const other = await ask(backend, "/rest/v1/rpc/who");
  expect(other.headers.get("x-name")).toBeNull();
});

it("lets no question write", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await ask(backend, "/rest/v1/rpc/writes")).ok).toBe(false);
  said.mockRestore();
  expect(await backend.query("select from public.notes where id = 9")).toEqual([]);
});

it("counts all rows beside those of a range", async () => {
  const client = createClient("http://site.test", backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
  const { data, count } = await client.from("notes").select("id", { count: "exact" }).order("id").range(1, 2);
  expect([data, count]).toEqual([[{ id: 2 }, { id: 3 }], 5]);
  expect((await client.from("notes").select("id", { count: "exact", head: true })).count).toBe(5);
});

it("[SE-2] asks for the session and the rows in one round trip, and shows none of an ended session", async () => {
  const user = { id: crypto.randomUUID(), session: crypto.randomUUID() };
  const { database, close } = await emptyDatabase();
  onTestFinished(close);
  await database.exec(`
    create schema auth;
    create table auth.users (id uuid); create table auth.sessions (id uuid, user_id uuid);
    insert into auth.users values ('${user.id}'); insert into auth.sessions values ('${user.session}', '${user.id}');
    create table public.notes (id integer); grant select on public.notes to pg_monitor;
    insert into public.notes values (1);
  `);
  const readTogether = vi.fn<Database["readTogether"]>(database.readTogether);
  const member = { sub: user.id, session_id: user.session, exp: 0 };
  const read = () =>
    withRequestNotes(
      async () => {
        const notes = notesOfRequest() as RequestNotes;
        const { rows } = await readerOn({ readTogether }, { role: "pg_monitor" }, notes, false).executeQuery(
          CompiledQuery.raw("select current_user::text as who, id from public.notes"),
        );
        return rows;
      },
      { member },
    );
  expect((await read())[0]).toEqual([{ who: "pg_monitor", id: 1 }]);
  expect(readTogether).toHaveBeenCalledTimes(1);
  await database.exec("delete from auth.sessions");
  await expect(read()).rejects.toBeInstanceOf(SessionEnded);
  await database.exec("delete from auth.users");
  await expect(read()).rejects.toBeInstanceOf(SessionEnded);
  expect(readTogether).toHaveBeenCalledTimes(3);
});
