-- Who is told of a comment is told once, however often it is hidden and shown. docs/decisions/0198-told-once.md has the reasons.

-- When what was withdrawn is mailed: not at night, even if it was due before.
create function private.mail_due_again(due timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when due < now() then private.notification_mail_due('now', now()) else due end
$$;

-- Whether a notification's comment is hidden.
create function private.is_hidden_comment(comment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.article_comments c where c.id = comment and c.hidden_at is not null)
    or exists (select from public.tip_comments c where c.id = comment and c.hidden_at is not null)
$$;

-- As before, and what leads to a hidden comment stays withdrawn.
create or replace function private.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.subject_id = old.id;
  else
    update public.notifications n set is_withdrawn = not new.is_published or coalesce(private.is_hidden_comment(n.comment_id), false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.subject_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;

-- As before for deleted comments. What tells of a hidden one is withdrawn, and comes back when it is shown, if its page is published.
-- Its arguments: none after a deletion; else the table of the items, and the column that names one.
create or replace function private.forget_told_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_published boolean;
begin
  if tg_op = 'DELETE' or new.deleted_at is not null then
    delete from public.notifications n where n.comment_id = old.id;
  else
    execute format('select i.is_published from public.%I i where i.id = $1', tg_argv[0])
      into is_published using (to_jsonb(new) ->> tg_argv[1])::uuid;
    update public.notifications n set is_withdrawn = new.hidden_at is not null or not coalesce(is_published, false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.comment_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;

do $$
declare
  kind text;
begin
  foreach kind in array array['article', 'tip'] loop
    -- Changed words may be held.
    execute format('drop trigger forget_notifications on public.%I', kind || '_comments');
    execute format(
      'create trigger forget_notifications after update of hidden_reason, deleted_at, content on public.%I for each row
         when (old.hidden_at is distinct from new.hidden_at or new.deleted_at is not null)
         execute function private.forget_told_comment(%L, %L)', kind || '_comments', kind || 's', kind || '_id'
    );
    -- Whatever hid it. Notifications are kept for 90 days: who was told of an older one isn't known.
    execute format('drop trigger tell_members_at_last on public.%I', kind || '_comments');
    execute format(
      'create trigger tell_members_at_last after update of hidden_reason on public.%I for each row
         when (old.hidden_at is not null and new.hidden_at is null and new.created_at > now() - interval ''90 days'')
         execute function private.tell_of_comment(%L, %L)', kind || '_comments', kind, kind || 's'
    );
  end loop;
end
$$;

revoke execute on function private.is_hidden_comment(uuid), private.mail_due_again(timestamptz) from public;
