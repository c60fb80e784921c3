import { SafeClient } from "./connections.ts";
import { clientOptions } from "./driver.ts";
import type { Engine } from "./engine.ts";
import { holdDatabase } from "./onlySite.ts";
import { EngineRefusal } from "./refusal.ts";

const oldestVersion = 15;

/** PostgreSQL's numbers of text[] and its element. */
const textArrays = new Map([[1009, 25]]);

/** Marks a database of the club's own as this backend's. */
export const mark = "The community site of an esport club";

const stateSql = `
  select current_setting('server_version_num')::int / 10000 as version,
    obj_description(to_regnamespace('embedded'), 'pg_namespace') as mark,
    exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ) as is_used,
    quote_ident(current_user) as user, quote_ident(current_database()) as name,
    has_database_privilege(current_database(), 'create') as may_create,
    me.rolsuper as may_all, me.rolcreaterole as may_make_roles, me.rolbypassrls as passes_row_security,
    array(select rolname::text from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) as roles,
    array(
      select rolname::text from pg_roles
      where rolname in ('anon', 'authenticated', 'service_role') and pg_has_role(current_user, oid, 'member')
    ) as own_roles
  from pg_roles as me where me.rolname = current_user`;

type State = {
  readonly version: number;
  readonly mark: string | null;
  readonly is_used: boolean;
  readonly user: string;
  readonly name: string;
  readonly may_create: boolean;
  readonly may_all: boolean;
  readonly may_make_roles: boolean;
  readonly passes_row_security: boolean;
  readonly roles: readonly string[];
  readonly own_roles: readonly string[];
};

/** The roles of a hosted project, and how a superuser makes them. */
const neededRoles = [
  ["anon", "create role anon nologin"],
  ["authenticated", "create role authenticated nologin"],
  ["service_role", "create role service_role nologin bypassrls"],
] as const;

/** The statements that a superuser has to run for this user; empty when it has all rights. */
const missingRights = (state: State): readonly string[] => {
  const { version, user, name, may_create, may_all, may_make_roles, passes_row_security, roles, own_roles } = state;
  if (may_all) return [];
  // Only a role with `bypassrls` may make one with it, and before version 16 only a superuser.
  const mayMake = may_make_roles && passes_row_security && version >= 16;
  const mayJoin = may_make_roles && version < 16;
  const unmade = mayMake ? [] : neededRoles.filter(([role]) => !roles.includes(role));
  const unjoined = neededRoles.filter(
    ([role]) => !own_roles.includes(role) && !(roles.includes(role) ? mayJoin : mayMake),
  );
  return [
    ...(may_create ? [] : [`alter database ${name} owner to ${user}`]),
    ...unmade.map(([, sql]) => sql),
    ...(unjoined.length === 0 ? [] : [`grant ${unjoined.map(([role]) => role).join(", ")} to ${user}`]),
  ];
};

/**
 * A PostgreSQL of the club's own. Throws an `EngineRefusal` when it can't be reached, is too old, holds what isn't this site's, or is
 * used by another site: then nothing is changed there.
 */
export const engineAt = async (url: string, onLost: (error: EngineRefusal) => void): Promise<Engine> => {
  const client = new SafeClient(clientOptions({ url }, () => textArrays));
  try {
    await client.connect();
  } catch (cause) {
    throw new EngineRefusal(`The database of DATABASE_URL can't be reached: ${reasonOf(cause)}`, cause);
  }
  try {
    const { rows } = await client.query<State>(stateSql);
    const state = rows[0];
    if (!state || state.version < oldestVersion) {
      throw new EngineRefusal(
        `The database of DATABASE_URL is PostgreSQL ${state?.version}: it has to be ${oldestVersion} or newer.`,
      );
    }
    if (state.mark !== mark && state.is_used) {
      throw new EngineRefusal(
        "The database of DATABASE_URL is used by something else: give this site an empty database of its own (create database club).",
      );
    }
    const missing = missingRights(state);
    if (missing.length > 0) {
      throw new EngineRefusal(
        `The user of DATABASE_URL lacks rights: let a superuser run "${missing.join("; ")}" there once, then start again.`,
      );
    }
    const letGo = await holdDatabase(url, onLost);
    const marking = `create schema if not exists embedded; comment on schema embedded is '${mark}'`;
    await client.query(marking).catch(async (cause) => {
      await letGo();
      throw cause;
    });
    return { address: { url }, close: letGo };
  } catch (cause) {
    if (cause instanceof EngineRefusal) throw cause;
    throw new EngineRefusal(`The database of DATABASE_URL can't be used: ${reasonOf(cause)}`, cause);
  } finally {
    await client.end().catch(() => {});
  }
};

/** The driver's message, which never holds the password. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
};
