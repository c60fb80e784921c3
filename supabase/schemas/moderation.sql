-- Moderation: reports, measures against members, the log of the staff's acts, and comments that are held. docs/decisions/0155-reports.md,
-- 0170-measures.md and 0200-held-comments.md have the reasons.

-- What members report: comments and members. Members reach no row: they send, and the staff reads and settles, through these functions.
create table public.reports (
  id uuid primary key default gen_random_uuid(),
  -- A report outlives its reporter's account, without their name: what it is about is still there. Their words stay, for the staff alone.
  user_id uuid references public.profiles (id) on delete set null,
  article_comment_id uuid references public.article_comments (id) on delete cascade,
  tip_comment_id uuid references public.tip_comments (id) on delete cascade,
  member_id uuid references public.profiles (id) on delete cascade,
  reason text not null check (reason in ('attack', 'hate', 'spam', 'private', 'other')),
  -- The reporter's own words.
  content text not null check (char_length(content) <= 500),
  created_at timestamptz not null default now(),
  is_open boolean not null default true,
  constraint reports_of_one check (num_nonnulls(article_comment_id, tip_comment_id, member_id) = 1),
  constraint reports_other_in_words check (reason <> 'other' or content <> ''),
  constraint reports_content_plain check (content = '' or (private.is_visible(content) and private.is_plain_text(content)))
);
create index reports_of_article_comment on public.reports (article_comment_id);
create index reports_of_tip_comment on public.reports (tip_comment_id);
create index reports_of_member on public.reports (member_id);
create index reports_open on public.reports (created_at desc) where is_open;
-- Reports are weighed once a member; those who have left are as many as they were.
create unique index reports_once on public.reports (user_id, article_comment_id, tip_comment_id, member_id) nulls not distinct
  where user_id is not null;
create index reports_of_reporter on public.reports (user_id);

-- What the staff decides about members: warnings and mutes, with one appeal each. Callers reach no row: all goes through these functions,
-- which know the caller and the server's clock.
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

-- Who of the staff did what, and when: comments hidden, shown and published, reports settled and opened again, measures taken and lifted,
-- appeals answered. Triggers write it; the staff reads it through a function.
create table public.moderation_acts (
  id bigint generated always as identity primary key,
  done_at timestamptz not null default now(),
  -- Null once they have left.
  done_by uuid references public.member_cards (id) on delete set null,
  act text not null check (act in ('hide', 'show', 'publish', 'settle', 'reopen', 'warn', 'mute', 'lift', 'accept', 'refuse')),
  -- On what the comment is; null for an act about a member.
  kind text check (kind in ('article', 'tip')),
  -- The member whom it is about; null when the author of the comment had left. Acts about a member go with them.
  user_id uuid references public.profiles (id) on delete cascade
);
create index moderation_acts_done_by on public.moderation_acts (done_by);
create index moderation_acts_of_member on public.moderation_acts (user_id);

-- What holds a comment until the staff has read it: a word or a link of the club's list, and the first ones of a member. A held comment is
-- a hidden one with `held_for`. One row. Callers reach it through functions: the list would teach how to get around it.
create table public.holding_rules (
  id boolean primary key default true check (id),
  held_words text[] not null default '{}' check (cardinality(held_words) <= 200),
  holds_links boolean not null default false,
  first_comments integer not null default 0 check (first_comments between 0 and 10)
);

insert into public.holding_rules default values;

alter table public.reports enable row level security;
alter table public.measures enable row level security;
alter table public.moderation_acts enable row level security;
alter table public.holding_rules enable row level security;

create policy "visitors and members have no access" on public.reports to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.measures to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.moderation_acts to anon, authenticated using (false) with check (false);

create policy "visitors and members have no access" on public.holding_rules to anon, authenticated using (false) with check (false);

-- Whom a report is about stays with the staff.
create view private.export_reports as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'reason', r.reason, 'content', r.content, 'created_at', r.created_at
) as entry
from public.reports r;

-- Who decided stays with the staff.
create view private.export_measures as
select m.user_id as member, to_jsonb(m) - array['user_id', 'decided_by', 'lifted_by', 'answered_by'] as entry
from public.measures m;

create view private.export_moderation_acts as
select m.user_id as member, jsonb_build_object('done_at', m.done_at, 'act', m.act, 'kind', m.kind) as entry
from public.moderation_acts m;

-- Reports what the caller can read, but for what is theirs; not for the muted. A missing subject is a missing key.
create function public.send_report(kind text, subject uuid, reason text, words text) returns void
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
  on conflict (user_id, article_comment_id, tip_comment_id, member_id) where user_id is not null do update set reason = excluded.reason, content = excluded.content where r.is_open;
