-- What inboxes show behind a letter's title; empty: the letter's first sentence stands there.

alter table public.letters add column preheader text not null default '',
  add constraint letters_preheader_length check (char_length(preheader) <= 150),
  add constraint letters_preheader_plain check (private.is_plain_line(preheader));

-- As before, with it.
drop function public.find_letters(uuid, boolean);
create function public.find_letters(one uuid default null, with_text boolean default false) returns table (
  id uuid, slug text, title text, preheader text, content text, is_in_archive boolean, state text, send_at timestamptz,
  created_at timestamptz, revision integer, recipients bigint, waiting bigint, sent bigint, refused bigint, gone bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.slug, l.title, case when find_letters.with_text then l.preheader end,
      case when find_letters.with_text then l.content end, l.is_in_archive, l.state, l.send_at, l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'), count(*) filter (where r.state = 'left'), count(*) filter (where r.has_left)
      from private.letter_recipients r where r.letter = l.id
    ) as counts
    where find_letters.one is null or l.id = find_letters.one
    order by l.created_at desc, l.id limit 100;
end
$$;

-- As before, with it. Pages from before this migration don't name it.
drop function public.save_letter(uuid, integer, text, text, text, text, text, text, boolean);
create function public.save_letter(
  letter uuid, revision integer, title text, content text, body_text text, body_html text, slug text, lead text, is_in_archive boolean,
  preheader text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  if save_letter.revision = 0 then
    insert into public.letters (id, title, preheader, content, body_text, body_html, slug, lead, is_in_archive)
    values (
      save_letter.letter, save_letter.title, save_letter.preheader, save_letter.content, save_letter.body_text, save_letter.body_html,
      save_letter.slug, save_letter.lead, save_letter.is_in_archive
    )
    on conflict (id) do nothing;
    if found then
      return 'done';
    end if;
  end if;
  select l.* into known from public.letters l where l.id = save_letter.letter for update;
  if not found then
    return 'gone';
  elsif (known.title, known.preheader, known.content, known.is_in_archive)
    = (save_letter.title, save_letter.preheader, save_letter.content, save_letter.is_in_archive) then
    return 'done';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> save_letter.revision then
    return 'changed';
  end if;
  update public.letters l set
    title = save_letter.title, preheader = save_letter.preheader, content = save_letter.content, body_text = save_letter.body_text,
    body_html = save_letter.body_html, slug = save_letter.slug, lead = save_letter.lead, is_in_archive = save_letter.is_in_archive,
    revision = l.revision + 1
  where l.id = known.id;
  return 'done';
end
$$;

revoke all on function public.find_letters(uuid, boolean),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text) from public, anon, authenticated;
grant execute on function public.find_letters(uuid, boolean),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text) to authenticated, service_role;
