-- Comments that wait until the staff has read them: those with a word or a link of the club's list, and the first ones of a member.
-- docs/decisions/0200-held-comments.md has the reasons. A held comment is a hidden one with `held_for`.

-- One row. Callers reach it through functions: the list would teach how to get around it.
create table public.holding_rules (
  id boolean primary key default true check (id),
  held_words text[] not null default '{}' check (cardinality(held_words) <= 200),
  holds_links boolean not null default false,
  first_comments integer not null default 0 check (first_comments between 0 and 10)
);
insert into public.holding_rules default values;

alter table public.holding_rules enable row level security;
create policy "visitors and members have no access" on public.holding_rules to anon, authenticated using (false) with check (false);
revoke all on public.holding_rules from anon, authenticated;
grant all on public.holding_rules to service_role;

alter table public.article_comments add column held_for text check (held_for in ('words', 'links', 'first')),
  add constraint article_comments_held_are_hidden check (held_for is null or hidden_at is not null);
alter table public.tip_comments add column held_for text check (held_for in ('words', 'links', 'first')),
  add constraint tip_comments_held_are_hidden check (held_for is null or hidden_at is not null);
create index article_comments_held on public.article_comments (created_at desc, id) where held_for is not null;
create index tip_comments_held on public.tip_comments (created_at desc, id) where held_for is not null;

-- Words with one space between two, and at both ends. domain/content/reactions/holding.ts has the same rules.
create function private.spoken(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select ' ' || private.search_text(private.search_folded(words)) || ' '
$$;

-- Why a comment of this member is held; null when it isn't.
create function private.held_for(words text, author uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.holding_rules;
  said text;
  shown integer;
begin
  select * into rules from public.holding_rules;
  if author is null or (select c.is_staff from public.member_cards c where c.id = author) then
    return null;
  end if;
  said := private.spoken(words);
  if exists (
    select from unnest(rules.held_words) as listed
    where strpos(said, case when listed like '%*' then rtrim(private.spoken(listed)) else private.spoken(listed) end) > 0
  ) then
    return 'words';
  end if;
  if rules.holds_links
    and words ~* '://|www\.|[a-z0-9-]\.(com|net|org|fr|eu|be|ch|gg|io|tv|me|ru|xyz|shop|link|site|app|info|top)([^a-z0-9]|$)' then
    return 'links';
  end if;
  if rules.first_comments > 0 then
    select count(*) into shown from (
      (select from public.article_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
      union all
      (select from public.tip_comments c where c.user_id = author and c.hidden_at is null limit rules.first_comments)
    ) theirs;
    if shown < rules.first_comments then
      return 'first';
    end if;
  end if;
  return null;
end
$$;

create function private.hold_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.held_for := private.held_for(new.content, new.user_id);
  if new.held_for is not null then
    new.hidden_at := now();
    new.hidden_reason := 'En attente de lecture';
  end if;
  return new;
end
$$;
create trigger hold_comment before insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();
create trigger hold_comment before insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.hold_comment();

-- Changed words are held as new ones are, but for the first comments. An update of its own: the triggers of hiding follow it.
-- Its argument: the table of the comments.
create function private.hold_changed_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  cause text := private.held_for(new.content, new.user_id);
begin
  if cause in ('words', 'links') then
    execute format('update public.%I set hidden_reason = ''En attente de lecture'', held_for = $2 where id = $1', tg_argv[0])
      using new.id, cause;
  end if;
  return null;
end
$$;
create trigger hold_changed_comment after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('article_comments');
create trigger hold_changed_comment after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.content <> old.content and new.deleted_at is null)
  execute function private.hold_changed_comment('tip_comments');

-- As before, and the staff's reason ends the wait: the comment is hidden for that reason, or shown. Nobody hides what is held.
create or replace function private.record_hiding() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.hidden_reason is null then
    new.hidden_at := null;
    new.held_for := null;
    execute format('delete from public.%I where comment_id = $1', tg_argv[0]) using new.id;
  elsif new.held_for is distinct from old.held_for then
    new.hidden_at := now();
  elsif new.hidden_reason is distinct from old.hidden_reason then
    new.hidden_at := coalesce(old.hidden_at, now());
    new.held_for := null;
    execute format(
      'insert into public.%I (comment_id, hidden_by) values ($1, $2)
      on conflict (comment_id) do update set hidden_by = excluded.hidden_by', tg_argv[0]
    ) using new.id, (select auth.uid());
  end if;
  return new;
end
$$;

-- A held comment tells its members when it is shown.
drop trigger tell_members on public.article_comments;
create trigger tell_members after insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_at_last after update of hidden_reason on public.article_comments for each row
  when (old.held_for is not null and new.hidden_at is null) execute function private.tell_of_comment('article', 'articles');
drop trigger tell_members on public.tip_comments;
create trigger tell_members after insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('tip', 'tips');
create trigger tell_members_at_last after update of hidden_reason on public.tip_comments for each row
  when (old.held_for is not null and new.hidden_at is null) execute function private.tell_of_comment('tip', 'tips');

-- As before, with what its author and the staff learn of a held comment.
-- Comments on a content item with their first replies: newest first or most liked first, after a given one; the one thread that has the
-- comment `one`; or the replies to a `parent`, oldest first. Rows are read with the caller's rights: members read their own likes alone.
create or replace function public.comment_threads(
  kind text, item uuid, most integer, replies integer, by_likes boolean default false, after_likes integer default null,
  after_time timestamptz default null, after_id uuid default null, one uuid default null, parent uuid default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A comment `c` with its author `m`.
  comment_sql text := format(
    'select c.id, c.created_at, c.like_count, c.reply_count, jsonb_build_object(
       ''id'', c.id, ''user_id'', c.user_id, ''content'', c.content, ''created_at'', c.created_at,
       ''hidden_reason'', c.hidden_reason, ''held_for'', c.held_for, ''parent_id'', c.parent_id, ''edited_at'', c.edited_at, ''deleted_at'', c.deleted_at,
       ''like_count'', c.like_count, ''liked'', %s, ''author'', case when m.id is not null then
         jsonb_build_object(''username'', m.username, ''avatar_url'', m.avatar_url, ''is_staff'', m.is_staff, ''is_hidden'', m.is_hidden) end) as entry
     from public.%I c left join public.member_cards m on m.id = c.user_id where c.%I = $1',
    -- Visitors can't read likes.
    case when current_user = 'anon' then 'false' else format('exists (select from public.%I l where l.comment_id = c.id)', kind || '_comment_likes') end,
    kind || '_comments', kind || '_id'
  );
  -- Hidden replies don't count, and their authors read them.
  replies_sql text := comment_sql || ' and c.parent_id = %s %s order by c.created_at, c.id limit %s';
  keys text := case when by_likes then 'like_count, created_at, id' else 'created_at, id' end;
  newest_first text := replace(keys, ',', ' desc,') || ' desc';
  after_sql text;
  answer jsonb;
begin
  if parent is not null then
    after_sql := case when after_time is null then '' else 'and (c.created_at, c.id) > ($4, $5)' end;
    execute format('select coalesce(jsonb_agg(r.entry order by r.created_at, r.id), ''[]'') from (%s) r',
      format(replies_sql, '$6', after_sql, '$2'))
    into answer using item, least(greatest(most, 0), 200), after_likes, after_time, after_id, parent;
    return answer;
  end if;
  after_sql := case when after_time is null then '' else format('and (c.%s) < (%s)', replace(keys, ', ', ', c.'),
    case when by_likes then '$3, $4, $5' else '$4, $5' end) end;
  execute format(
    'select coalesce(jsonb_agg(t.entry || jsonb_build_object(''reply_count'', t.reply_count, ''replies'', (
       select coalesce(jsonb_agg(r.entry order by r.created_at, r.id), ''[]'') from (%s) r
     )) order by %s), ''[]'') from (%s and c.parent_id is null %s %s order by %s limit $2) t',
    format(replies_sql, 't.id', '', '$6'), newest_first, comment_sql, after_sql,
    case when one is null then '' else
      format('and c.id = (select coalesce(o.parent_id, o.id) from public.%I o where o.id = $7)', kind || '_comments') end,
    'c.' || replace(newest_first, ', ', ', c.')
  ) into answer
  using item, least(greatest(most, 0), 100), after_likes, after_time, after_id, least(greatest(replies, 0), case when one is null then 20 else 200 end), one;
  return answer;
