-- Files for download in articles and tips. docs/decisions/0134-files.md has the reasons. A name tells the file's id and its bytes:
-- <id>_1234567/reglement.pdf. Like pictures, a file is read by everybody who knows its address, and never changes.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  -- No type that a browser shows as a page.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values (
    'fichiers', 'fichiers', true, 10000000,
    array['application/pdf', 'application/zip', 'text/plain', 'text/csv', 'application/octet-stream']
  )
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  create policy "staff see the content's files" on storage.objects for select to authenticated
    using (bucket_id = 'fichiers' and (select private.is_staff()));
  create policy "staff add the content's files" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'fichiers' and (select private.is_staff())
      and name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_[1-9][0-9]{0,7}/[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?\.(pdf|zip|txt|csv|cfg|ini|dem|rofl)$'
    );
end
$$;

-- The uploads whose addresses stand in a record: pictures, and files for download.
create or replace function private.pictures_in(record jsonb) returns setof uuid
language sql immutable set search_path = '' as $$
  select distinct found[1]::uuid from regexp_matches(
    record::text,
    '/storage/v1/object/public/(?:contenus/images|fichiers)/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'
  ) as found
$$;

-- The content's pictures and files stay, without their uploader.
create or replace function private.forget_uploader() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update storage.objects set owner = null, owner_id = null
  where bucket_id in ('contenus', 'fichiers') and owner_id = old.id::text;
  return old;
end
$$;
