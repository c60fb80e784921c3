-- As before, and files for download that nothing has named for a month: no record, and no earlier version of one.
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
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o
  where o.bucket_id = 'fichiers' and o.created_at < now() - interval '30 days'
    and not exists (select from private.picture_uses u where u.picture::text = left(o.name, 36))
  on conflict do nothing;
  delete from public.pictures p where not exists (
    select from storage.objects o where o.bucket_id = 'contenus' and o.name like 'images/' || p.id || '%'
  );
end
$$;