end
$$;

-- The open reports, newest first, without those about the caller; also those whose reporter has left.
create function public.list_reports(most integer) returns table (
  kind text, subject uuid, about uuid, about_card jsonb, said text, said_at timestamptz, slug text, title text,
  reason text, content text, reporter uuid, reporter_card jsonb, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select
      case when r.member_id is not null then 'member' when r.tip_comment_id is not null then 'tip' else 'article' end,
      coalesce(r.member_id, r.tip_comment_id, r.article_comment_id), a.id,
      case when a.id is not null then jsonb_build_object('username', a.username, 'avatar_url', a.avatar_url, 'is_staff', a.is_staff) end,
      coalesce(tc.content, ac.content), coalesce(tc.created_at, ac.created_at), coalesce(t.slug, i.slug)::text, coalesce(t.title, i.title)::text,
      r.reason, r.content, b.id,
      case when b.id is not null then jsonb_build_object('username', b.username, 'avatar_url', b.avatar_url, 'is_staff', b.is_staff) end, r.created_at
    from public.reports r
      left join public.tip_comments tc on tc.id = r.tip_comment_id left join public.tips t on t.id = tc.tip_id
      left join public.article_comments ac on ac.id = r.article_comment_id left join public.articles i on i.id = ac.article_id
      left join public.member_cards a on a.id = coalesce(r.member_id, tc.user_id, ac.user_id)
      left join public.member_cards b on b.id = r.user_id
    where r.is_open and coalesce(tc.hidden_at, tc.deleted_at, ac.hidden_at, ac.deleted_at) is null and a.id is distinct from (select auth.uid())
    order by r.created_at desc, r.id limit least(greatest(most, 0), 200);
end
$$;

-- Settles all reports of a subject, or opens them again. Who settled them is kept in the log: once for all reports of a subject.
create function public.settle_reports(kind text, subject uuid, is_settled boolean) returns void
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

-- Hiding or deleting a comment settles its reports. Its argument: the column for the comment.
create function private.settle_reports_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.reports set is_open = false where %I = $1 and is_open', tg_argv[0]) using new.id;
  return null;
end
$$;
create trigger settle_reports after update of hidden_reason, deleted_at on public.article_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null)
  execute function private.settle_reports_of_comment('article_comment_id');
create trigger settle_reports after update of hidden_reason, deleted_at on public.tip_comments
  for each row when (new.hidden_at is not null or new.deleted_at is not null)
  execute function private.settle_reports_of_comment('tip_comment_id');

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

-- Refuses a caller who is muted, and says until when. Not why: what a statement is refused with stands in logs, and the reason is words
-- about a member. The refusal names the measure, which read_measures() gives to its member.
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
        'details', json_build_object('until', mute.ends_at, 'measure', mute.id)::text, 'hint', null
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

