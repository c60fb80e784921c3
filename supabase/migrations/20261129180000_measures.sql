-- What the staff decides about members: warnings and mutes, with one appeal each. docs/decisions/0170-measures.md has the reasons.
-- Callers reach no row: all goes through these functions, which know the caller and the server's clock.

create table public.measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('warning', 'mute')),
  -- The member reads it.
  reason text not null,
  created_at timestamptz not null default now(),
  -- Null: for good.
  ends_at timestamptz,
  decided_by uuid references public.member_cards (id) on delete set null,
  lifted_at timestamptz,
  lifted_by uuid references public.member_cards (id) on delete set null,
  -- The member's own words, once.
  appeal text,
  appealed_at timestamptz,
  -- The staff's words to an appeal.
  answer text,
  is_accepted boolean,
  answered_at timestamptz,
  answered_by uuid references public.member_cards (id) on delete set null,
  constraint measures_reason check (char_length(reason) between 1 and 500 and private.is_visible(reason) and private.is_plain_text(reason)),
  constraint measures_end check (ends_at is null or kind = 'mute' and ends_at between created_at and created_at + interval '366 days'),
  constraint measures_appeal check (
    (appeal is null) = (appealed_at is null)
    and (appeal is null or char_length(appeal) between 1 and 1000 and private.is_visible(appeal) and private.is_plain_text(appeal))
  ),
  constraint measures_answer check (
    num_nonnulls(answer, is_accepted, answered_at) in (0, 3) and (answer is null or appeal is not null)
    and (answer is null or answer = '' and is_accepted
      or char_length(answer) between 1 and 500 and private.is_visible(answer) and private.is_plain_text(answer))
  )
);
create index measures_of_member on public.measures (user_id, created_at desc);
create index measures_newest on public.measures (created_at desc, id);
create index measures_decided_by on public.measures (decided_by);
create index measures_lifted_by on public.measures (lifted_by);
create index measures_answered_by on public.measures (answered_by);

alter table public.measures enable row level security;
create policy "visitors and members have no access" on public.measures to anon, authenticated using (false) with check (false);
revoke all on public.measures from anon, authenticated;
grant all on public.measures to service_role;

-- Who decided stays with the staff.
create view private.export_measures as
select m.user_id as member, to_jsonb(m) - array['user_id', 'decided_by', 'lifted_by', 'answered_by'] as entry
from public.measures m;

-- Members are told of it by the bell, whatever they chose for the rest.
create or replace function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select kind in (
    'answer', 'mention', 'application', 'tip-change', 'match-announced', 'match-soon', 'match-live', 'match-result', 'new-content',
    'measure'
  )
$$;
alter table public.notification_choices add constraint notification_choices_not_of_measures check (kind <> 'measure');
alter table public.notifications drop constraint notifications_subject_check,
  add constraint notifications_subject_check check (subject in ('article', 'tip', 'match', 'application', 'measure'));

create function private.tell_of_measure(measure public.measures, what text, title text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_member(
    measure.user_id, 'measure', 'measure/' || measure.id || tell_of_measure.what, 'measure', measure.id, '', tell_of_measure.title
  )
$$;

-- The mute of a member that is in force.
create function private.mute_of(member uuid) returns setof public.measures
language sql stable security definer set search_path = '' as $$
  select * from public.measures m
  where m.user_id = mute_of.member and m.kind = 'mute' and m.lifted_at is null and (m.ends_at is null or m.ends_at > now())
  order by m.created_at desc limit 1
$$;

-- Refuses a caller who is muted, and says until when and why.
create function private.refuse_muted() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  mute public.measures;
begin
  select * into mute from private.mute_of((select auth.uid()));
  if found then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'muted', 'message', 'The member is muted',
        'details', json_build_object('until', mute.ends_at, 'reason', mute.reason)::text, 'hint', null
      )::text,
      detail = json_build_object('status', 403, 'headers', json_build_object())::text;
  end if;
end
$$;

-- The caller, not the row's member: the answer tells the reason.
create function private.refuse_muted_author() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_muted();
  return new;
end
$$;
create trigger a_refuse_muted before insert on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_muted_author();
create trigger a_refuse_muted before insert on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_muted_author();

