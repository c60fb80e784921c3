-- A prediction is one that the match's format can have: no draw where a match has to be won, and no score that doesn't end it.
-- domain/club/predictions/prediction.ts has the same rule.
create function private.refuse_impossible_prediction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  format constant text := (select m.format from public.matches m where m.slug = new.match);
  needed constant integer := case when format = 'bo2' then null else (substr(format, 3)::integer + 1) / 2 end;
begin
  if (new.outcome = 'drawn' and needed is not null)
    or (new.ours is not null and (
      new.outcome = 'drawn' or coalesce(needed, 1) < 2
      or greatest(new.ours, new.theirs) <> needed or least(new.ours, new.theirs) >= needed
    )) then
    raise insufficient_privilege using message = 'the match cannot end so';
  end if;
  return new;
end
$$;
revoke execute on function private.refuse_impossible_prediction() from public;
create trigger refuse_impossible before insert or update of outcome, ours, theirs on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_impossible_prediction();
