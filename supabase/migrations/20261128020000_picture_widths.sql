-- An uploaded picture is kept in up to three widths. The names tell its size: images/<id>_1600x900.webp, and images/<id>_1600x900_960.webp
-- for another width.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  drop policy "staff add the content's pictures" on storage.objects;
  create policy "staff add the content's pictures" on storage.objects for insert to authenticated
    with check (
      bucket_id = 'contenus' and (select private.is_staff())
      and name ~ '^images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_[0-9]{1,5}x[0-9]{1,5}(_[0-9]{3})?)?\.(jpg|png|webp)$'
    );
end
$$;

-- Three files a picture: a text of 60 pictures in ten minutes.
create or replace function private.limit_uploads() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member text := coalesce(new.owner_id, new.owner::text);
  wait integer;
begin
  if member is not null then
    wait := private.take_turn('upload', member, case when new.bucket_id = 'contenus' then 200 else 60 end);
    if wait > 0 then
      perform private.refuse_until(wait);
    end if;
  end if;
  return null;
end
$$;
