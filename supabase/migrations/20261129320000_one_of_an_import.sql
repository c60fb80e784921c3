-- As before, and of the matches that one import announces, the first of each team: docs/decisions/0206-one-of-an-import.md.
create or replace function private.tell_of_match_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.matches := case tg_op when 'UPDATE' then old end;
begin
  if not new.is_published then
    return null;
  end if;
  if new.status = 'scheduled' and new.start > now() and before.is_published is distinct from true then
    -- now() is when the transaction began: these were told in it.
    if not exists (
      select from public.notifications n join public.matches m on m.id = n.subject_id
      where n.created_at = now() and n.kind = 'match-announced' and m.team = new.team
    ) then
      perform private.tell_of_match(new, 'match-announced', 'announced');
    end if;
  elsif new.status = 'live' and before.status is distinct from 'live' then
    perform private.tell_of_match(new, 'match-live', 'live');
  elsif new.status = 'finished' and before.status is distinct from 'finished' and new.start > now() - interval '7 days' then
    perform private.tell_of_match(new, 'match-result', 'result');
  end if;
  return null;
end
$$;
