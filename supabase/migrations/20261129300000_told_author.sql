-- The author of a comment that was held or hidden is told when the staff shows it. docs/decisions/0201-told-author.md has the reasons.

-- As before, and comments that are shown.
create or replace function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select kind in (
    'answer', 'mention', 'application', 'tip-change', 'match-announced', 'match-soon', 'match-live', 'match-result', 'new-content',
    'event-seat', 'event-moved', 'event-cancelled', 'event-soon', 'poll', 'measure', 'comment-shown'
  )
$$;
-- As before: what the staff decides about a member, or their comment, is told by the bell always, and by nothing else.
alter table public.notification_choices drop constraint notification_choices_not_of_measures,
  add constraint notification_choices_not_of_decisions check (kind not in ('measure', 'comment-shown'));

-- As before, and a comment that is shown is told on the site alone.
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
    select coalesce(c.on_site, true) as on_site, private.notification_mail_due(c.mail, now()) as mail_due,
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

-- As before, and the author of one that was held or hidden, but for their own act. The staff isn't named.
create or replace function private.tell_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_edit boolean := tg_op = 'UPDATE' and new.content <> old.content;
  item uuid := (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid;
  slug text;
  title text;
  answered uuid[];
  named uuid[];
begin
  -- Changed words may be held by now.
  execute format(
    'select i.slug, i.title from public.%I i join public.%I c on c.id = $2 and c.hidden_at is null where i.id = $1 and i.is_published',
    tg_argv[1], tg_argv[0] || '_comments'
  ) into slug, title using item, new.id;
  if slug is null then
    return null;
  end if;
  execute format('select array_agg(c.user_id) from public.%I c where c.id in ($1, $2) and c.user_id is not null', tg_argv[0] || '_comments')
    into answered using new.parent_id, new.answered_id;
  named := array(
    select unnest(private.mentioned_members(new.content)) except select unnest(answered)
    except select unnest(private.mentioned_members(old.content)) where is_edit
  );
  if not is_edit then
    perform private.tell_members(answered, 'answer', 'answer:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  end if;
  perform private.tell_members(named, 'mention', 'mention:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  if tg_op = 'UPDATE' and old.hidden_at is not null and new.deleted_at is null and new.user_id is distinct from (select auth.uid()) then
    perform private.tell_member(
      new.user_id, 'comment-shown', 'comment-shown:' || new.id, tg_argv[0], item, slug, title, comment_id => new.id
    );
  end if;
  return null;
end
$$;
