-- The staff's list of applications, sorted by a column.

drop function public.search_applications(text, text, uuid, integer, integer);
create function public.search_applications(
  words text, of_status text default null, one uuid default null, skipped integer default 0, most integer default null,
  sorted_by text default 'date', upwards boolean default false
) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query execute
    'select a.* from public.applications a where a.status <> ''withdrawn'''
    || case
      when of_status = 'pending' then ' and a.status not in (''accepted'', ''rejected'')'
      when of_status is not null then ' and a.status = $2'
      else ''
    end
    || case when one is null then '' else ' and a.id = $3' end
    || case when search_applications.words = '' then '' else ' and a.id = any (array(select private.applications_about($1)))' end
    || format(
      ' order by %s %s, a.created_at desc, a.id offset $4 limit $5',
      case sorted_by
        when 'name' then 'private.search_key(a.discord_username)'
        when 'position' then 'private.search_key(a.position_title)'
        else 'a.created_at'
      end,
      case when upwards then 'asc' else 'desc' end
    )
  using search_applications.words, of_status, one, skipped, most;
end
$$;

revoke all on function public.search_applications(text, text, uuid, integer, integer, text, boolean)
  from public, anon, authenticated;
grant execute on function public.search_applications(text, text, uuid, integer, integer, text, boolean)
  to authenticated, service_role;
