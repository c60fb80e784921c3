-- The log tells a held comment that is published from one that is shown again, and one that is hidden from one that waits.

alter table public.moderation_acts drop constraint moderation_acts_act_check,
  add constraint moderation_acts_act_check
    check (act in ('hide', 'show', 'publish', 'settle', 'reopen', 'warn', 'mute', 'lift', 'accept', 'refuse'));

-- As before, and a comment that waited is published, not shown again. Its argument: the kind of the content item.
create or replace function private.log_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_moderation(
    case when new.hidden_at is not null then 'hide' when old.held_for is not null then 'publish' else 'show' end,
    tg_argv[0], new.user_id
  );
  return null;
end
$$;

-- As before, and a comment that waited is hidden too. One that begins to wait is no act of the staff's.
drop trigger log_hiding on public.article_comments;
create trigger log_hiding after update of hidden_reason on public.article_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('article');
drop trigger log_hiding on public.tip_comments;
create trigger log_hiding after update of hidden_reason on public.tip_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('tip');
