-- What else is told live: a member's own role, and what the staff's lists show. Row security says to whom; of a row that was
-- deleted, its key is told to all who may read the table.
do $$
declare
  told text;
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    foreach told in array array['user_roles', 'articles', 'tips'] loop
      -- A project's owner may have switched it on by hand.
      if not exists (
        select from pg_publication_tables
        where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = told
      ) then
        execute format('alter publication supabase_realtime add table public.%I', told);
      end if;
    end loop;
  end if;
end
$$;
