-- A table that names a member has a view of its own in the export: private.export_<name> (member, entry). The foreign key to the profile
-- says what becomes of its rows when the member leaves.

alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to export_first_tables;
revoke all on function private.export_first_tables() from public, anon, authenticated, service_role;

create function public.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  everything jsonb := private.export_first_tables();
  view_name text;
  entries jsonb;
begin
  for view_name in
    select relname from pg_catalog.pg_class
    where relnamespace = 'private'::regnamespace and relkind = 'v' and relname like 'export\_%'
  loop
    execute format('select coalesce(jsonb_agg(entry), ''[]'') from private.%I where member = $1', view_name)
    into entries using (select auth.uid());
    everything := everything || jsonb_build_object(substr(view_name, char_length('export_') + 1), entries);
  end loop;
  return everything;
end
$$;
revoke all on function public.export_my_data() from public, anon, authenticated;
grant execute on function public.export_my_data() to authenticated, service_role;
