-- Ordered lists of the club, such as its partners: the staff writes them, everybody reads what is published. An area makes its table one by
-- make_ordered_list().

-- A new record stands at the end of its list, unless a place is given. The trigger's argument is the most records of the list; 60 without
-- one. The dates, the revision and the place are the database's: a change of the place alone is no change of the record.
-- domain/club/lists/records.ts has the same limit.
create function private.number_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most integer := coalesce(tg_argv[0], '60')::integer;
  next integer;
  records bigint;
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('list ' || tg_table_name, 0));
    execute format('select coalesce(max(place), -1) + 1, count(*) from public.%I', tg_table_name) into next, records;
    if records >= most then
      raise exception using errcode = '54000', message = format('this list of the club has %s records at most', most);
    end if;
    new.place := coalesce(new.place, next);
  elsif to_jsonb(new) - 'place' <> to_jsonb(old) - 'place' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

-- Makes an ordered list of a table with the columns id, place, is_published, updated_at and revision: row security, grants, limits, and
-- what it tells pages. `details`: the columns that the staff writes beside is_published. Only schema files and migrations call it.
create function private.make_ordered_list(list text, details text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'alter table public.%1$I enable row level security;
    create policy "visitors read published records" on public.%1$I for select to anon using (is_published);
    create policy "members read published records, staff all" on public.%1$I for select to authenticated
      using (is_published or (select private.is_staff()));
    create policy "staff add records" on public.%1$I for insert to authenticated with check ((select private.is_staff()));
    create policy "staff change records" on public.%1$I for update to authenticated
      using ((select private.is_staff())) with check ((select private.is_staff()));
    create policy "staff delete records" on public.%1$I for delete to authenticated using ((select private.is_staff()));
    revoke all on public.%1$I from anon, authenticated;
    grant select on public.%1$I to anon, authenticated;
    grant insert (%2$s, is_published), update (%2$s, is_published), delete on public.%1$I to authenticated;
    grant all on public.%1$I to service_role;
    create trigger number_record before insert or update on public.%1$I
      for each row execute function private.number_record();
    create trigger a_limit_rows_begin before insert or update or delete on public.%1$I for each statement
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows();
    create trigger a_limit_rows before insert or update or delete on public.%1$I for each row
      when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows();
    create trigger log_change after insert or update or delete on public.%1$I for each row
      execute function private.log_record_change(%1$L)',
    list, details
  );
end
$$;

-- Places a record before another of its list, or at the end: 'done' or 'gone'. A list is a table that make_ordered_list() was called for.
create function public.place_record(of_list text, of_record uuid, before uuid default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  others uuid[];
  at integer;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff orders the lists of the club';
  end if;
  if not exists (
    select from pg_trigger where tgname = 'number_record' and tgrelid = to_regclass(format('public.%I', of_list))
  ) then
    return 'gone';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('list ' || of_list, 0));
  execute format('select array(select id from public.%I order by place, id)', of_list) into others;
  if array_position(others, of_record) is null then
    return 'gone';
  end if;
  others := array_remove(others, of_record);
  at := case when before is null then cardinality(others) + 1 else array_position(others, before) end;
  if at is null then
    return 'gone';
  end if;
  execute format(
    'update public.%I r set place = o.place - 1
    from unnest($1) with ordinality as o (id, place) where r.id = o.id and r.place <> o.place - 1', of_list
  ) using others[:at - 1] || of_record || others[at:];
  return 'done';
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.place_record(text, uuid, uuid) from public, anon, authenticated;
grant execute on function public.place_record(text, uuid, uuid) to authenticated, service_role;
