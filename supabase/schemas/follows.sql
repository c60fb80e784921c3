-- What members follow: teams, people, categories and members, and members whom they block. Each is read by its member alone.
-- docs/decisions/0146-following.md, 0196-told-of-replies-and-members.md and 0197-blocked-members.md have the reasons.

-- The teams, people, categories and members that members follow.
create table public.follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  team text references public.teams (slug) on update cascade on delete cascade,
  person text references public.people (slug) on update cascade on delete cascade,
  category_kind text,
  category text,
  created_at timestamptz not null default now(),
  -- Who follows a member is told of the articles and tips that they sign. A hidden one isn't followed, and while they are hidden their
  -- followers neither see nor hear of them.
  member uuid references public.member_cards (id) on delete cascade,
  foreign key (category_kind, category) references public.categories (kind, slug) on update cascade on delete cascade,
  constraint follows_one_thing
    check (num_nonnulls(team, person, category, member) = 1 and (category is null) = (category_kind is null)),
  constraint follows_once unique nulls not distinct (user_id, team, person, category_kind, category, member)
);
create index follows_of_team on public.follows (team);
create index follows_of_person on public.follows (person);
create index follows_of_category on public.follows (category_kind, category);
create index follows_of_member on public.follows (member);

create table public.blocks (
  user_id uuid not null references public.profiles (id) on delete cascade,
  member uuid not null references public.member_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, member),
  constraint blocks_another_member check (member <> user_id)
);
create index blocks_of_member on public.blocks (member);

alter table public.follows enable row level security;
alter table public.blocks enable row level security;

create policy "members read their own follows" on public.follows for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members stop following for themselves" on public.follows for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members follow for themselves" on public.follows for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (team is null or exists (select from public.teams t where t.slug = follows.team))
    and (
      member is null
      or member <> (select auth.uid())
        and exists (select from public.member_cards c where c.id = member and not c.is_hidden)
        and not exists (select from public.blocks b where b.user_id = (select auth.uid()) and b.member = follows.member)
    )
  );

create policy "members read whom they block" on public.blocks for select to authenticated
  using (user_id = (select auth.uid()));

create view private.export_follows as
select f.user_id as member, to_jsonb(f) - 'id' as entry from public.follows f;

create view private.export_blocks as
select b.user_id as member, to_jsonb(b) as entry from public.blocks b;

-- Its first publication, unless it is dated back, as imports are: to those who follow its category, a person who signs it, or a member who
-- does. Badges count signed tips by the same rule (badges_of). Its argument: the kind.
create function private.tell_of_new_content() returns trigger
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
create trigger tell_of_new_content_at_once after insert on public.articles for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('article');
create trigger tell_of_new_content after update of is_published on public.articles for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('article');
create trigger tell_of_new_content_at_once after insert on public.tips for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('tip');
create trigger tell_of_new_content after update of is_published on public.tips for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('tip');

-- What the caller follows: teams in the club's order, then the others, the last first. Without unpublished teams and people, and hidden
-- members.
create function public.read_followed() returns setof jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', case
      when f.team is not null then 'team' when f.person is not null then 'person' when f.member is not null then 'member'
      else f.category_kind
    end,
    'key', coalesce(f.team, f.person, f.category, f.member::text),
    'slug', coalesce(f.team, f.person, f.category, m.username),
    'name', coalesce(t.game, p.name, c.label, m.username)
  )
  from public.follows f
  left join public.teams t on t.slug = f.team and t.is_published
  left join public.people p on p.slug = f.person and p.is_published
  left join public.categories c on c.kind = f.category_kind and c.slug = f.category
  left join public.member_cards m on m.id = f.member and not m.is_hidden
  where f.user_id = (select auth.uid()) and coalesce(t.game, p.name, c.label, m.username) is not null
  order by t.place, t.slug, f.created_at desc, f.id limit 500
$$;

-- The caller blocks a member, or ends that. Idempotent. Answers 'done', 'gone' for no other member, or 'full': 200 of a member. Following
-- them ends, and what they told is read: it is neither mailed nor pushed.
create function public.set_block(member uuid, is_blocked boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  -- Two at once are counted one after the other.
  perform from public.profiles p where p.id = me for no key update;
  if not found then
    raise insufficient_privilege using message = 'only members block';
  end if;
  wait := private.take_turn('block', me::text, 60);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  if not set_block.is_blocked then
    delete from public.blocks b where b.user_id = me and b.member = set_block.member;
    return 'done';
  end if;
  perform from public.member_cards c where c.id = set_block.member and c.id <> me for key share;
  if not found then
    return 'gone';
  end if;
  if exists (select from public.blocks b where b.user_id = me and b.member = set_block.member) then
    return 'done';
  end if;
  if (select count(*) from public.blocks b where b.user_id = me) >= 200 then
    return 'full';
  end if;
  insert into public.blocks (user_id, member) values (me, set_block.member);
  delete from public.follows f where f.user_id = me and f.member = set_block.member;
  update public.notifications n set read_at = coalesce(n.read_at, now()), mail_due_at = null, push_due_at = null
  where n.user_id = me and n.actor = set_block.member and n.kind in ('answer', 'mention')
    and (n.read_at is null or n.mail_due_at is not null or n.push_due_at is not null);
  if found then
    perform private.hint_notifications();
  end if;
  return 'done';
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.follows for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

revoke all on public.follows, public.blocks from anon, authenticated;
grant select, delete on public.follows to authenticated;
grant select on public.blocks to authenticated;
grant insert (user_id, team, person, category_kind, category, member) on public.follows to authenticated;
grant all on public.follows, public.blocks to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_followed(), public.set_block(uuid, boolean) from public, anon, authenticated;
grant execute on function public.read_followed(), public.set_block(uuid, boolean) to authenticated, service_role;
