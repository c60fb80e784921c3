-- Accounts: a member's own profile, the public card of each member, and staff roles.

-- Shortens a name to one line without direction marks. Null when nothing in it is visible.
create function private.normalize_name(name text, longest integer) returns text
language sql immutable set search_path = '' as $$
  select kept
  from regexp_replace(name, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as on_one_line,
    regexp_replace(on_one_line, '[\u202a-\u202e\u2066-\u2069]', '', 'g') as harmless,
    btrim(left(btrim(harmless), longest)) as kept
  where kept ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
$$;

-- A username without capitals, accents and spaces, with look-alike letters as Latin ones: two usernames with the same key look the same.
-- domain/accounts/username.ts has this rule and the next.
create function private.folded_username(name text) returns text
language sql immutable set search_path = '' as $$
  select translate(
    lower(regexp_replace(
      normalize(name, NFKD),
      '[\s\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u061c\u064b-\u065f\u0670\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u2028-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u2de0-\u2dff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffc\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
      '', 'g'
    )),
    'авсԁеһіјкӏмнорԛѕтѵԝхуαβεζηικμνορςτυχıłøđħ',
    'abcdehijklmhopqstvwxyabezhikmvopσtyxilodh'
  )
$$;

-- Whether the letters are of one script among those with look-alikes: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic, Lisu.
create function private.is_of_one_script(name text) returns boolean
language sql immutable set search_path = '' as $$
  select (letters ~ '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u1d00-\u1d25\u1e00-\u1eff]')::integer
    + (letters ~ '[\u0370-\u0373\u0376\u0377\u037b-\u037d\u037f-\u03e1\u03f0-\u03ff\u1f00-\u1fff]')::integer
    + (letters ~ '[\u0400-\u052f\u1c80-\u1c8f\ua640-\ua69f]')::integer
    + (letters ~ '[\u0531-\u0556\u0561-\u0587]')::integer
    + (letters ~ '[\u13a0-\u13ff\uab70-\uabbf]')::integer
    + (letters ~ '[\u03e2-\u03ef\u2c80-\u2cff]')::integer
    + (letters ~ '[\ua4d0-\ua4ff\U00011fb0]')::integer <= 1
  from normalize(name, NFKC) as letters
$$;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 100),
  username text check (char_length(username) <= 40),
  username_key text generated always as (private.folded_username(username)) stored,
  avatar_url text check (char_length(avatar_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- At least one letter or digit.
  constraint profiles_username_readable check (username_key ~ '[[:alnum:]]'),
  constraint profiles_username_of_one_script check (private.is_of_one_script(username))
);
create unique index profiles_username on public.profiles (username_key);
create index profiles_newest on public.profiles (created_at desc);

-- The public side of a member, without full name and e-mail. A trigger keeps it.
create table public.member_cards (
  id uuid primary key references public.profiles (id) on delete cascade,
  username text,
  avatar_url text,
  is_staff boolean not null default false
);

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('staff', 'admin')),
  created_at timestamptz not null default now()
);

-- Whether the caller is staff; admins are.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()))
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

-- Whether the caller signed in within the last day. Renewing a session doesn't count.
create function public.signed_in_lately() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions
    where id = nullif(current_setting('request.jwt.claims', true)::jsonb ->> 'session_id', '')::uuid
      and user_id = (select auth.uid())
      and created_at > now() - interval '1 day'
  )
$$;

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;
alter table public.user_roles enable row level security;

create policy "members read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "members write their own profile" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "members leave the club" on public.profiles for delete to authenticated
  using (id = (select auth.uid()));

create policy "everybody sees member cards" on public.member_cards for select to anon, authenticated
  using (true);

-- The database's owner makes the first admin. Admins change neither their own role nor another admin's.
create policy "members read their own role" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "admins read roles" on public.user_roles for select to authenticated
  using ((select private.is_admin()));
create policy "admins make others staff" on public.user_roles for insert to authenticated
  with check (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));
create policy "admins take the staff role from others" on public.user_roles for delete to authenticated
  using (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));

-- A hosted project may grant tables of `public` to every role: each file revokes, then grants what is meant.
revoke all on public.profiles, public.member_cards, public.user_roles from anon, authenticated;
grant select, delete on public.profiles to authenticated;
-- `updated_at` is granted because the site sends it; triggers set it.
grant insert (id, username, full_name, avatar_url, updated_at), update (id, username, full_name, avatar_url, updated_at)
  on public.profiles to authenticated;
