import type { Database } from "./database.ts";

const missing = `
  create schema if not exists extensions;
  create extension if not exists pgcrypto with schema extensions;
  alter table auth.users add column if not exists instance_id uuid;
  alter table auth.identities alter column id set default gen_random_uuid();
  do $$ begin
    if not exists (select from pg_publication where pubname = 'supabase_realtime') then
      create publication supabase_realtime;
    end if;
  end $$;
`;

/** Adds what a hosted project has and lite's tables lack, so that the same migrations and seed run on both. */
export const completeSchema = (database: Database): Promise<void> => database.exec(missing);
