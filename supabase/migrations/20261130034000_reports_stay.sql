-- A report outlives its reporter's account, without their name: what it is about is still there. Their words stay, for the staff alone.
alter table public.reports alter column user_id drop not null;
alter table public.reports drop constraint reports_user_id_fkey,
  add constraint reports_user_id_fkey foreign key (user_id) references public.profiles (id) on delete set null;
-- Reports are weighed once a member; those who have left are as many as they were.
alter table public.reports drop constraint reports_once;
create unique index reports_once on public.reports (user_id, article_comment_id, tip_comment_id, member_id) nulls not distinct
  where user_id is not null;
create index reports_of_reporter on public.reports (user_id);

-- As before: the constraint is an index now.
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
  on conflict (user_id, article_comment_id, tip_comment_id, member_id) where user_id is not null do update set reason = excluded.reason, content = excluded.content where r.is_open;
end
$$;

-- As before, also those whose reporter has left: the open reports, newest first, without those about the caller.
create or replace function public.list_reports(most integer) returns table (
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
