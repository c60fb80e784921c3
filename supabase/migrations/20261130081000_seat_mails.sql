-- A place at an event that is held for a member is mailed to them, unless they choose otherwise; nothing else is mailed without a choice.
create function private.first_mail(kind text) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'event-seat' then 'now' else 'never' end
$$;

-- As before, with the first mail of a kind without a choice.
create or replace function private.tell_members(
  members uuid[], kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told integer;
begin
  insert into public.notifications (
    user_id, kind, key, subject, subject_id, slug, title, comment_id, actor, on_site, mail_due_at, push_due_at
  )
  select m.id, tell_members.kind, tell_members.key, tell_members.subject, tell_members.subject_id, tell_members.slug,
    left(tell_members.title, 300), tell_members.comment_id,
    (select c.id from public.member_cards c where c.id = tell_members.actor), wanted.on_site, wanted.mail_due_at, wanted.push_due_at
  from public.profiles m
  left join public.notification_choices c on c.user_id = m.id and c.kind = tell_members.kind
  cross join lateral (
    select coalesce(c.on_site, true) as on_site, private.notification_mail_due(coalesce(c.mail, private.first_mail(tell_members.kind)), now()) as mail_due,
      case when tell_members.kind not in ('measure', 'comment-shown') and coalesce(c.push, true)
        and exists (select from public.push_devices d where d.user_id = m.id) and exists (select from private.push_key k where k.is_offered)
        then private.notification_mail_due(
          'now', now() + case tell_members.kind when 'application' then interval '10 minutes' else interval '0' end
        ) end as push_due,
      -- A match that begins is told within the hour, or not at all.
      case when tell_members.kind in ('match-soon', 'match-live', 'event-soon') then now() + interval '1 hour' else 'infinity' end as latest
  ) chosen
  cross join lateral (
    select chosen.on_site,
      case when tell_members.kind <> 'application' and chosen.mail_due <= chosen.latest then chosen.mail_due end as mail_due_at,
      case when chosen.push_due <= chosen.latest then chosen.push_due end as push_due_at
  ) wanted
  where m.id = any (tell_members.members) and m.id is distinct from tell_members.actor
    and (wanted.on_site or wanted.mail_due_at is not null or wanted.push_due_at is not null)
    and not (tell_members.kind in ('answer', 'mention') and exists (
      select from public.blocks b where b.user_id = m.id and b.member = tell_members.actor
    ))
  order by m.id
  on conflict (user_id, key) do nothing;
  get diagnostics told = row_count;
  if told > 0 then
    perform private.hint_notifications();
  end if;
  return told;
end
$$;

-- As before. A kind that is mailed without a choice gets one.
create or replace function private.leave_notification_mails(token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select k.user_id from private.notification_mail_links k where k.leave_token = leave_notification_mails.token);
begin
  if member is null then
    return;
  end if;
  update public.notification_choices c set mail = 'never' where c.user_id = member;
  insert into public.notification_choices (user_id, kind, on_site, mail) values (member, 'event-seat', true, 'never')
  on conflict do nothing;
  update public.notifications n set mail_due_at = null where n.user_id = member and n.mail_due_at is not null;
  delete from public.outbox o where o.sent_at is null and o.leave_address like '%jeton=' || leave_notification_mails.token;
end
$$;

-- Those who have ended all mails before: they had choices, and none of them mails.
insert into public.notification_choices (user_id, kind, on_site, mail)
select k.user_id, 'event-seat', true, 'never' from private.notification_mail_links k
where exists (select from public.notification_choices c where c.user_id = k.user_id)
  and not exists (select from public.notification_choices c where c.user_id = k.user_id and c.mail <> 'never')
on conflict do nothing;

revoke execute on function private.first_mail(text) from public;
