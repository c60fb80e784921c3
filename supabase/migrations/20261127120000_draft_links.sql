-- Links that show a draft to everybody who has them, for a colleague or a guest without an account.

create table public.draft_links (
  secret text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  article uuid unique references public.articles on delete cascade,
  tip uuid unique references public.tips on delete cascade,
  expires_at timestamptz not null default now() + interval '14 days',
  check (num_nonnulls(article, tip) = 1)
);
alter table public.draft_links enable row level security;
create policy "staff share drafts" on public.draft_links for all to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
revoke all on public.draft_links from anon, authenticated;
grant select, insert (article, tip), delete on public.draft_links to authenticated;
grant all on public.draft_links to service_role;

-- What an open link shows. A secret of 244 random bits is guessed by nobody.
create function public.read_draft_link(secret text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when l.article is not null then (
      select jsonb_build_object('kind', 'article', 'item', to_jsonb(a) - 'author_id' - 'author_name')
      from public.articles a where a.id = l.article
    )
    else (select jsonb_build_object('kind', 'tip', 'item', to_jsonb(t)) from public.tips t where t.id = l.tip)
  end
  from public.draft_links l
  where l.secret = read_draft_link.secret and l.expires_at > now()
$$;
revoke all on function public.read_draft_link(text) from public, anon, authenticated;
grant execute on function public.read_draft_link(text) to anon, authenticated, service_role;
