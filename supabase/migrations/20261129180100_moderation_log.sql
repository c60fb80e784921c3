-- Who of the staff did what, and when: comments hidden and shown, reports settled and opened again, measures taken and lifted, appeals
-- answered. docs/decisions/0170-measures.md has the reasons. Triggers write it; the staff reads it through a function.

create table public.moderation_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  -- Null once they have left.
  done_by uuid references public.member_cards (id) on delete set null,
  act text not null check (act in ('hide', 'show', 'settle', 'reopen', 'warn', 'mute', 'lift', 'accept', 'refuse')),
  -- On what the comment is; null for an act about a member.
  kind text check (kind in ('article', 'tip')),
  -- The member whom it is about; null when the author of the comment had left. Acts about a member go with them.
  user_id uuid references public.profiles (id) on delete cascade
);
create index moderation_acts_done_by on public.moderation_acts (done_by);
create index moderation_acts_of_member on public.moderation_acts (user_id);

alter table public.moderation_acts enable row level security;
create policy "visitors and members have no access" on public.moderation_acts to anon, authenticated using (false) with check (false);
revoke all on public.moderation_acts from anon, authenticated;
revoke all on sequence public.moderation_acts_id_seq from anon, authenticated;
grant all on public.moderation_acts to service_role;

create view private.export_moderation_acts as
select m.user_id as member, jsonb_build_object('done_at', m.done_at, 'act', m.act, 'kind', m.kind) as entry
from public.moderation_acts m;

-- Keeps what the caller does. What isn't done by the staff, such as a job's work, is no act.
create function private.log_moderation(act text, kind text, about uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.moderation_acts (done_by, act, kind, user_id)
  select c.id, log_moderation.act, log_moderation.kind, log_moderation.about
  from public.member_cards c where c.id = (select auth.uid()) and private.is_staff()
$$;

-- Its argument: the kind of the content item.
create function private.log_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_moderation(case when new.hidden_at is null then 'show' else 'hide' end, tg_argv[0], new.user_id);
  return null;
end
$$;
create trigger log_hiding after update of hidden_reason on public.article_comments for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function private.log_hiding('article');
create trigger log_hiding after update of hidden_reason on public.tip_comments for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null)) execute function private.log_hiding('tip');

create function private.log_measure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_moderation(case new.kind when 'mute' then 'mute' else 'warn' end, null, new.user_id);
  elsif old.answered_at is null and new.answered_at is not null then
    perform private.log_moderation(case when new.is_accepted then 'accept' else 'refuse' end, null, new.user_id);
  elsif old.lifted_at is null and new.lifted_at is not null then
    perform private.log_moderation('lift', null, new.user_id);
  end if;
  return null;
end
$$;
create trigger log_measure after insert or update of answered_at, lifted_at on public.measures
  for each row execute function private.log_measure();

-- As before, and who settled them is kept in the log: once for all reports of a subject.
create or replace function public.settle_reports(kind text, subject uuid, is_settled boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  about constant uuid := case settle_reports.kind
    when 'member' then settle_reports.subject
    when 'tip' then (select c.user_id from public.tip_comments c where c.id = settle_reports.subject)
    else (select c.user_id from public.article_comments c where c.id = settle_reports.subject)
  end;
begin
  perform private.ask_for_staff();
  if about = (select auth.uid()) then
    return;
  end if;
  update public.reports r set is_open = not settle_reports.is_settled
  where r.is_open = settle_reports.is_settled
    and case settle_reports.kind
      when 'article' then r.article_comment_id when 'tip' then r.tip_comment_id when 'member' then r.member_id
    end = settle_reports.subject;
  if found then
    perform private.log_moderation(
      case when settle_reports.is_settled then 'settle' else 'reopen' end, nullif(settle_reports.kind, 'member'), about
    );
  end if;
end
$$;

-- What the staff did, newest first, before an act; without what is about the caller.
create function public.list_moderation(most integer, before bigint default null) returns table (
  id bigint, done_at timestamptz, done_by text, act text, kind text, about text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select m.id, m.done_at, d.username, m.act, m.kind, a.username
    from public.moderation_acts m
      left join public.member_cards d on d.id = m.done_by left join public.member_cards a on a.id = m.user_id
    where (list_moderation.before is null or m.id < list_moderation.before) and m.user_id is distinct from (select auth.uid())
    order by m.id desc limit least(greatest(most, 0), 100);
end
$$;

revoke execute on function private.log_moderation(text, text, uuid), private.log_hiding(), private.log_measure() from public;
revoke all on function public.list_moderation(integer, bigint) from public, anon, authenticated;
grant execute on function public.list_moderation(integer, bigint) to authenticated, service_role;
