import type { Database } from "./database.ts";
import type { LiteConnection } from "./lite.ts";

const roles = `
  do $$
  declare
    -- Since version 16, who makes a role is its member without the right to become it.
    membership text := case when current_setting('server_version_num')::integer < 160000 then 'MEMBER' else 'SET' end;
    role text;
    statement text;
  begin
    foreach statement in array array[
      'create role anon nologin',
      'create role authenticated nologin',
      'create role service_role nologin bypassrls'
    ] loop
      -- Roles belong to the whole server, and another database of it may make them at the same time.
      begin
        if to_regrole(split_part(statement, ' ', 3)) is null then execute statement; end if;
      exception when duplicate_object or unique_violation then null;
      end;
    end loop;
    foreach role in array array['anon', 'authenticated', 'service_role'] loop
      if not pg_has_role(current_user, role, membership) then
        execute format('grant %I to %I', role, current_user);
      end if;
    end loop;
  end $$;
  grant usage on schema public, auth, extensions, storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/**
 * Makes the roles of a hosted project, with usage of the schemas and no rights in them: migrations grant the rights. As on hosted
 * projects, only the storage's tables have default privileges, and row security decides there.
 */
export const createRoles = (database: Database): Promise<void> => database.exec(roles);

/** Stops lite from granting all tables to all roles at the first request, which would undo each REVOKE of the migrations. */
export const keepGrants = (connection: LiteConnection): void => {
  // Private in lite's types: plainLite.test.ts says when it may go. lite grants on its way from "unknown" to "active".
  (connection as unknown as { rlsState: "unknown" | "active" }).rlsState = "active";
};
