-- What members report: comments and members. docs/decisions/0155-reports.md has the reasons. Members reach no row: they send, and the
-- staff reads and settles, through these functions.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
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
  constraint reports_content_plain check (content = '' or (private.is_visible(content) and private.is_plain_text(content))),
  -- Reports are weighed once a member.
  constraint reports_once unique nulls not distinct (user_id, article_comment_id, tip_comment_id, member_id)
);
create index reports_of_article_comment on public.reports (article_comment_id);
create index reports_of_tip_comment on public.reports (tip_comment_id);
create index reports_of_member on public.reports (member_id);
create index reports_open on public.reports (created_at desc) where is_open;

alter table public.reports enable row level security;
create policy "visitors and members have no access" on public.reports to anon, authenticated using (false) with check (false);
revoke all on public.reports from anon, authenticated;
grant all on public.reports to service_role;

-- Whom a report is about stays with the staff.
create view private.export_reports as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'reason', r.reason, 'content', r.content, 'created_at', r.created_at
) as entry
from public.reports r;

-- Reports what the caller can read, but for what is theirs. A missing subject is a missing key.
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

-- The open reports, newest first, without those about the caller.
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
      jsonb_build_object('username', b.username, 'avatar_url', b.avatar_url, 'is_staff', b.is_staff), r.created_at
    from public.reports r
      left join public.tip_comments tc on tc.id = r.tip_comment_id left join public.tips t on t.id = tc.tip_id
      left join public.article_comments ac on ac.id = r.article_comment_id left join public.articles i on i.id = ac.article_id
      left join public.member_cards a on a.id = coalesce(r.member_id, tc.user_id, ac.user_id)
      join public.member_cards b on b.id = r.user_id
    where r.is_open and coalesce(tc.hidden_at, tc.deleted_at, ac.hidden_at, ac.deleted_at) is null and a.id is distinct from (select auth.uid())
    order by r.created_at desc, r.id limit least(greatest(most, 0), 200);
end
$$;

-- Settles all reports of a subject, or opens them again.
create function public.settle_reports(kind text, subject uuid, is_settled boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  update public.reports r set is_open = not settle_reports.is_settled
  where r.is_open = settle_reports.is_settled
    and case settle_reports.kind
      when 'article' then r.article_comment_id when 'tip' then r.tip_comment_id when 'member' then r.member_id
    end = settle_reports.subject
    and coalesce(
      r.member_id, (select c.user_id from public.tip_comments c where c.id = r.tip_comment_id),
      (select c.user_id from public.article_comments c where c.id = r.article_comment_id)
    ) is distinct from (select auth.uid());
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

revoke execute on function private.settle_reports_of_comment() from public;
revoke all on function public.send_report(text, uuid, text, text), public.list_reports(integer), public.settle_reports(text, uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.send_report(text, uuid, text, text), public.list_reports(integer), public.settle_reports(text, uuid, boolean)
  to authenticated, service_role;
