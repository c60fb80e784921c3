-- Members who are followed: who follows one is told of the articles and tips that they sign. A hidden one isn't followed, and while
-- they are hidden their followers neither see nor hear of them. docs/decisions/0196-told-of-replies-and-members.md has the reasons.

alter table public.follows
  add column member uuid references public.member_cards (id) on delete cascade,
  drop constraint follows_one_thing,
  drop constraint follows_user_id_person_category_kind_category_key,
  add constraint follows_one_thing
    check (num_nonnulls(person, category, member) = 1 and (category is null) = (category_kind is null)),
  add constraint follows_once unique nulls not distinct (user_id, person, category_kind, category, member);
create index follows_of_member on public.follows (member);
grant insert (member) on public.follows to authenticated;

-- As before, and no member who is hidden, nor oneself.
drop policy "members follow for themselves" on public.follows;
create policy "members follow for themselves" on public.follows for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      member is null
      or member <> (select auth.uid()) and exists (select from public.member_cards c where c.id = member and not c.is_hidden)
    )
  );

-- As before, and who follows a member who signs it. Badges count signed tips by the same rule (20261129210000_badges.sql).
create or replace function private.tell_of_new_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb := to_jsonb(new);
begin
  perform private.tell_members(
    array(
      select f.user_id from public.follows f where f.category_kind = tg_argv[0] and f.category = new.category
      union
      select f.user_id from public.follows f join public.people p on p.slug = f.person
      where p.is_published and item -> 'author_names' ? p.name
      union
      select f.user_id from public.follows f join public.member_cards c on c.id = f.member join public.profiles p on p.id = c.id
      where not c.is_hidden and case tg_argv[0]
        when 'tip' then c.is_staff and private.folded_username(item ->> 'author') = p.username_key
        else '@' || c.id = any (string_to_array(item ->> 'authors', E'\n'))
      end
    ), 'new-content', tg_argv[0] || '/' || new.id || '/new', tg_argv[0], new.id, new.slug, new.title, (select auth.uid())
  );
  return null;
end
$$;

-- What the caller follows beside teams, the last first: without unpublished people and hidden members.
create function public.read_followed() returns setof jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', case when f.person is not null then 'person' when f.member is not null then 'member' else f.category_kind end,
    'key', coalesce(f.person, f.category, f.member::text),
    'slug', coalesce(f.person, f.category, m.username),
    'name', coalesce(p.name, c.label, m.username)
  )
  from public.follows f
  left join public.people p on p.slug = f.person and p.is_published
  left join public.categories c on c.kind = f.category_kind and c.slug = f.category
  left join public.member_cards m on m.id = f.member and not m.is_hidden
  where f.user_id = (select auth.uid()) and coalesce(p.name, c.label, m.username) is not null
  order by f.created_at desc, f.id limit 500
$$;
revoke all on function public.read_followed() from public, anon, authenticated;
grant execute on function public.read_followed() to authenticated, service_role;
