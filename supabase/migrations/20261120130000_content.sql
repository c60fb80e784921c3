-- The staff writes articles and tips, and hides comments. What everybody may see of them stays as it was.

-- What a title is searched by: its words without capitals and accents. The site has the same rule, in domain/content/editing/search.ts.
create function private.search_key(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae')
$$;

alter table public.articles
  add column revision integer not null default 1,
  add column title_key text generated always as (private.search_key(title)) stored;
alter table public.tips
  add column revision integer not null default 1,
  add column title_key text generated always as (private.search_key(title)) stored;

-- The staff's lists: newest first, drafts too, all or one category. A search reads them in this order until a page is full.
create index articles_begun on public.articles (created_at desc, id);
create index articles_begun_in_category on public.articles (category, created_at desc, id);
create index tips_begun on public.tips (created_at desc, id);
create index tips_begun_in_category on public.tips (category, created_at desc, id);

-- Who changed what and when: one row for each revision after the first, with the names of the columns.
create table public.article_revisions (
  article_id uuid not null references public.articles (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (article_id, revision)
);
create index article_revisions_changed_by on public.article_revisions (changed_by);
create table public.tip_revisions (
  tip_id uuid not null references public.tips (id) on delete cascade,
  revision integer not null,
  fields text[] not null,
  changed_by uuid references public.member_cards (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (tip_id, revision)
);
create index tip_revisions_changed_by on public.tip_revisions (changed_by);

create function private.changed_fields(before jsonb, after jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(key order by key), '{}')
  from jsonb_each(before) b join jsonb_each(after) a using (key)
  where a.value is distinct from b.value and key in (
    'title', 'slug', 'content', 'excerpt', 'category', 'author', 'read_time', 'difficulty', 'hero_image', 'featured_image'
  )
$$;

-- A revision is a change of what can be edited: neither a publication nor a like is one.
create function private.number_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := old.revision + (private.changed_fields(to_jsonb(old), to_jsonb(new)) <> '{}')::integer;
  return new;
end
$$;
create trigger number_revision before update of title, slug, content, excerpt, category, featured_image on public.articles
  for each row execute function private.number_revision();
create trigger number_revision before update of title, slug, content, excerpt, category, author, read_time, difficulty, hero_image,
  featured_image on public.tips for each row execute function private.number_revision();

create function private.record_article_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.article_revisions (article_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.articles
  for each row when (new.revision <> old.revision) execute function private.record_article_revision();

create function private.record_tip_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.tip_revisions (tip_id, revision, fields, changed_by)
  values (new.id, new.revision, private.changed_fields(to_jsonb(old), to_jsonb(new)), (select auth.uid()));
  return null;
end
$$;
create trigger record_revision after update on public.tips
  for each row when (new.revision <> old.revision) execute function private.record_tip_revision();

-- Every category in use, by as many steps through an index as there are categories.
create function private.categories_in_use() returns setof text
language sql stable security definer set search_path = '' as $$
  with recursive
    of_articles (category) as (
      select min(category) from public.articles
      union all
      select (select min(a.category) from public.articles a where a.category > c.category) from of_articles c
      where c.category is not null
    ),
    of_tips (category) as (
      select min(category) from public.tips
      union all
      select (select min(t.category) from public.tips t where t.category > c.category) from of_tips c
      where c.category is not null
    )
  select category from of_articles where category <> '' union select category from of_tips where category <> ''
$$;

-- How many articles and tips a search leaves, and every category in use, for the staff alone. `words`: as search_key() makes them.
-- Without words the counts come from indexes, which row security would stop: whoever asks is asked first who they are.
create function public.count_content(words text, category text default null)
returns table (articles bigint, tips bigint, categories text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff counts drafts';
  end if;
  if count_content.words = '' then
    return query select
      (select count(*) from public.articles a where count_content.category is null or a.category = count_content.category),
      (select count(*) from public.tips t where count_content.category is null or t.category = count_content.category),
      array(select c from private.categories_in_use() c order by 1);
  else
    return query select
      (
        select count(*) from public.articles a
        where strpos(a.title_key, count_content.words) > 0
          and (count_content.category is null or a.category = count_content.category)
      ),
      (
        select count(*) from public.tips t
        where strpos(t.title_key, count_content.words) > 0
          and (count_content.category is null or t.category = count_content.category)
      ),
      array(select c from private.categories_in_use() c order by 1);
  end if;
end
$$;

-- A comment that the staff has hidden: its author alone sees it besides them, and why.
alter table public.tip_comments
  add column hidden_at timestamptz,
  add column hidden_by uuid references public.member_cards (id) on delete set null,
  add column hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  add constraint tip_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null));
create index tip_comments_hidden_by on public.tip_comments (hidden_by);
create index tip_comments_latest on public.tip_comments (created_at desc, id);
create index tip_comments_hidden on public.tip_comments (created_at desc, id) where hidden_at is not null;
alter table public.article_comments
  add column hidden_at timestamptz,
  add column hidden_by uuid references public.member_cards (id) on delete set null,
  add column hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  add constraint article_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null));
create index article_comments_hidden_by on public.article_comments (hidden_by);
create index article_comments_latest on public.article_comments (created_at desc, id);
create index article_comments_hidden on public.article_comments (created_at desc, id) where hidden_at is not null;

-- A reason hides, none shows again. When and by whom is nobody's to write.
create function private.sign_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.hidden_reason is null then
    new.hidden_at := null;
    new.hidden_by := null;
  elsif new.hidden_reason is distinct from old.hidden_reason then
    new.hidden_at := coalesce(old.hidden_at, now());
    new.hidden_by := (select auth.uid());
  end if;
  return new;
end
$$;
create trigger sign_hiding before update of hidden_reason on public.tip_comments
  for each row execute function private.sign_hiding();
create trigger sign_hiding before update of hidden_reason on public.article_comments
  for each row execute function private.sign_hiding();

-- What is hidden doesn't count.
create or replace function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update public.tips set comment_count = comment_count - 1 where id = old.tip_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update public.tips set comment_count = comment_count + 1 where id = new.tip_id;
  end if;
  return null;
end
$$;
drop trigger count_comments on public.tip_comments;
create trigger count_comments after insert or delete or update of hidden_reason on public.tip_comments
  for each row execute function private.count_comments();

create or replace function private.count_article_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update public.articles set comment_count = comment_count - 1 where id = old.article_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update public.articles set comment_count = comment_count + 1 where id = new.article_id;
  end if;
  return null;
end
$$;
drop trigger count_comments on public.article_comments;
create trigger count_comments after insert or delete or update of hidden_reason on public.article_comments
  for each row execute function private.count_article_comments();

alter table public.article_revisions enable row level security;
alter table public.tip_revisions enable row level security;

create policy "staff read all articles" on public.articles for select to authenticated
  using ((select private.is_staff()));
create policy "staff write articles in their own name" on public.articles for insert to authenticated
  with check ((author_id is null or author_id = (select auth.uid())) and (select private.is_staff()));
create policy "staff change articles" on public.articles for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete articles" on public.articles for delete to authenticated
  using ((select private.is_staff()));

create policy "staff read all tips" on public.tips for select to authenticated
  using ((select private.is_staff()));
create policy "staff write tips" on public.tips for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change tips" on public.tips for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete tips" on public.tips for delete to authenticated
  using ((select private.is_staff()));

create policy "staff read who changed articles" on public.article_revisions for select to authenticated
  using ((select private.is_staff()));
create policy "staff read who changed tips" on public.tip_revisions for select to authenticated
  using ((select private.is_staff()));

-- `select true` where `exists` would say the same: beside the staff's policy the planner would read all tips for that.
drop policy "everybody reads comments on published tips" on public.tip_comments;
create policy "everybody reads comments on published tips" on public.tip_comments for select to anon, authenticated
  using (
    (hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id)
  );
create policy "staff read all comments" on public.tip_comments for select to authenticated
  using ((select private.is_staff()));
create policy "staff hide comments" on public.tip_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

drop policy "everybody reads comments on published articles" on public.article_comments;
create policy "everybody reads comments on published articles" on public.article_comments for select to anon, authenticated
  using (
    (hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id)
  );
create policy "staff read all comments" on public.article_comments for select to authenticated
  using ((select private.is_staff()));
create policy "staff hide comments" on public.article_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

revoke all on public.article_revisions, public.tip_revisions from anon, authenticated;
grant select on public.article_revisions, public.tip_revisions to authenticated;
grant all on public.article_revisions, public.tip_revisions to service_role;

-- The trigger `touch` dates each change; that the site sends a date is no reason to refuse it.
grant select (revision, title_key) on public.articles to anon, authenticated;
grant insert (title, content, excerpt, category, featured_image, author_id, author_name, slug, is_published),
  update (title, content, excerpt, category, featured_image, slug, is_published, updated_at),
  delete on public.articles to authenticated;
grant insert (title, content, excerpt, category, difficulty, read_time, featured_image, author, slug, is_published),
  update (
    title, content, excerpt, category, difficulty, read_time, featured_image, hero_image, author, slug, is_published, updated_at
  ),
  delete on public.tips to authenticated;
grant update (hidden_reason) on public.tip_comments, public.article_comments to authenticated;

revoke all on function public.count_content(text, text) from public, anon, authenticated;
grant execute on function public.count_content(text, text) to authenticated, service_role;

-- Whoever leaves is forgotten there too; what the club shows of them stays.
create function private.forget_uploader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null where bucket_id = 'contenus' and owner_id = old.id::text;
  return old;
end
$$;

-- Pictures in articles and tips. Everybody sees them by their address; the staff adds and removes them, and nobody changes one.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('contenus', 'contenus', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "staff see the content's pictures" on storage.objects for select to authenticated
    using (bucket_id = 'contenus' and (select private.is_staff()));
  create policy "staff add the content's pictures" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'contenus' and (select private.is_staff())
      and name ~ '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$'
    );
  create policy "staff remove the content's pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'contenus' and (select private.is_staff()));
  create trigger forget_uploader before delete on public.profiles for each row execute function private.forget_uploader();
end
$$;

revoke execute on all functions in schema private from public;
-- The tables call it in the name of whoever writes to them.
grant execute on function private.search_key(text) to authenticated, service_role;
