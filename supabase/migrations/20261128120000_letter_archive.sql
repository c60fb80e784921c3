-- The letters that are sent have pages and an archive. docs/decisions/0130-letter-archive.md has the reasons.

alter table public.letters
  add column slug text not null unique default gen_random_uuid()::text,
  -- Its first words.
  add column lead text not null default '',
  -- Nobody was asked for those that are sent already.
  add column is_in_archive boolean not null default false,
  add constraint letters_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  add constraint letters_lead_length check (char_length(lead) <= 200);
alter table public.letters alter column is_in_archive set default true;
-- Drafts have no page yet, and are asked for like new ones.
update public.letters set is_in_archive = true where state = 'draft';
create index letters_archived on public.letters (send_at desc, id) where is_in_archive and state in ('sending', 'sent');

drop policy "visitors and members have no access" on public.letters;
create policy "everybody reads the letters of the archive" on public.letters for select to anon, authenticated
  using (is_in_archive and state in ('sending', 'sent'));
grant select (id, slug, title, lead, content, send_at) on public.letters to anon, authenticated;

-- As the panel's requests name it.
create trigger tell_site_of_change after update on public.letters for each row
  when (
    (old.is_in_archive and old.state in ('sending', 'sent')) is distinct from (new.is_in_archive and new.state in ('sending', 'sent'))
  )
  execute function private.tell_site('rpc/send_letter');

-- The newest hundred letters, or one. As before, and whether it is in the archive.
drop function public.find_letters(uuid);
create function public.find_letters(one uuid default null) returns table (
  id uuid, slug text, title text, content text, is_in_archive boolean, state text, send_at timestamptz, created_at timestamptz, revision integer,
  recipients bigint, waiting bigint, sent bigint, refused bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.slug, l.title, l.content, l.is_in_archive, l.state, l.send_at, l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'),
        count(*) filter (where r.state = 'left' or r.has_left)
      from private.letter_recipients r where r.letter = l.id
    ) as counts
    where find_letters.one is null or l.id = find_letters.one
    order by l.created_at desc, l.id limit 100;
end
$$;

-- As before, with its place in the archive.
drop function public.save_letter(uuid, integer, text, text, text, text);
create function public.save_letter(
  letter uuid, revision integer, title text, content text, body_text text, body_html text, slug text, lead text, is_in_archive boolean
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  if save_letter.revision = 0 then
    insert into public.letters (id, title, content, body_text, body_html, slug, lead, is_in_archive)
    values (
      save_letter.letter, save_letter.title, save_letter.content, save_letter.body_text, save_letter.body_html, save_letter.slug,
      save_letter.lead, save_letter.is_in_archive
    )
    on conflict (id) do nothing;
    if found then
      return 'done';
    end if;
  end if;
  select l.* into known from public.letters l where l.id = save_letter.letter for update;
  if not found then
    return 'gone';
  elsif known.title = save_letter.title and known.content = save_letter.content and known.is_in_archive = save_letter.is_in_archive then
    return 'done';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> save_letter.revision then
    return 'changed';
  end if;
  update public.letters l set
    title = save_letter.title, content = save_letter.content, body_text = save_letter.body_text, body_html = save_letter.body_html,
    slug = save_letter.slug, lead = save_letter.lead, is_in_archive = save_letter.is_in_archive, revision = l.revision + 1
  where l.id = known.id;
  return 'done';
end
$$;

-- Shows a letter that is sent in the archive, or takes its page away. Returns false without one.
create function public.archive_letter(letter uuid, is_in_archive boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  update public.letters l set is_in_archive = archive_letter.is_in_archive
  where l.id = archive_letter.letter and l.state in ('sending', 'sent');
  return found;
end
$$;

revoke all on function public.find_letters(uuid), public.archive_letter(uuid, boolean),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean)
  from public, anon, authenticated;
grant execute on function public.find_letters(uuid), public.archive_letter(uuid, boolean),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean)
  to authenticated, service_role;
