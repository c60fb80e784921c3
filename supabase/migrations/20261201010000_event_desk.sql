-- The staff takes members off events, and writes to those who come.

create or replace function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select kind in (
    'answer', 'mention', 'application', 'tip-change', 'match-announced', 'match-soon', 'match-live', 'match-result', 'new-content',
    'event-seat', 'event-moved', 'event-cancelled', 'event-back', 'event-note', 'event-soon', 'poll', 'measure', 'comment-shown'
  )
$$;

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
    when 'event-note' then 'Le staff vous écrit au sujet d''un évènement'
    when 'event-soon' then 'L''évènement commence dans l''heure'
    when 'poll' then case notification_sentence.subject
      when 'poll' then 'Votre équipe demande vos disponibilités' else 'Votre équipe a choisi une heure'
    end
  end
$$;

-- Takes a member off an event for the staff, and tells them: 'done' or, of an event that isn't on the site, 'gone'.
create function public.take_off_event(of_event text, of_member text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  member uuid;
begin
  perform private.ask_for_staff();
  select e.* into event from public.events e where e.slug = of_event and e.is_published for update;
  if event.id is null then
    return 'gone';
  end if;
  delete from public.event_signups s using public.member_cards c
  where s.event = event.slug and s.user_id = c.id and c.username = of_member returning s.user_id into member;
  if member is not null then
    perform private.tell_members(
      array[member], 'event-note', 'event/' || event.id || '/off/' || extract(epoch from clock_timestamp()), 'event', event.id, event.slug,
      'Votre inscription est retirée : ' || event.title, (select auth.uid())
    );
  end if;
  return 'done';
end
$$;

-- Tells all who have signed up a line of the staff's. Answers how many have; null for an event that isn't on the site.
create function public.write_to_event(of_event text, note text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  event public.events;
  members uuid[];
  wait integer;
begin
  perform private.ask_for_staff();
  if char_length(note) > 200 or not private.is_visible(note) or not private.is_plain_line(note) then
    raise check_violation using message = 'a note is one line of at most 200 characters';
  end if;
  wait := private.take_turn('event-note', (select auth.uid())::text, 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  select e.* into event from public.events e where e.slug = of_event and e.is_published;
  if event.id is null then
    return null;
  end if;
  members := array(select s.user_id from public.event_signups s where s.event = event.slug and s.user_id <> (select auth.uid()));
  perform private.tell_members(
    members, 'event-note', 'event/' || event.id || '/note/' || extract(epoch from clock_timestamp()), 'event', event.id, event.slug,
    event.title || ' : ' || note, (select auth.uid())
  );
  return cardinality(members);
end
$$;

revoke all on function public.take_off_event(text, text), public.write_to_event(text, text) from public, anon, authenticated;
grant execute on function public.take_off_event(text, text), public.write_to_event(text, text) to authenticated, service_role;
