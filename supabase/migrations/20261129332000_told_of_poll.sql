-- Players are told what the poll of their team became. docs/decisions/0186-availability-polls.md has the reasons.

-- As before, and of what a poll became.
create or replace function private.notification_sentence(kind text, subject text, actor text) returns text
language sql immutable set search_path = '' as $$
  select case notification_sentence.kind
    when 'answer' then coalesce(actor, 'Un membre') || ' vous répond'
    when 'mention' then coalesce(actor, 'Un membre') || ' vous mentionne'
    when 'application' then 'Le staff a répondu à votre candidature'
    when 'tip-change' then 'Un tip que vous gardez a changé'
    when 'match-announced' then 'Nouveau match annoncé'
    when 'match-soon' then 'Le match commence bientôt'
    when 'match-live' then 'Le match est en direct'
    when 'match-result' then 'Le résultat du match est en ligne'
    when 'new-content' then case notification_sentence.subject when 'tip' then 'Nouveau tip' else 'Nouvel article' end
    when 'event-seat' then 'Une place s''est libérée : vous venez'
    when 'event-moved' then 'L''heure ou le lieu a changé'
    when 'event-cancelled' then 'Un évènement est annulé'
    when 'event-back' then 'L''évènement a finalement lieu'
    when 'event-soon' then 'L''évènement commence dans l''heure'
    when 'poll' then case notification_sentence.subject
      when 'poll' then 'Votre équipe demande vos disponibilités' else 'Votre équipe a choisi une heure'
    end
  end
$$;

-- As before, and the players of the team are told once of the published event or match that was made of it.
create or replace function public.close_poll(of_poll uuid, with_event text default null, with_match text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  poll public.polls;
  players uuid[];
  key constant text := 'poll/' || of_poll || '/became';
begin
  perform private.ask_for_staff();
  select o.* into poll from public.polls o where o.id = of_poll for update;
  if poll.id is null then
    return 'gone';
  end if;
  if num_nonnulls(poll.event, poll.match) > 0 and num_nonnulls(with_event, with_match) > 0
    and (poll.event is distinct from with_event or poll.match is distinct from with_match)
  then
    return 'already-made';
  end if;
  update public.polls o set
    closed_at = coalesce(o.closed_at, now()),
    event = coalesce(o.event, (select e.slug from public.events e where e.slug = with_event)),
    match = coalesce(o.match, (select m.slug from public.matches m where m.slug = with_match))
  where o.id = of_poll;
  delete from public.notifications n where n.subject_id = of_poll;
  if found then
    perform private.hint_notifications();
  end if;
  select o.* into poll from public.polls o where o.id = of_poll;
  players := array(select l.user_id from private.players() l where l.team = poll.team and l.user_id is not null);
  perform private.tell_members(players, 'poll', key, 'event', e.id, e.slug, e.title, (select auth.uid()))
  from public.events e where e.slug = poll.event and e.is_published;
  perform private.tell_members(
    players, 'poll', key, 'match', m.id, m.slug, t.game || ' contre ' || m.opponent, (select auth.uid())
  )
  from public.matches m join public.teams t on t.slug = m.team where m.slug = poll.match and m.is_published;
  return 'done';
end
$$;
