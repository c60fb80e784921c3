import type { Database } from "./database.ts";
import type { LiteConnection } from "./lite.ts";

const roles = `
  do $$ begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
    if not (select rolsuper from pg_roles where rolname = current_user) then
      execute format('grant anon, authenticated, service_role to %I', current_user);
    end if;
  end $$;
  grant usage on schema public, auth, extensions, storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/**
 * Makes the roles of a hosted project, which may look into the schemas and touch nothing in them: each migration grants what it
 * wants to. Hosted projects give no default privileges either, but on the tables of the storage, where row security decides.
 */
export const createRoles = (database: Database): Promise<void> => database.exec(roles);

/** Stops lite from granting everything to everyone at the first request, which would undo each REVOKE of the migrations. */
export const keepGrants = (connection: LiteConnection): void => {
  // Not in lite's types. It grants on its way from "unknown" to "active".
  (connection as unknown as { rlsState: "unknown" | "active" }).rlsState = "active";
};
