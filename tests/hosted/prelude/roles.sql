-- The roles of a hosted project, by Supabase's documentation and sources, as far as the migrations use them. They belong to the whole
-- server. Run by the superuser supabase_admin.

create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres with admin option;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to supabase_storage_admin;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
-- A function with a shadowed variable isn't made: the part of plpgsql_check that plain PostgreSQL has.
alter role postgres set plpgsql.extra_errors = 'shadowed_variables';

-- A hosted project lets `postgres` make policies on the storage's tables, which plain PostgreSQL lets their owner only: `postgres` inherits
-- the owner's rights, and triggers of each database refuse all but policies and triggers.
grant supabase_storage_admin to postgres with inherit true, set false;
