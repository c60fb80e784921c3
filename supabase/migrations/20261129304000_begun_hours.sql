-- Hours of a poll that have begun stay as they are. docs/decisions/0186-availability-polls.md has the reasons.

-- As before, and hours that have begun by the server's clock stay as they were stored: a grid that was opened before loses no other hour.
create or replace function public.answer_poll(of_poll uuid, hours text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.member_of_caller();
  poll public.polls;
  begun integer;
  painted text;
  wait integer;
begin
  if not coalesce(answer_poll.hours ~ '^[-012]{168}$', false) then
    return 'not-hours';
  end if;
  wait := private.take_turn('poll-answer', me::text, 240);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- Who closes it waits, so that no answer comes after.
  select o.* into poll from public.polls o where o.id = of_poll for share;
  if not exists (select from private.players() l where l.team = poll.team and l.user_id = me) then
    return 'not-a-player';
  end if;
  if not private.is_poll_open(poll) then
    return 'closed';
  end if;
  -- As the domain counts them: an hour begins with its second minute.
  begun := greatest(ceil(extract(epoch from date_trunc('minute', now() at time zone 'Europe/Paris') - poll.week) / 3600), 0);
  painted := repeat('-', begun) || substr(answer_poll.hours, begun + 1);
  insert into public.poll_answers as a (poll, user_id, hours) values (of_poll, me, translate(painted, '-', '0'))
  on conflict (poll, user_id) do update set updated_at = now(), hours = (
    select string_agg(case c.can when '-' then substr(a.hours, c.at::integer, 1) else c.can end, '' order by c.at)
    from string_to_table(painted, null) with ordinality c (can, at)
  );
  return 'done';
end
$$;
