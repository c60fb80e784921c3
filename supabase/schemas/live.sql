-- Tables with live changes; row security says to whom. Of a deleted row, its key goes to all who may read the table. The lists of
-- make_ordered_list() are among them already. A database without Supabase's realtime has no such publication, and a project's owner may
-- have added a table by hand.

do $$
declare
  name text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    foreach name in array array[
      'applications', 'articles', 'categories', 'changes', 'matches', 'tips', 'user_roles',
      'people', 'memberships', 'honours'
    ] loop
      if not exists (
        select from pg_publication_tables
        where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
      ) then
        execute format('alter publication supabase_realtime add table public.%I', name);
      end if;
    end loop;
  end if;
end
$$;