end
$$;

-- As before, and says whether the changed comment is held.
create or replace function public.edit_comment(kind text, comment uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(edit_comment.kind);
  me uuid := auth.uid();
  written timestamptz;
  wait integer;
  is_held boolean;
begin
  wait := private.take_turn('comment', coalesce(me::text, 'no member'), 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  perform private.refuse_muted();
  execute format(
    'select c.created_at from public.%I c where c.id = $1 and c.user_id = $2 and c.hidden_at is null and c.deleted_at is null
     for update', name
  ) into written using edit_comment.comment, me;
  if written is null then
    return 'gone';
  end if;
  if written <= now() - interval '15 minutes' then
    return 'too-late';
  end if;
  execute format('update public.%I set content = $2, edited_at = now() where id = $1 and content <> $2', name)
    using edit_comment.comment, edit_comment.words;
  execute format('select c.held_for is not null from public.%I c where c.id = $1', name) into is_held using edit_comment.comment;
  return case when is_held then 'held' else 'done' end;
end
$$;

create function public.read_holding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return (
    select jsonb_build_object(
      'words', (select coalesce(jsonb_agg(word order by private.spoken(word) collate "C", word collate "C"), '[]') from unnest(r.held_words) word),
      'holds_links', r.holds_links, 'first_comments', r.first_comments
    ) from public.holding_rules r
  );
end
$$;

-- Changes what is given. Answers 'done', or 'too-many'.
create function public.change_holding(
  added text default null, removed text default null, links boolean default null, first_comments integer default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  rules public.holding_rules;
begin
  perform private.ask_for_staff();
  select * into rules from public.holding_rules for update;
  if added is not null then
    if btrim(private.spoken(added)) = '' or char_length(added) > 60 or not private.is_plain_text(added) then
      raise exception 'no word to hold' using errcode = 'check_violation';
    end if;
    if not exists (
      select from unnest(rules.held_words) word
      where private.spoken(word) = private.spoken(added) and (word like '%*') = (added like '%*')
    ) then
      if cardinality(rules.held_words) >= 200 then
        return 'too-many';
      end if;
      rules.held_words := rules.held_words || added;
    end if;
  end if;
  update public.holding_rules r set
    held_words = array_remove(rules.held_words, change_holding.removed),
    holds_links = coalesce(change_holding.links, r.holds_links),
    first_comments = coalesce(change_holding.first_comments, r.first_comments);
  return 'done';
end
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.read_holding(), public.change_holding(text, text, boolean, integer) from public, anon, authenticated;
grant execute on function public.read_holding(), public.change_holding(text, text, boolean, integer) to authenticated, service_role;