-- As before, not for the muted.
create or replace function public.edit_comment(kind text, comment uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(edit_comment.kind);
  me uuid := auth.uid();
  written timestamptz;
  wait integer;
begin
  wait := private.take_turn('comment', coalesce(me::text, 'no member'), 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform private.refuse_muted();
  execute format(
    'select c.created_at from public.%I c where c.id = $1 and c.user_id = $2 and c.hidden_at is null and c.deleted_at is null
     for update', name
  ) into written using edit_comment.comment, me;
  if written is null then
    return 'gone';
  end if;
  if written <= now() - interval '15 minutes' then
    return 'too-late';
  end if;
  execute format('update public.%I set content = $2, edited_at = now() where id = $1 and content <> $2', name)
    using edit_comment.comment, edit_comment.words;
  return 'done';
end
$$;

-- As before, not for the muted.
create or replace function public.send_report(kind text, subject uuid, reason text, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  is_there boolean;
  wait integer;
begin
  if me is null then
    raise insufficient_privilege using message = 'only members report';
  end if;
  wait := private.take_turn('report', me::text, 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform private.refuse_muted();
  if send_report.kind = 'member' then
    is_there := exists (select from public.profiles p where p.id = subject and p.id <> me);
  else
    execute format(
      'select exists (
         select from public.%1$I c join public.%2$I i on i.id = c.%3$I left join public.%1$I p on p.id = c.parent_id
         where c.id = $1 and c.user_id is distinct from $2 and c.hidden_at is null and c.deleted_at is null and p.hidden_at is null
           and i.is_published and i.published_at <= now()
       )', private.comments_table(send_report.kind), send_report.kind || 's', send_report.kind || '_id'
    ) into is_there using subject, me;
  end if;
  if not is_there then
    raise foreign_key_violation using message = 'what is reported is gone';
  end if;
  insert into public.reports as r (user_id, article_comment_id, tip_comment_id, member_id, reason, content)
  values (
    me, case send_report.kind when 'article' then subject end, case send_report.kind when 'tip' then subject end,
    case send_report.kind when 'member' then subject end, send_report.reason, send_report.words
  )
  on conflict on constraint reports_once do update set reason = excluded.reason, content = excluded.content where r.is_open;
end
$$;

-- Not themself; the staff about those without a role, admins also about the staff.
create function private.may_measure(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff() and may_measure.member is distinct from (select auth.uid())
    and coalesce(
      (select r.role = 'staff' and private.is_admin() from public.user_roles r where r.user_id = may_measure.member), true
    )
$$;

-- Warns a member, or mutes them for hours; without hours for good. Answers the id, or 'gone', 'not-allowed', or 'muted' for a member who
-- is muted already. The same again within minutes is a retry.
create function public.take_measure(member uuid, kind text, hours integer, reason text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant uuid := (select auth.uid());
  taken public.measures;
  wait integer;
begin
  perform private.ask_for_staff();
  wait := private.take_turn('measure', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  -- A second member of the staff waits here.
  perform from public.profiles p where p.id = take_measure.member for no key update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(take_measure.member) then
    return 'not-allowed';
  end if;
  select * into taken from public.measures m
  where m.user_id = take_measure.member and m.decided_by = me and m.kind = take_measure.kind and m.reason = take_measure.reason
    and m.lifted_at is null and m.created_at > now() - interval '10 minutes' limit 1;
  if found then
    return taken.id;
  end if;
  if take_measure.kind = 'mute' and exists (select from private.mute_of(take_measure.member)) then
    return 'muted';
  end if;
  insert into public.measures (user_id, kind, reason, ends_at, decided_by)
  values (
    take_measure.member, take_measure.kind, take_measure.reason, now() + make_interval(hours => take_measure.hours), me
  ) returning * into taken;
  perform private.tell_of_measure(taken, '', case taken.kind when 'mute' then 'Droit d''écrire suspendu' else 'Avertissement' end);
  return taken.id;
end
$$;

-- Ends a measure. Answers 'done', 'gone' or 'not-allowed'. Idempotent.
create function public.lift_measure(measure uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  lifted public.measures;
begin
  perform private.ask_for_staff();
  select * into lifted from public.measures m where m.id = lift_measure.measure for update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(lifted.user_id) then
    return 'not-allowed';
  end if;
  if lifted.lifted_at is null then
    update public.measures m set lifted_at = now(), lifted_by = (select auth.uid()) where m.id = lifted.id;
    delete from public.notifications n where n.user_id = lifted.user_id and n.key = 'measure/' || lifted.id and n.read_at is null;
    perform private.tell_of_measure(lifted, '/lifted', 'Mesure levée');
  end if;
  return 'done';
end
$$;

-- Accepts an appeal, which ends the measure, or refuses it. Answers 'done', 'gone', 'not-allowed' or 'already'.
create function public.answer_appeal(measure uuid, accepted boolean, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  answered public.measures;
begin
  perform private.ask_for_staff();
  select * into answered from public.measures m where m.id = answer_appeal.measure and m.appeal is not null for update;
  if not found then
    return 'gone';
  end if;
  if not private.may_measure(answered.user_id) then
    return 'not-allowed';
  end if;
  if answered.answered_at is not null then
    return case
      when answered.answered_by = me and answered.is_accepted = accepted and answered.answer = words then 'done' else 'already'
    end;
  end if;
  update public.measures m set
    answer = words, is_accepted = accepted, answered_at = now(), answered_by = me,
    lifted_at = case when accepted then coalesce(m.lifted_at, now()) else m.lifted_at end,
    lifted_by = case when accepted and m.lifted_at is null then me else m.lifted_by end
  where m.id = answered.id;
  perform private.tell_of_measure(answered, '/answer', 'Réponse à votre contestation');
  return 'done';
end
$$;

-- The measures, appeals without an answer first, then the newest; without those about the caller.
create function public.list_measures(most integer) returns table (
  id uuid, about uuid, about_card jsonb, kind text, reason text, created_at timestamptz, ends_at timestamptz, decided_by text,
  lifted_at timestamptz, lifted_by text, appeal text, appealed_at timestamptz, answer text, is_accepted boolean,
  answered_at timestamptz, answered_by text, may_change boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select
      m.id, m.user_id, jsonb_build_object('username', a.username, 'avatar_url', a.avatar_url, 'is_staff', a.is_staff), m.kind, m.reason,
      m.created_at, m.ends_at, d.username, m.lifted_at, l.username, m.appeal,
      m.appealed_at, m.answer, m.is_accepted, m.answered_at, w.username, private.may_measure(m.user_id)
    from public.measures m join public.member_cards a on a.id = m.user_id
      left join public.member_cards d on d.id = m.decided_by left join public.member_cards l on l.id = m.lifted_by
      left join public.member_cards w on w.id = m.answered_by
    where m.user_id <> (select auth.uid())
    order by m.appealed_at is not null and m.answered_at is null desc, m.created_at desc, m.id limit least(greatest(most, 0), 200);
end
$$;

-- The caller's own measures, newest first. Who decided stays with the staff.
create function public.read_measures() returns table (
  id uuid, kind text, reason text, created_at timestamptz, ends_at timestamptz, lifted_at timestamptz, appeal text,
  appealed_at timestamptz, answer text, is_accepted boolean, answered_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select m.id, m.kind, m.reason, m.created_at, m.ends_at, m.lifted_at, m.appeal, m.appealed_at, m.answer, m.is_accepted, m.answered_at
  from public.measures m where m.user_id = (select auth.uid()) order by m.created_at desc, m.id limit 200
$$;

-- Keeps the caller's appeal, once a measure. Answers 'done', 'gone' or 'already'. The same words again are a retry.
create function public.appeal_measure(measure uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  appealed public.measures;
begin
  select * into appealed from public.measures m
  where m.id = appeal_measure.measure and m.user_id = (select auth.uid()) for update;
  if not found then
    return 'gone';
  end if;
  if appealed.appeal is not null then
    return case when appealed.appeal = words then 'done' else 'already' end;
  end if;
  if appealed.lifted_at is not null then
    return 'gone';
  end if;
  update public.measures m set appeal = words, appealed_at = now() where m.id = appealed.id;
  return 'done';
end
$$;

revoke execute on function private.tell_of_measure(public.measures, text, text), private.mute_of(uuid), private.refuse_muted(),
  private.refuse_muted_author(), private.may_measure(uuid) from public;
revoke all on function public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text)
  from public, anon, authenticated;
grant execute on function public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text)
  to authenticated, service_role;
