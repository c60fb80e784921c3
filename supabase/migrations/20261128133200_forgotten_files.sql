-- A file for download stays for a month after the day on which nothing names it, however old it is: a deleted article may be written anew.
-- It stands in files_to_remove meanwhile, and leaves it when a record names it again.

-- The files that records without picture_uses name in their words: addresses are copied into answers and descriptions too.
create function private.files_in_words() returns setof uuid
language sql stable set search_path = '' as $$
  select private.pictures_in(to_jsonb(r)) from private.club r
  union select private.pictures_in(to_jsonb(r)) from public.contact_answers r
  union select private.pictures_in(to_jsonb(r)) from public.matches r
  union select private.pictures_in(to_jsonb(r)) from public.partners r
  union select private.pictures_in(to_jsonb(r)) from public.people r
  union select private.pictures_in(to_jsonb(r)) from public.positions r
  union select private.pictures_in(to_jsonb(r)) from public.products r
  union select private.pictures_in(to_jsonb(r)) from public.teams r
$$;

-- As before, and what the record names isn't removed.
create or replace function private.note_picture_uses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.picture_uses u where u.item = old.id and u.place = tg_argv[0];
  end if;
  if tg_op <> 'DELETE' then
    insert into private.picture_uses (picture, place, item)
    select picture, tg_argv[0], new.id from private.pictures_in(to_jsonb(new)) picture;
    delete from private.files_to_remove f
    where f.bucket_id = 'fichiers' and left(f.name, 36) in (select named::text from private.pictures_in(to_jsonb(new)) named);
  end if;
  return null;
end
$$;

-- As before, but for files for download.
create or replace function private.find_orphaned_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'avatars' and not exists (select from public.profiles p where p.id::text = split_part(o.name, '/', 1))
  on conflict do nothing;
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'contenus' and o.created_at < now() - interval '1 day' and o.name ~ 'x[0-9]{1,5}_[0-9]{3}\.(jpg|png|webp)$'
    and not exists (
      select from storage.objects w
      where w.bucket_id = 'contenus' and w.name = regexp_replace(o.name, '_[0-9]{3}(\.[a-z]+)$', '\1')
    )
  on conflict do nothing;
  delete from private.files_to_remove f
  where f.bucket_id = 'fichiers' and left(f.name, 36) in (select named::text from private.files_in_words() named);
  insert into private.files_to_remove (bucket_id, name, due_at)
  select o.bucket_id, o.name, now() + interval '30 days' from storage.objects o
  where o.bucket_id = 'fichiers'
    and not exists (select from private.picture_uses u where u.picture::text = left(o.name, 36))
    and left(o.name, 36) not in (select named::text from private.files_in_words() named)
  on conflict do nothing;
  delete from public.pictures p where not exists (
    select from storage.objects o where o.bucket_id = 'contenus' and o.name like 'images/' || p.id || '%'
  );
end
$$;

revoke execute on function private.files_in_words() from public;
