-- What the staff remarks on passages of articles and tips. docs/decisions/0126-remarks.md has the reasons. Members reach no row: the staff
-- acts through these functions, each of which asks for the right.

create table public.content_remarks (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.articles (id) on delete cascade,
  tip_id uuid references public.tips (id) on delete cascade,
  -- The remark that this row answers; null for a remark.
  answers uuid references public.content_remarks (id) on delete cascade,
  -- A remark stays when its author leaves, without a name.
  user_id uuid references public.profiles (id) on delete set null,
  content text not null check (char_length(content) <= 2000),
  -- The passage, and the text on each side of it, by which it is found again.
  quote text check (char_length(quote) between 1 and 500),
  text_before text check (char_length(text_before) <= 60),
  text_after text check (char_length(text_after) <= 60),
  is_resolved boolean not null default false,
  created_at timestamptz not null default now(),
  constraint content_remarks_of_one check (num_nonnulls(article_id, tip_id) = 1),
  constraint content_remarks_on_a_passage
    check (num_nonnulls(quote, text_before, text_after) = case when answers is null then 3 else 0 end),
  constraint content_remarks_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index content_remarks_of_article on public.content_remarks (article_id, created_at);
create index content_remarks_of_tip on public.content_remarks (tip_id, created_at);
create index content_remarks_answers on public.content_remarks (answers);
create index content_remarks_of_member on public.content_remarks (user_id);

alter table public.content_remarks enable row level security;
create policy "visitors and members have no access" on public.content_remarks to anon, authenticated
  using (false) with check (false);
revoke all on public.content_remarks from anon, authenticated;
grant all on public.content_remarks to service_role;

create view private.export_content_remarks as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'content', r.content, 'quote', r.quote, 'created_at', r.created_at
) as entry
from public.content_remarks r;

-- The remarks on an item and their answers, oldest first.
create function public.list_remarks(kind text, item uuid)
returns table (
  id uuid, answers uuid, content text, quote text, text_before text, text_after text, is_resolved boolean, created_at timestamptz,
  author uuid, username text, avatar_url text, is_staff boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select r.id, r.answers, r.content, r.quote, r.text_before, r.text_after, r.is_resolved, r.created_at,
      c.id, c.username::text, c.avatar_url::text, coalesce(c.is_staff, false)
    from public.content_remarks r left join public.member_cards c on c.id = r.user_id
    where case list_remarks.kind when 'article' then r.article_id when 'tip' then r.tip_id end = list_remarks.item
    order by r.created_at, r.id;
end
$$;

-- Writes a remark or an answer of the caller's. The same one again within ten minutes is a retry.
create function private.write_remark(remark public.content_remarks) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
  wait integer;
begin
  -- Of two equal ones at once, one is written.
  perform pg_advisory_xact_lock(hashtextextended('remarks of ' || me, 0));
  if exists (
    select from public.content_remarks r
    where r.user_id = me and r.content = remark.content and r.created_at > now() - interval '10 minutes'
      and (r.article_id, r.tip_id, r.answers, r.quote, r.text_before, r.text_after)
        is not distinct from (remark.article_id, remark.tip_id, remark.answers, remark.quote, remark.text_before, remark.text_after)
  ) then
    return;
  end if;
  wait := private.take_turn('remark', me::text, 60);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.content_remarks (article_id, tip_id, answers, user_id, content, quote, text_before, text_after)
  values (
    remark.article_id, remark.tip_id, remark.answers, me, remark.content, remark.quote, remark.text_before, remark.text_after
  );
end
$$;

-- Remarks on a passage. An item that is missing is a missing key.
create function public.add_remark(kind text, item uuid, words text, quote text, text_before text, text_after text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  remark public.content_remarks;
begin
  perform private.ask_for_staff();
  if add_remark.kind not in ('article', 'tip') then
    raise check_violation using message = 'a remark is on an article or a tip';
  end if;
  remark.article_id := case add_remark.kind when 'article' then add_remark.item end;
  remark.tip_id := case add_remark.kind when 'tip' then add_remark.item end;
  remark.content := add_remark.words;
  remark.quote := add_remark.quote;
  remark.text_before := add_remark.text_before;
  remark.text_after := add_remark.text_after;
  perform private.write_remark(remark);
end
$$;

create function public.answer_remark(remark uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer public.content_remarks;
begin
  perform private.ask_for_staff();
  select r.article_id, r.tip_id, r.id into answer.article_id, answer.tip_id, answer.answers
  from public.content_remarks r where r.id = answer_remark.remark and r.answers is null;
  if not found then
    raise foreign_key_violation using message = 'the remark is deleted';
  end if;
  answer.content := answer_remark.words;
  perform private.write_remark(answer);
end
$$;

create function public.resolve_remark(remark uuid, is_resolved boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  update public.content_remarks r set is_resolved = resolve_remark.is_resolved
  where r.id = resolve_remark.remark and r.answers is null;
  if not found then
    raise foreign_key_violation using message = 'the remark is deleted';
  end if;
end
$$;

-- Deletes the caller's own remark, with its answers, or answer.
create function public.remove_remark(remark uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  delete from public.content_remarks r where r.id = remove_remark.remark and r.user_id = (select auth.uid());
end
$$;

revoke execute on function private.write_remark(public.content_remarks) from public;
revoke all on function public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text),
  public.answer_remark(uuid, text), public.resolve_remark(uuid, boolean), public.remove_remark(uuid)
  from public, anon, authenticated;
grant execute on function public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text),
  public.answer_remark(uuid, text), public.resolve_remark(uuid, boolean), public.remove_remark(uuid)
  to authenticated, service_role;
