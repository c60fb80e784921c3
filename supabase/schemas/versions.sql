-- What surrounds the writing of articles and tips: revisions, versions, links to drafts, who has an item open, and remarks.

-- One row for each revision after the first: who changed which columns, and when.
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

-- Links that show a draft to everybody who has them, for a colleague or a guest without an account.
create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the secret in its address, in hexadecimal digits. The secret itself isn't stored.
  secret_hash text not null unique check (secret_hash ~ '^[0-9a-f]{64}$'),
  article uuid references public.articles on delete cascade,
  tip uuid references public.tips on delete cascade,
  expires_at timestamptz not null,
  check (num_nonnulls(article, tip) = 1)
);
create index draft_links_of_article on public.draft_links (article, expires_at);
create index draft_links_of_tip on public.draft_links (tip, expires_at);

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

-- Who has an article or a tip open to edit: docs/decisions/0121-writers.md. The open editor tells of its member each 15 seconds; after 90
-- without a word they are forgotten.
create table private.content_writers (
  item uuid not null,
  member_id uuid not null references public.profiles (id) on delete cascade,
  seen_at timestamptz not null,
  -- When they began to write; null while they only have the item open.
  took_at timestamptz,
  primary key (item, member_id)
);
create index content_writers_of_member on private.content_writers (member_id);

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

alter table public.article_revisions enable row level security;
alter table public.tip_revisions enable row level security;
alter table public.draft_links enable row level security;
alter table public.content_versions enable row level security;
alter table private.content_writers enable row level security;
alter table public.content_remarks enable row level security;

create policy "staff read who changed articles" on public.article_revisions for select to authenticated
  using ((select private.is_staff()));

create policy "staff read who changed tips" on public.tip_revisions for select to authenticated
  using ((select private.is_staff()));

create policy "staff read open links of drafts" on public.draft_links for select to authenticated
  using ((select private.is_staff()) and expires_at > now());
create policy "staff close links of drafts" on public.draft_links for delete to authenticated
  using ((select private.is_staff()));

create policy "staff read versions of content" on public.content_versions for select to authenticated
  using ((select private.is_staff()));

create policy "visitors and members have no access" on private.content_writers to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.content_remarks to anon, authenticated
  using (false) with check (false);

create view private.export_content_remarks as
select r.user_id as member, jsonb_build_object(
  'id', r.id, 'content', r.content, 'quote', r.quote, 'created_at', r.created_at
) as entry
from public.content_remarks r;

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