grant select on public.member_cards to anon, authenticated;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role) on public.user_roles to authenticated;
grant all on public.profiles, public.member_cards, public.user_roles to service_role;

-- Each new login gets a profile. The name comes from the sign-up page (username) or from the dialog (pseudo). A taken name gets a number,
-- an invalid one is left out: no name makes the sign-up fail.
create function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := coalesce(
    private.normalize_name(new.raw_user_meta_data ->> 'username', 30), private.normalize_name(new.raw_user_meta_data ->> 'pseudo', 30)
  );
  given text := wanted;
  number integer := 1;
begin
  loop
    begin
      insert into public.profiles (id, full_name, username, created_at)
      values (
        new.id, private.normalize_name(new.raw_user_meta_data ->> 'full_name', 100), given, coalesce(new.created_at, now())
      );
      return new;
    exception
      when unique_violation then
        if given is null then raise; end if;
        number := number + 1;
        given := wanted || number;
      when check_violation then
        if given is null then raise; end if;
        given := null;
    end;
  end loop;
end
$$;
create trigger add_profile after insert on auth.users for each row execute function private.add_profile();

-- A name that is too long is refused by the table's check, never cut.
create function private.normalize_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.username := private.normalize_name(new.username, 10000);
  new.full_name := private.normalize_name(new.full_name, 10000);
  return new;
end
$$;
create trigger normalize_names before insert or update of username, full_name on public.profiles
  for each row execute function private.normalize_names();

create trigger touch before update on public.profiles for each row execute function private.touch();
create trigger ignore_date before insert on public.profiles
  for each row when (auth.uid() is not null) execute function private.ignore_date();

create function private.sync_member_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.member_cards (id, username, avatar_url)
  values (new.id, new.username, new.avatar_url)
  on conflict (id) do update set username = excluded.username, avatar_url = excluded.avatar_url;
  return null;
end
$$;
create trigger sync_member_card after insert or update of username, avatar_url on public.profiles
  for each row execute function private.sync_member_card();

create function private.sync_staff_badge() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.member_cards set is_staff = (tg_op <> 'DELETE')
  where id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  return null;
end
$$;
create trigger sync_staff_badge after insert or delete on public.user_roles
  for each row execute function private.sync_staff_badge();

-- For admins: all staff when `words` is empty; else members by part of their username or by their whole e-mail, which isn't returned.
create function public.find_members(words text) returns table (id uuid, username text, avatar_url text, role text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := btrim(find_members.words);
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins look for members';
  end if;
  return query
    select c.id, c.username, c.avatar_url, r.role
    from public.member_cards c
      join public.profiles p on p.id = c.id
      join auth.users u on u.id = c.id
      left join public.user_roles r on r.user_id = c.id
    where case when wanted = '' then r.role is not null
      else lower(u.email) = lower(wanted)
        or (private.folded_username(wanted) <> '' and strpos(p.username_key, private.folded_username(wanted)) > 0)
      end
    order by r.role nulls last, p.username_key, c.id
    limit 20;
end
$$;

-- Pictures of members: public by address, one of each type a member, listed by their owner alone. Without storage there are none.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('avatars', 'avatars', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "members see their own pictures" on storage.objects for select to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%');
  create policy "members keep one picture of each type" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'avatars' and name ~ ('^' || (select auth.uid()) || '/avatar\.(jpg|jpeg|png|webp)$')
      -- A token outlives its member for a while.
      and exists (select from public.profiles where id = (select auth.uid()))
    );
  create policy "members change their own pictures" on storage.objects for update to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%')
    with check (bucket_id = 'avatars' and name ~ ('^' || (select auth.uid()) || '/avatar\.(jpg|jpeg|png|webp)$'));
  create policy "members remove their own pictures" on storage.objects for delete to authenticated
    using (bucket_id = 'avatars' and name like (select auth.uid()) || '/%');
end
$$;

revoke execute on all functions in schema private from public;
-- Policies, constraints and generated columns call these with the caller's rights.
grant execute on function private.is_staff(), private.is_admin(), private.folded_username(text), private.is_of_one_script(text)
  to authenticated, service_role;
revoke all on function public.signed_in_lately(), public.find_members(text) from public, anon, authenticated;
grant execute on function public.signed_in_lately(), public.find_members(text) to authenticated;
grant execute on function public.find_members(text) to service_role;
