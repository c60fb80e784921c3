-- What the site's forms hold to, held by the tables too: REST is written to without a form. The site has the same two rules in
-- domain/content/reactions/comment.ts; tests/textRules.test.ts compares them.

-- Whether something in it can be seen.
create function private.is_visible(words text) returns boolean
language sql immutable set search_path = '' as $$
  select words ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufeff\uffa0\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
$$;

-- With their owner's rights: they call each other, and callers have no way into the schema.

-- Lines of text without control characters and without marks that turn the text around them: nothing, or something that can be seen.
create function private.is_plain_text(words text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select words = '' or private.is_visible(words)
    and words !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
$$;

-- The same on one line.
create function private.is_plain_line(words text) returns boolean
language sql immutable security definer set search_path = '' as $$
  select private.is_plain_text(words) and words !~ '[\u0009\u000a\u2028\u2029]'
$$;

-- An application's answers: a JSON object whose names and texts are plain. Nesting is counted first, outside of texts: the parser of
-- the embedded engine breaks down over thousands of levels.
create function private.is_answers(experience text) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  answers jsonb;
begin
  if length(regexp_replace(regexp_replace(experience, '"(?:\\.|[^"\\])*"', '', 'g'), '[^\[{]', '', 'g')) > 100 then
    return false;
  end if;
  answers := experience::jsonb;
  return jsonb_typeof(answers) = 'object'
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "string")') as said
      where not private.is_plain_text(said #>> '{}')
    )
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "object").keyvalue().key') as name
      where not private.is_plain_line(name #>> '{}')
    );
exception when others then
  return false;
end
$$;

-- Words from before, made plain.
create function private.plain(words text) returns text
language sql immutable set search_path = '' as $$
  select case when kept is null or private.is_visible(kept) then kept else '' end
  from regexp_replace(
    regexp_replace(words, '\r\n?', E'\n', 'g'), '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g'
  ) as kept
$$;
create function private.plain_line(words text) returns text
language sql immutable set search_path = '' as $$
  select private.plain(regexp_replace(words, '[\s\u2028\u2029]+', ' ', 'g'))
$$;

-- The answers stay apart: signs that may not stand in them go, written out or escaped. What is no answer of the form's even then becomes
-- one answer, as the panel shows it.
create function private.plain_answers(experience text) returns text
language sql immutable set search_path = '' as $$
  select case
    when private.is_answers(kept) then kept
    when kept = '' then '{}'
    else jsonb_build_object('experience', left(kept, 19000))::text
  end
  from regexp_replace(
    regexp_replace(private.plain(experience), '(?<!\\)((?:\\\\)*)\\r(?:\\n)?', '\1\\n', 'g'),
    '(?<!\\)((?:\\\\)*)\\(?:[bf]|u(?:00(?:0[0-8b-f]|1[0-9a-f]|7f|[89][0-9a-f])|202[a-e]|206[6-9]))', '\1', 'gi'
  ) as kept
$$;

update public.applications set
  discord_username = private.plain_line(discord_username), availability = private.plain(availability),
  motivation = private.plain(motivation)
where not (
  private.is_plain_line(discord_username) and private.is_plain_text(availability) and private.is_plain_text(motivation)
);
update public.applications set experience = private.plain_answers(experience) where not private.is_answers(experience);
-- First what nobody can see, which the older constraints take for a text: they would refuse it made plain.
delete from public.tip_comments where private.plain(content) = '';
delete from public.article_comments where private.plain(content) = '';
delete from public.application_notes where private.plain(content) = '';
update public.tip_comments set content = private.plain(content) where not private.is_plain_text(content);
update public.article_comments set content = private.plain(content) where not private.is_plain_text(content);
update public.application_notes set content = private.plain(content) where not private.is_plain_text(content);
-- No author's doing: neither a new revision nor a new date.
alter table public.tips disable trigger user;
alter table public.articles disable trigger user;
update public.tips set
  title = coalesce(nullif(private.plain_line(title), ''), slug), category = private.plain_line(category),
  excerpt = private.plain(excerpt), author = private.plain_line(author), read_time = private.plain_line(read_time),
  difficulty = private.plain_line(difficulty)