create function private.draft_link_hash(secret text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex')
$$;

-- Opens a link for some days, and tells its secret of 244 random bits this one time. Links that are over are deleted.
create function public.open_draft_link(kind text, item uuid, days integer)
returns table (id uuid, secret text, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  wait integer;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff shares drafts';
  end if;
  if open_draft_link.kind not in ('article', 'tip') or open_draft_link.days not in (1, 7, 30) then
    raise check_violation using message = 'a link is to an article or a tip, for 1, 7 or 30 days';
  end if;
  wait := private.take_turn('draft-link', (select auth.uid())::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('links of the draft ' || open_draft_link.item, 0));
  delete from public.draft_links l where l.expires_at <= now();
  if (select count(*) from public.draft_links l where open_draft_link.item in (l.article, l.tip)) >= 10 then
    raise program_limit_exceeded using message = 'a draft has 10 links at most';
  end if;
  open_draft_link.secret := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  insert into public.draft_links as l (secret_hash, article, tip, expires_at)
  values (
    private.draft_link_hash(open_draft_link.secret),
    case open_draft_link.kind when 'article' then open_draft_link.item end,
    case open_draft_link.kind when 'tip' then open_draft_link.item end,
    now() + make_interval(days => open_draft_link.days)
  )
  returning l.id, l.expires_at into open_draft_link.id, open_draft_link.expires_at;
  return next;
end
$$;

-- What an open link shows: no more of the item than its page. No row for every other secret.
create function public.read_draft_link(secret text) returns table (
  kind text, id uuid, slug text, title text, excerpt text, content text, category text, category_label text, featured_image text,
  hero_image text, difficulty text, read_time text, author text, byline text, author_names text[], tags text,
  is_published boolean, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select 'article', a.id, a.slug, a.title, a.excerpt, a.content, a.category, a.category_label, a.featured_image,
    null, null, null, null, a.byline, a.author_names, a.tags, a.is_published, a.published_at, a.updated_at, l.expires_at
  from public.draft_links l join public.articles a on a.id = l.article
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
  union all
  select 'tip', t.id, t.slug, t.title, t.excerpt, t.content, t.category, t.category_label, t.featured_image,
    t.hero_image, t.difficulty, t.read_time, t.author, null, '{}', '', t.is_published, t.published_at, t.updated_at, l.expires_at
  from public.draft_links l join public.tips t on t.id = l.tip
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
$$;

-- What is taken back is shown to nobody: its links end with it.
create function private.close_draft_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.draft_links l where new.id in (l.article, l.tip);
  return null;
end
$$;
create trigger close_draft_links after update of is_published on public.articles for each row
  when (old.is_published and not new.is_published) execute function private.close_draft_links();
create trigger close_draft_links after update of is_published on public.tips for each row
  when (old.is_published and not new.is_published) execute function private.close_draft_links();

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
  is_publication boolean := new.is_published and (tg_op = 'INSERT' or not old.is_published);
begin
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
create trigger record_version after insert on public.tips for each row execute function private.record_version();
create trigger record_version_of_change after update on public.tips for each row
  when (new.revision <> old.revision or (new.is_published and not old.is_published)) execute function private.record_version();
create trigger record_version after insert on public.articles for each row execute function private.record_version();
create trigger record_version_of_change after update on public.articles for each row
  when (new.revision <> old.revision or (new.is_published and not old.is_published)) execute function private.record_version();

-- Tells that the caller has an item open (here), writes from now on (takes) or has closed it (leaves). Gives all who have it open.
create function public.tell_writer(kind text, item uuid, act text)
returns table (member_id uuid, username text, took_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff writes';
  end if;
  if tell_writer.kind not in ('article', 'tip') or tell_writer.act not in ('here', 'takes', 'leaves') then
    raise check_violation using message = 'a writer is here, takes or leaves an article or a tip';
  end if;
  -- Of two who open an item at once, one writes.
  perform pg_advisory_xact_lock(hashtextextended('writers of ' || tell_writer.item, 0));
  delete from private.content_writers w
  where w.seen_at < clock_timestamp() - interval '90 seconds'
    or (tell_writer.act = 'leaves' and w.item = tell_writer.item and w.member_id = me);
  if tell_writer.act <> 'leaves' then
    if not exists (
      select from public.articles a where tell_writer.kind = 'article' and a.id = tell_writer.item
      union all
      select from public.tips t where tell_writer.kind = 'tip' and t.id = tell_writer.item
    ) then
      raise foreign_key_violation using message = 'the item is deleted';
    end if;
    insert into private.content_writers as w (item, member_id, seen_at, took_at)
    values (
      tell_writer.item, me, clock_timestamp(),
      case when tell_writer.act = 'takes' or not exists (
        select from private.content_writers o
        where o.item = tell_writer.item and o.member_id <> me and o.took_at is not null
      ) then clock_timestamp() end
    )
    on conflict on constraint content_writers_pkey do update set
      seen_at = excluded.seen_at,
      took_at = case when tell_writer.act = 'takes' then excluded.took_at else coalesce(w.took_at, excluded.took_at) end;
  end if;
  return query
    select w.member_id, c.username, w.took_at
    from private.content_writers w left join public.member_cards c on c.id = w.member_id
    where w.item = tell_writer.item
    order by w.took_at, w.member_id;
end
$$;

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

create trigger a_limit_rows_begin before insert or update or delete on public.draft_links for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.draft_links for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.article_revisions, public.tip_revisions, public.draft_links, public.content_versions,
  public.content_remarks from anon, authenticated;
grant select on public.article_revisions, public.tip_revisions, public.content_versions to authenticated;
grant delete on public.draft_links to authenticated;
grant select (id, article, tip, expires_at) on public.draft_links to authenticated;
grant all on public.article_revisions, public.tip_revisions, public.draft_links, public.content_versions,
  public.content_remarks to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.open_draft_link(text, uuid, integer), public.read_draft_link(text), public.tell_writer(text, uuid, text),
  public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text), public.answer_remark(uuid, text),
  public.resolve_remark(uuid, boolean), public.remove_remark(uuid) from public, anon, authenticated;
grant execute on function public.read_draft_link(text) to anon, authenticated, service_role;
grant execute on function public.open_draft_link(text, uuid, integer), public.tell_writer(text, uuid, text),
  public.list_remarks(text, uuid), public.add_remark(text, uuid, text, text, text, text), public.answer_remark(uuid, text),
  public.resolve_remark(uuid, boolean), public.remove_remark(uuid) to authenticated, service_role;
