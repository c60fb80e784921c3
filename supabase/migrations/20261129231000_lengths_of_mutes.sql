-- As before, and a mute of another length is no retry of the first.
create or replace function public.take_measure(member uuid, kind text, hours integer, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant uuid := (select auth.uid());
  taken public.measures;
  wait integer;
begin
  perform private.ask_for_staff();
  wait := private.take_turn('measure', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- A second member of the staff waits here.
  perform from public.profiles p where p.id = take_measure.member for no key update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(take_measure.member) then
    return 'not-allowed';
  end if;
  select * into taken from public.measures m
  where m.user_id = take_measure.member and m.decided_by = me and m.kind = take_measure.kind and m.reason = take_measure.reason
    and m.ends_at is not distinct from m.created_at + make_interval(hours => take_measure.hours)
    and m.lifted_at is null and m.created_at > now() - interval '10 minutes' limit 1;
  if found then
    return taken.id;
  end if;
  if take_measure.kind = 'mute' and exists (select from private.mute_of(take_measure.member)) then
    return 'muted';
  end if;
  insert into public.measures (user_id, kind, reason, ends_at, decided_by)
  values (
    take_measure.member, take_measure.kind, take_measure.reason, now() + make_interval(hours => take_measure.hours), me
  ) returning * into taken;
  perform private.tell_of_measure(taken, '', case taken.kind when 'mute' then 'Écriture suspendue' else 'Avertissement' end);
  return taken.id;
end
$$;