-- Not themself; the staff about those without a role, admins also about the staff.
create function private.may_measure(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff() and may_measure.member is distinct from (select auth.uid())
    and coalesce(
      (select r.role = 'staff' and private.is_admin() from public.user_roles r where r.user_id = may_measure.member), true
    )
$$;

-- Warns a member, or mutes them for hours; without hours for good. Answers the id, or 'gone', 'not-allowed', or 'muted' for a member who is
-- muted already. The same again within minutes is a retry; a mute of another length isn't.
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
    and m.ends_at is not distinct from m.created_at + make_interval(hours => take_measure.hours)
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
  perform private.tell_of_measure(taken, '', case taken.kind when 'mute' then 'Écriture suspendue' else 'Avertissement' end);
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

-- Keeps what the caller does. What isn't done by the staff, such as a job's work, is no act.
create function private.log_moderation(act text, kind text, about uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.moderation_acts (done_by, act, kind, user_id)
  select c.id, log_moderation.act, log_moderation.kind, log_moderation.about
  from public.member_cards c where c.id = (select auth.uid()) and private.is_staff()
$$;

-- A comment that waited is published, not shown again, or hidden. One that begins to wait is no act of the staff's. Its argument: the kind
-- of the content item.
create function private.log_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_moderation(
    case when new.hidden_at is not null then 'hide' when old.held_for is not null then 'publish' else 'show' end,
    tg_argv[0], new.user_id
  );
  return null;
end
$$;
create trigger log_hiding after update of hidden_reason on public.article_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('article');
create trigger log_hiding after update of hidden_reason on public.tip_comments for each row
  when (new.held_for is null and ((old.hidden_at is null) <> (new.hidden_at is null) or old.held_for is not null))
  execute function private.log_hiding('tip');

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

-- Words with one space between two, and at both ends.
create function private.spoken(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select ' ' || private.search_text(private.search_folded(private.plain_text(words))) || ' '
$$;

-- Why a comment of this member is held; null when it isn't.
create function private.held_for(words text, author uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.holding_rules;
  said text;
  shown integer;
begin
  select * into rules from public.holding_rules;
  if author is null or (select c.is_staff from public.member_cards c where c.id = author) then
    return null;
  end if;
  said := private.spoken(words);
  if exists (
    select from unnest(rules.held_words) as listed
    where strpos(said, case when listed like '%*' then rtrim(private.spoken(listed)) else private.spoken(listed) end) > 0
  ) then
    return 'words';
  end if;
  if rules.holds_links and private.has_link(words) then
    return 'links';
  end if;
  if rules.first_comments > 0 then
    select count(*) into shown from (
      (select from public.article_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
      union all
      (select from public.tip_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
    ) theirs;
    if shown < rules.first_comments then
      return 'first';
    end if;
  end if;
  return null;
end
$$;

create function private.hold_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.held_for := private.held_for(new.content, new.user_id);
  if new.held_for is not null then
    new.hidden_at := now();
    new.hidden_reason := 'En attente de lecture';
  end if;
  return new;
end
$$;
create trigger hold_comment before insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();
create trigger hold_comment before insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();

-- Changed words are held as new ones are, but for the first comments. An update of its own: the triggers of hiding follow it.
-- Its argument: the table of the comments.
create function private.hold_changed_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  cause text := private.held_for(new.content, new.user_id);
begin
  if cause in ('words', 'links') then
    execute format('update public.%I set hidden_reason = ''En attente de lecture'', held_for = $2 where id = $1', tg_argv[0])
      using new.id, cause;
  end if;
  return null;
end
$$;
create trigger hold_changed_comment after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('article_comments');
create trigger hold_changed_comment after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('tip_comments');

create function public.read_holding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return (
    select jsonb_build_object(
      'words', (select coalesce(jsonb_agg(word order by private.spoken(word) collate "C", word collate "C"), '[]') from unnest(r.held_words) word),
      'holds_links', r.holds_links, 'first_comments', r.first_comments
    ) from public.holding_rules r
  );
end
$$;

-- Changes what is given. Answers 'done', or 'too-many'.
create function public.change_holding(
  added text default null, removed text default null, links boolean default null, first_comments integer default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  rules public.holding_rules;
begin
  perform private.ask_for_staff();
  select * into rules from public.holding_rules for update;
  if added is not null then
    if btrim(private.spoken(added)) = '' or char_length(added) > 60 or not private.is_plain_text(added) then
      raise exception 'no word to hold' using errcode = 'check_violation';
    end if;
    if not exists (
      select from unnest(rules.held_words) word
      where private.spoken(word) = private.spoken(added) and (word like '%*') = (added like '%*')
    ) then
      if cardinality(rules.held_words) >= 200 then
        return 'too-many';
      end if;
      rules.held_words := rules.held_words || added;
    end if;
  end if;
  update public.holding_rules r set
    held_words = array_remove(rules.held_words, change_holding.removed),
    holds_links = coalesce(change_holding.links, r.holds_links),
    first_comments = coalesce(change_holding.first_comments, r.first_comments);
  return 'done';
end
$$;

create trigger log_change after insert or update or delete on public.reports for each row
  execute function private.log_kind_change('reports', 'staff');

create trigger log_change after insert or update or delete on public.measures for each row
  execute function private.log_kind_change('reports', 'staff');

create trigger log_change after insert or update or delete on public.moderation_acts for each row
  execute function private.log_kind_change('reports', 'staff');

revoke all on public.reports, public.measures, public.moderation_acts, public.holding_rules from anon, authenticated;
grant all on public.reports, public.measures, public.moderation_acts, public.holding_rules to service_role;
revoke all on sequence public.moderation_acts_id_seq from anon, authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.send_report(text, uuid, text, text), public.list_reports(integer),
  public.settle_reports(text, uuid, boolean), public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text),
  public.list_moderation(integer, bigint), public.read_holding(),
  public.change_holding(text, text, boolean, integer) from public, anon, authenticated;
grant execute on function public.send_report(text, uuid, text, text), public.list_reports(integer),
  public.settle_reports(text, uuid, boolean), public.take_measure(uuid, text, integer, text), public.lift_measure(uuid),
  public.answer_appeal(uuid, boolean, text), public.list_measures(integer), public.read_measures(), public.appeal_measure(uuid, text),
  public.list_moderation(integer, bigint), public.read_holding(),
  public.change_holding(text, text, boolean, integer) to authenticated, service_role;
