import { createClient, type RealtimePostgresChangesPayload, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, onTestFinished, vi } from "vitest";
import type { EmbeddedBackend } from "../backend.ts";
import { backendWith } from "./folders.ts";
import { serve } from "./requests.ts";

type Row = Record<string, unknown>;
type Event = RealtimePostgresChangesPayload<Row>;

export const camille = "11111111-1111-4111-8111-111111111111";
export const sarah = "22222222-2222-4222-8222-222222222222";

// Two members, and a ledger of what all, or one of them, may hear of.
const sql = `
  create extension if not exists pgcrypto with schema extensions;
  insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
  select id, 'authenticated', 'authenticated', email, extensions.crypt('demo-1234', extensions.gen_salt('bf', 4)), now(), '{}', now(), now()
  from (values ('${camille}'::uuid, 'camille@demo.test'), ('${sarah}'::uuid, 'sarah@demo.test')) as member (id, email);
  insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select 'email', id, id, jsonb_build_object('sub', id, 'email', email), now(), now(), now() from auth.users;

  create table public.changes (
    id uuid primary key default gen_random_uuid(), kind text not null, item uuid, audience text not null,
    changed_at timestamptz not null default clock_timestamp()
  );
  alter table public.changes enable row level security;
  create policy "everybody hears of what all may read" on public.changes for select to anon, authenticated using (audience = 'all');
  create policy "members hear of their own" on public.changes for select to authenticated
    using (audience = 'member' and item = (select auth.uid()));
  grant select on public.changes to anon, authenticated;

  create table public.unpublished (id integer primary key);
  grant select on public.unpublished to anon, authenticated;

  alter publication supabase_realtime add table public.changes, public.unpublished;
`;

/** A backend with two members and a ledger, over HTTP. Call it at the top level of a test. */
export const liveBackend = async (): Promise<EmbeddedBackend & { readonly address: string }> => {
  const backend = await backendWith(sql);
  const served = await serve(backend.fetch, backend.realtime);
  afterAll(served.close);
  return { ...backend, address: served.address };
};

/** Writes to the ledger: for a member alone, or for all. */
export const log = (backend: Pick<EmbeddedBackend, "query">, kind: string, member: string | null = camille) =>
  backend.query("insert into changes (kind, item, audience) values ($1, $2, $3)", [
    kind,
    member,
    member === null ? "all" : "member",
  ]);

type Backend = { readonly address: string; readonly anonKey: string };

/** The browser of a visitor or a member. Closed after the test. */
export const browserOf = async (backend: Backend, email?: string): Promise<SupabaseClient> => {
  const client = createClient(backend.address, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { reconnectAfterMs: () => 20 },
  });
  onTestFinished(async () => {
    await client.removeAllChannels();
  });
  if (email) {
    const { error } = await client.auth.signInWithPassword({ email, password: "demo-1234" });
    if (error) throw error;
  }
  // Without the token a channel begins as a visitor's, and learns its member a moment later.
  await client.realtime.setAuth();
  return client;
};

/** Waits until all that a client has said is heard: it is answered in its order. */
export const untilHeard = async (client: SupabaseClient) => {
  const answered = new Promise<string>((resolve) => {
    client.realtime.onHeartbeat((status) => status === "ok" && resolve(status));
  });
  await client.realtime.sendHeartbeat();
  return answered;
};

/** Waits until it is so: the first rows of a backend take a while on a busy machine. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

type Wish = {
  readonly event?: "*" | "INSERT" | "UPDATE" | "DELETE";
  readonly table?: string;
  readonly filter?: string;
};

let channels = 0;

/** Listens, and is sure to be heard: what it gives grows with each change and each state of the channel. */
export const listening = async (client: SupabaseClient, { event = "*", table = "changes", filter }: Wish = {}) => {
  const heard: Event[] = [];
  const states: string[] = [];
  const system: string[] = [];
  const wish = { event: event as "*", schema: "public", table, ...(filter !== undefined && { filter }) };
  const channel = client
    .channel(`test ${++channels}`)
    .on("postgres_changes", wish, (change: Event) => heard.push(change))
    .on("system", {}, ({ status, message }: { status: string; message: string }) =>
      system.push(`${status}: ${message}`),
    )
    .subscribe((state) => states.push(state));
  await eventually(() => {
    if (states.at(-1) !== "SUBSCRIBED" || system.length === 0) throw new Error(`Not subscribed: ${states} ${system}`);
  });
  return {
    channel,
    heard,
    states,
    system,
    kinds: () => heard.map(({ new: row }) => (row as Row)["kind"]),
  };
};
