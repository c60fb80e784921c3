-- A member who becomes a player while a poll of the team is open is told of it. docs/decisions/0186-availability-polls.md has the reasons.

-- Tells the member who a person is, if any, of the open polls of the person's teams. Its argument: the column that names the person.
create function private.tell_new_player() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_of_poll(o, array[l.user_id])
  from private.players() l join public.polls o on o.team = l.team
  where l.person = to_jsonb(new) ->> tg_argv[0] and l.user_id is not null and private.is_poll_open(o);
  return null;
end
$$;
create trigger tell_new_player after insert or update of team, person, kind, joined, departed, is_published
  on public.memberships for each row when (new.kind = 'player' and new.is_published)
  execute function private.tell_new_player('person');
create trigger tell_new_player after update of is_published on public.people for each row
  when (new.is_published and not old.is_published) execute function private.tell_new_player('slug');

revoke execute on function private.tell_new_player() from public;
