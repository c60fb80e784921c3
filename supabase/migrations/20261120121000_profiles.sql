-- Personal space: members change their names and their picture, take their data along, and leave.

-- A name as it is kept, whoever writes it; what is too long is refused by the table, and not cut.
create function private.tidy_names() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.username := private.tidy_name(new.username, 10000);
  new.full_name := private.tidy_name(new.full_name, 10000);
  return new;
end
$$;
create trigger tidy_names before insert or update of username, full_name on public.profiles
  for each row execute function private.tidy_names();

-- What of a username tells it from another: not its capitals, accents or spaces, nor whether a letter is Latin or only looks so. The
-- site has the same two rules, in domain/accounts/username.ts.
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

-- Whether its letters are of one script, among those that look like each other's: Latin, Greek, Cyrillic, Armenian, Cherokee, Coptic,
-- Lisu.
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

-- Names from before: what nobody can be called goes, and the later of two that look the same gets a number.
update public.profiles set username = null
where private.folded_username(username) !~ '[[:alnum:]]' or not private.is_of_one_script(username);
do $$
declare
  later record;
  given text;
  number integer;
begin
  for later in
    select id, username from public.profiles p
    where exists (
      select from public.profiles other
      where private.folded_username(other.username) = private.folded_username(p.username)
        and (other.created_at, other.id) < (p.created_at, p.id)
    )
  loop
    number := 1;
    loop
      number := number + 1;
      given := left(later.username, 34) || number;
      exit when not exists (
        select from public.profiles where private.folded_username(username) = private.folded_username(given)
      );
    end loop;
    update public.profiles set username = given where id = later.id;
  end loop;
end
$$;

alter table public.profiles
  add column username_key text generated always as (private.folded_username(username)) stored,
  -- A letter or a digit, to say it by.
  add constraint profiles_username_readable check (username_key ~ '[[:alnum:]]'),
  add constraint profiles_username_of_one_script check (private.is_of_one_script(username));
drop index public.profiles_username;
create unique index profiles_username on public.profiles (username_key);

-- A new login gets its profile, as before. A name that nobody can have is left out: nothing in it may fail the sign-up.
create or replace function private.add_profile() returns trigger
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

create policy "members write their own profile" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()));
create policy "members change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "members leave the club" on public.profiles for delete to authenticated
  using (id = (select auth.uid()));

-- The trigger `touch` dates each change; that the site sends a date is no reason to refuse it.
grant insert (id, username, full_name, avatar_url, updated_at), update (id, username, full_name, avatar_url, updated_at), delete
  on public.profiles to authenticated;

-- Whoever leaves is forgotten, also where no key leads to: with the profile goes the login, as the profile goes with its login.
create function private.forget_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.turns where peer = old.id::text;
  -- An author without a name signs with an e-mail.
  update public.articles set author_name = '' where author_id = old.id and author_name like '%@%';
  return old;
end
$$;
create trigger forget_member before delete on public.profiles for each row execute function private.forget_member();

create function private.remove_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end
$$;
create trigger remove_login after delete on public.profiles for each row execute function private.remove_login();

create function private.forget_login() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where lower(recipient) = lower(old.email);
  -- They never showed that the other address is theirs: of its mails, only what was about them goes.
  delete from public.outbox
  where lower(recipient) = lower(nullif(old.email_change, '')) and strpos(lower(body_text), lower(old.email)) > 0;
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  exception when insufficient_privilege then
    null; -- A project that keeps its log to itself forgets it in its own time.
  end;
  return null;
end
$$;
create trigger forget_login after delete on auth.users for each row execute function private.forget_login();

-- Pictures of members. Everybody sees them by their address; each member keeps one of each type, and nobody may list them.
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
-- The table calls these in the name of whoever writes to it.
grant execute on function private.folded_username(text), private.is_of_one_script(text) to authenticated, service_role;
