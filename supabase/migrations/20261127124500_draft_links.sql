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

alter table public.draft_links enable row level security;
create policy "staff read open links of drafts" on public.draft_links for select to authenticated
  using ((select private.is_staff()) and expires_at > now());
create policy "staff close links of drafts" on public.draft_links for delete to authenticated
  using ((select private.is_staff()));
revoke all on public.draft_links from anon, authenticated;
grant select (id, article, tip, expires_at), delete on public.draft_links to authenticated;
grant all on public.draft_links to service_role;

create trigger a_limit_rows_begin before insert or update or delete on public.draft_links for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.draft_links for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

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
  hero_image text, difficulty text, read_time text, author text, byline text,
  is_published boolean, published_at timestamptz, updated_at timestamptz, expires_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select 'article', a.id, a.slug, a.title, a.excerpt, a.content, a.category, a.category_label, a.featured_image,
    null, null, null, null, a.byline, a.is_published, a.published_at, a.updated_at, l.expires_at
  from public.draft_links l join public.articles a on a.id = l.article
  where l.secret_hash = private.draft_link_hash(read_draft_link.secret) and l.expires_at > now()
  union all
  select 'tip', t.id, t.slug, t.title, t.excerpt, t.content, t.category, t.category_label, t.featured_image,
    t.hero_image, t.difficulty, t.read_time, t.author, null, t.is_published, t.published_at, t.updated_at, l.expires_at
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

revoke execute on function private.draft_link_hash(text), private.close_draft_links() from public;
revoke all on function public.open_draft_link(text, uuid, integer), public.read_draft_link(text)
  from public, anon, authenticated;
grant execute on function public.open_draft_link(text, uuid, integer) to authenticated, service_role;
grant execute on function public.read_draft_link(text) to anon, authenticated, service_role;
