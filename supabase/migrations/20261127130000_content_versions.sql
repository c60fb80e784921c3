-- The versions of articles and tips: their fields at each save and each publication. docs/decisions/0110-versions.md has the reasons.

create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  article_id uuid references public.articles (id) on delete cascade,
  tip_id uuid references public.tips (id) on delete cascade,
  revision integer not null,
  -- 'restored': a save of fields that an earlier version has.
  cause text not null check (cause in ('saved', 'restored', 'published')),
  -- By column.
  item_fields jsonb not null,
  size integer not null generated always as (char_length(item_fields ->> 'content')) stored,
  saved_by uuid references public.member_cards (id) on delete set null,
  saved_at timestamptz not null default now(),
  constraint content_versions_of_one check (num_nonnulls(article_id, tip_id) = 1)
);
create index content_versions_of_article on public.content_versions (article_id, revision desc, saved_at desc);
create index content_versions_of_tip on public.content_versions (tip_id, revision desc, saved_at desc);
create index content_versions_saved_by on public.content_versions (saved_by);

alter table public.content_versions enable row level security;
create policy "staff read versions of content" on public.content_versions for select to authenticated
  using ((select private.is_staff()));
revoke all on public.content_versions from anon, authenticated;
grant select on public.content_versions to authenticated;
grant all on public.content_versions to service_role;

-- What a version keeps of a row: the fields that a save changes, without the slug, which no form has.
create function private.version_fields(item jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(key, value) from jsonb_each(item)
  where key in ('title', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image', 'match')
$$;

-- Forgets the versions beyond 100: the fifty newest stay, and of the older ones publications stay longer.
-- domain/content/versions/keptVersions.ts has the same rule.
create function private.forget_versions(article uuid, tip uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.content_versions where id in (
    select id from (
      select id, cause, row_number() over (order by revision desc, saved_at desc, cause) as place from public.content_versions
      where article_id = article or tip_id = tip
    ) as all_versions
    order by place > 50, (place > 50 and cause <> 'published'), place offset 100
  )
$$;

create function private.record_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  article uuid := case tg_table_name when 'articles' then new.id end;
  tip uuid := case tg_table_name when 'tips' then new.id end;
  kept jsonb := private.version_fields(to_jsonb(new));
  is_publication boolean := new.is_published;
begin
  if tg_op = 'UPDATE' then
    is_publication := new.is_published and not old.is_published;
    if not is_publication and private.version_fields(to_jsonb(old)) = kept then
      return null;
    end if;
  end if;
  insert into public.content_versions (article_id, tip_id, revision, cause, item_fields, saved_by, saved_at)
  values (article, tip, new.revision, case
    when is_publication then 'published'
    when exists (
      select from public.content_versions v
      where (v.article_id = article or v.tip_id = tip) and v.size = char_length(new.content) and v.item_fields = kept
    ) then 'restored'
    else 'saved'
  end, kept, (select auth.uid()), new.updated_at);
  perform private.forget_versions(article, tip);
  return null;
end
$$;
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, match, is_published on public.articles
  for each row execute function private.record_version();
create trigger record_version
  after insert or update of title, content, excerpt, category, featured_image, author, read_time, difficulty, hero_image, is_published
  on public.tips for each row execute function private.record_version();

-- What is stored already begins with its current state.
insert into public.content_versions (article_id, revision, cause, item_fields, saved_at)
select a.id, a.revision, case when a.is_published then 'published' else 'saved' end, private.version_fields(to_jsonb(a)), a.updated_at
from public.articles a;
insert into public.content_versions (tip_id, revision, cause, item_fields, saved_at)
select t.id, t.revision, case when t.is_published then 'published' else 'saved' end, private.version_fields(to_jsonb(t)), t.updated_at
from public.tips t;

revoke execute on function private.version_fields(jsonb), private.forget_versions(uuid, uuid), private.record_version() from public;