where not (
  private.is_visible(title) and private.is_plain_line(title) and private.is_plain_line(category)
  and private.is_plain_line(author) and private.is_plain_text(coalesce(excerpt, '')) and private.is_plain_line(coalesce(read_time, ''))
  and private.is_plain_line(coalesce(difficulty, ''))
);
update public.articles set
  title = coalesce(nullif(private.plain_line(title), ''), slug), category = private.plain_line(category),
  excerpt = private.plain(excerpt), author_name = private.plain_line(author_name)
where not (
  private.is_visible(title) and private.is_plain_line(title) and private.is_plain_line(category)
  and private.is_plain_line(author_name) and private.is_plain_text(coalesce(excerpt, ''))
);
alter table public.tips enable trigger user;
alter table public.articles enable trigger user;
update public.tip_comments set hidden_reason = coalesce(nullif(private.plain(hidden_reason), ''), 'Masqué')
where hidden_reason is not null and not private.is_plain_text(hidden_reason);
update public.article_comments set hidden_reason = coalesce(nullif(private.plain(hidden_reason), ''), 'Masqué')
where hidden_reason is not null and not private.is_plain_text(hidden_reason);
update public.contact_messages set
  name = coalesce(nullif(private.plain_line(name), ''), email), subject = coalesce(nullif(private.plain_line(subject), ''), '-'),
  message = coalesce(nullif(private.plain(message), ''), '-')
where not (
  private.is_visible(name) and private.is_plain_line(name) and private.is_visible(subject) and private.is_plain_line(subject)
  and private.is_visible(message) and private.is_plain_text(message)
);
drop function private.plain_answers(text), private.plain_line(text), private.plain(text);

alter table public.applications
  add constraint applications_discord_username_plain check (private.is_plain_line(discord_username)),
  add constraint applications_availability_plain check (private.is_plain_text(availability)),
  add constraint applications_motivation_plain check (private.is_plain_text(motivation)),
  add constraint applications_experience_answers check (private.is_answers(experience));
alter table public.application_notes
  add constraint application_notes_content_plain check (private.is_visible(content) and private.is_plain_text(content));
alter table public.tip_comments
  add constraint tip_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  add constraint tip_comments_hidden_reason_plain check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason));
alter table public.article_comments
  add constraint article_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  add constraint article_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason));
alter table public.tips
  add constraint tips_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  add constraint tips_category_plain check (private.is_plain_line(category)),
  add constraint tips_excerpt_plain check (private.is_plain_text(excerpt)),
  add constraint tips_author_plain check (private.is_plain_line(author)),
  add constraint tips_read_time_plain check (private.is_plain_line(read_time)),
  add constraint tips_difficulty_plain check (private.is_plain_line(difficulty));
alter table public.articles
  add constraint articles_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  add constraint articles_category_plain check (private.is_plain_line(category)),
  add constraint articles_excerpt_plain check (private.is_plain_text(excerpt)),
  add constraint articles_author_name_plain check (private.is_plain_line(author_name));
alter table public.contact_messages
  add constraint contact_messages_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  add constraint contact_messages_subject_plain check (private.is_visible(subject) and private.is_plain_line(subject)),
  add constraint contact_messages_message_plain check (private.is_visible(message) and private.is_plain_text(message));

-- The word to a candidate goes into a mail: what cannot be seen is no word.
create or replace function private.date_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('accepted', 'rejected') and old.status not in ('accepted', 'rejected', 'withdrawn') then
    new.reviewed_at := now();
    new.staff_notes := case when private.is_visible(new.staff_notes) then btrim(new.staff_notes) end;
  end if;
  return new;
end
$$;
update public.applications set staff_notes = regexp_replace(
  staff_notes, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]', '', 'g'
) where staff_notes ~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]';
alter table public.applications
  add constraint applications_staff_notes_plain check (
    staff_notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  );

revoke execute on all functions in schema private from public;
-- The tables call these in the name of the caller who writes to them.
grant execute on function private.is_visible(text), private.is_plain_text(text), private.is_plain_line(text),
  private.is_answers(text) to authenticated, service_role;
