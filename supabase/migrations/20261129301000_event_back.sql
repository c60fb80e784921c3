-- Those who signed up are told when a cancelled event takes place after all, by a kind of its own. docs/decisions/0202-event-back.md has the
-- reasons.

-- As before, and events that take place after all.
create or replace function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select kind in (
    'answer', 'mention', 'application', 'tip-change', 'match-announced', 'match-soon', 'match-live', 'match-result', 'new-content',
    'event-seat', 'event-moved', 'event-cancelled', 'event-back', 'event-soon', 'poll', 'measure', 'comment-shown'
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
    when 'event-soon' then 'L''évènement commence dans l''heure'
    when 'poll' then 'Votre équipe demande vos disponibilités'
  end
$$;

create or replace function private.tell_of_event_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kind text := case
    when not new.is_published or greatest(old.start, new.start) <= now() then null
    when new.status = 'cancelled' and old.status = 'planned' then 'event-cancelled'
    when new.status = 'planned' and old.status = 'cancelled' then 'event-back'
    when new.status = 'planned' and (old.start, old.location) <> (new.start, new.location) then 'event-moved'
  end;
begin
  if kind is not null then
    perform private.tell_members(
      array(select s.user_id from public.event_signups s where s.event = new.slug), kind,
      'event/' || new.id || '/change/' || new.revision, 'event', new.id, new.slug, new.title, (select auth.uid())
    );
  end if;
  perform private.fill_seats(new.slug);
  return null;
end
$$;
