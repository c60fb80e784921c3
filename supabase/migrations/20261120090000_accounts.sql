-- Accounts: what a member tells the club (profiles), what everybody may see of them (member_cards), and who is staff.

create schema if not exists private;
revoke all on schema private from public;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 100),
  username text check (char_length(username) <= 40),
  avatar_url text check (char_length(avatar_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index profiles_username on public.profiles (lower(username));

-- The public side of a member. Full names and e-mails never stand here.
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

-- A name as it is kept: on one line, and without the marks of direction that would turn the page around it. Null when
-- nobody could see it.
create function private.tidy_name(name text, longest integer) returns text
language sql immutable set search_path = '' as $$
  select kept
  from regexp_replace(name, '[\s\u0001-\u001f\u007f-\u009f\u2028\u2029]+', ' ', 'g') as on_one_line,
    regexp_replace(on_one_line, '[\u202a-\u202e\u2066-\u2069]', '', 'g') as harmless,
    btrim(left(btrim(harmless), longest)) as kept
  where kept ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
$$;

-- A new login gets its profile. The name comes from the sign-up page (username) or from the dialog (pseudo). A taken
-- name gets a number, and nothing in it may fail the sign-up.
create function private.add_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := coalesce(
    private.tidy_name(new.raw_user_meta_data ->> 'username', 30), private.tidy_name(new.raw_user_meta_data ->> 'pseudo', 30)
  );
  given text := wanted;
  number integer := 1;
begin
  loop
    begin
      insert into public.profiles (id, full_name, username, created_at)
      values (
        new.id, private.tidy_name(new.raw_user_meta_data ->> 'full_name', 100), given, coalesce(new.created_at, now())
      );
      return new;
    exception when unique_violation then
      number := number + 1;
      given := wanted || number;
    end;
  end loop;
end
$$;
create trigger add_profile after insert on auth.users for each row execute function private.add_profile();

create function private.keep_member_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.member_cards (id, username, avatar_url)
  values (new.id, new.username, new.avatar_url)
  on conflict (id) do update set username = excluded.username, avatar_url = excluded.avatar_url;
  return null;
end
$$;
create trigger keep_member_card after insert or update of username, avatar_url on public.profiles
  for each row execute function private.keep_member_card();

create function private.keep_staff_badge() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.member_cards set is_staff = (tg_op <> 'DELETE')
  where id = case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  return null;
end
$$;
create trigger keep_staff_badge after insert or delete on public.user_roles
  for each row execute function private.keep_staff_badge();

create function private.touch() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger touch before update on public.profiles for each row execute function private.touch();

alter table public.profiles enable row level security;
alter table public.member_cards enable row level security;
alter table public.user_roles enable row level security;

create policy "members read their own profile" on public.profiles for select to authenticated
  using (id = (select auth.uid()));
create policy "everybody sees member cards" on public.member_cards for select to anon, authenticated
  using (true);
create policy "members read their own role" on public.user_roles for select to authenticated
  using (user_id = (select auth.uid()));

-- Older projects give `public` tables to everybody by themselves; new ones don't. Both end here.
revoke all on public.profiles, public.member_cards, public.user_roles from anon, authenticated;
grant select on public.profiles, public.user_roles to authenticated;
grant select on public.member_cards to anon, authenticated;
grant all on public.profiles, public.member_cards, public.user_roles to service_role;

-- Triggers need no right to call their functions, so nobody has one.
revoke execute on all functions in schema private from public;
