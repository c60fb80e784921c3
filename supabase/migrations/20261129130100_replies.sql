-- Comments that answer each other: replies of one level, likes, edits within fifteen minutes, and deletion by the author.
-- docs/decisions/0140-replies.md has the reasons.

alter table public.article_comments
  add column parent_id uuid references public.article_comments (id) on delete cascade,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add column like_count integer not null default 0 check (like_count >= 0),
  add column reply_count integer not null default 0 check (reply_count >= 0);
alter table public.tip_comments
  add column parent_id uuid references public.tip_comments (id) on delete cascade,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  add column like_count integer not null default 0 check (like_count >= 0),
  add column reply_count integer not null default 0 check (reply_count >= 0);

drop index public.article_comments_newest;
create index article_comments_newest on public.article_comments (article_id, created_at desc, id desc) where parent_id is null;
create index article_comments_liked on public.article_comments (article_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index article_comments_replies on public.article_comments (parent_id, created_at, id);
drop index public.tip_comments_newest;
create index tip_comments_newest on public.tip_comments (tip_id, created_at desc, id desc) where parent_id is null;
create index tip_comments_liked on public.tip_comments (tip_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index tip_comments_replies on public.tip_comments (parent_id, created_at, id);
-- Deleting an article or a tip finds its replies by these.
create index article_comments_of_article on public.article_comments (article_id);
create index tip_comments_of_tip on public.tip_comments (tip_id);

grant insert (parent_id) on public.article_comments to authenticated;
grant insert (parent_id) on public.tip_comments to authenticated;

create table public.article_comment_likes (
  comment_id uuid not null references public.article_comments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index article_comment_likes_of_member on public.article_comment_likes (user_id);
create table public.tip_comment_likes (
  comment_id uuid not null references public.tip_comments (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index tip_comment_likes_of_member on public.tip_comment_likes (user_id);

alter table public.article_comment_likes enable row level security;
alter table public.tip_comment_likes enable row level security;

-- `exists` applies the policies of the comments.
create policy "members read their own likes of comments" on public.article_comment_likes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members like for themselves" on public.article_comment_likes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.article_comments c where c.id = comment_id and c.deleted_at is null)
  );
create policy "members take off their own likes" on public.article_comment_likes for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own likes of comments" on public.tip_comment_likes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members like for themselves" on public.tip_comment_likes for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and exists (select from public.tip_comments c where c.id = comment_id and c.deleted_at is null)
  );
create policy "members take off their own likes" on public.tip_comment_likes for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.article_comment_likes, public.tip_comment_likes from anon, authenticated;
grant select, insert (comment_id, user_id), delete on public.article_comment_likes, public.tip_comment_likes to authenticated;
grant all on public.article_comment_likes, public.tip_comment_likes to service_role;

create view private.export_article_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.article_comment_likes l;
create view private.export_tip_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.tip_comment_likes l;

-- Its argument: the table of the comments.
create function private.count_comment_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.%I set like_count = like_count + $2 where id = $1', tg_argv[0])
    using case tg_op when 'INSERT' then new.comment_id else old.comment_id end, case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end
$$;

-- A reply to a reply goes to the same parent. The lock keeps the parent until the reply is there.
-- Its arguments: the table of the comments, and its column for the content item.
create function private.place_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  root uuid;
begin
  execute format(
    'select coalesce(c.parent_id, c.id) from public.%1$I c
     where c.id = $1 and c.%2$I = ($2 ->> %2$L)::uuid and c.hidden_at is null and c.deleted_at is null', tg_argv[0], tg_argv[1]
  ) into root using new.parent_id, to_jsonb(new);
  if root is not null then
    execute format('select c.id from public.%I c where c.id = $1 and c.hidden_at is null for key share', tg_argv[0])
      into root using root;
  end if;
  if root is null then
    raise exception 'the answered comment is gone' using errcode = 'foreign_key_violation', constraint = 'answered_comment';
  end if;
  new.parent_id := root;
  return new;
end
$$;

-- Hidden and deleted comments don't count, and no replies to a hidden one.
-- Its arguments: the table of the comments, its column for the content item, and the table of the items.
create function private.count_comments() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent uuid := case tg_op when 'DELETE' then old.parent_id else new.parent_id end;
  before integer := case when tg_op <> 'INSERT' then (old.hidden_at is null and old.deleted_at is null)::integer else 0 end;
  after integer := case when tg_op <> 'DELETE' then (new.hidden_at is null and new.deleted_at is null)::integer else 0 end;
  is_shown boolean := true;
begin
  if parent is not null then
    execute format(
      'update public.%I set reply_count = reply_count + $2 where id = $1 returning hidden_at is null', tg_argv[0]
    ) into is_shown using parent, after - before;
  else
    if tg_op <> 'INSERT' and old.hidden_at is null then
      before := before + old.reply_count;
    end if;
    if tg_op <> 'DELETE' and new.hidden_at is null then
      after := after + new.reply_count;
    end if;
  end if;
  if is_shown and before <> after then
    execute format('update public.%I set comment_count = comment_count + $2 where id = ($1 ->> %L)::uuid', tg_argv[2], tg_argv[1])
      using case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end, after - before;
  end if;
  return null;
end
$$;

-- The last reply takes the remains of the comment that it answered with it. Its argument: the table of the comments.
create function private.clear_deleted_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'delete from public.%1$I c where c.id = $1 and c.deleted_at is not null
     and not exists (select from public.%1$I r where r.parent_id = c.id)', tg_argv[0]
  ) using old.parent_id;
  return null;
end
$$;

drop trigger count_comments on public.article_comments;
drop trigger count_comments on public.tip_comments;
drop function private.count_article_comments();
drop function private.count_tip_comments();

do $$
declare
  kind text;
  comments text;
begin
  foreach kind in array array['article', 'tip'] loop
    comments := kind || '_comments';
    execute format(
      'create trigger count_likes after insert or delete on public.%I for each row
       execute function private.count_comment_likes(%L)', kind || '_comment_likes', comments
    );
    execute format(
      'create trigger a_limit_turns before insert or delete on public.%I for each row
       when (current_user in (''anon'', ''authenticated'')) execute function private.limit_turns(''like'', ''120'', ''10 minutes'')',
      kind || '_comment_likes'
    );
    execute format(
      'create trigger a_limit_rows_begin before insert or update or delete on public.%I for each statement
       when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows()', kind || '_comment_likes'
    );
    execute format(
      'create trigger a_limit_rows before insert or update or delete on public.%I for each row
       when (current_user in (''anon'', ''authenticated'')) execute function private.limit_rows()', kind || '_comment_likes'
    );
    execute format(
      'create trigger place_reply before insert on public.%I for each row when (new.parent_id is not null)
       execute function private.place_reply(%L, %L)', comments, comments, kind || '_id'
    );
    execute format(
      'create trigger count_comments after insert or delete or update of hidden_reason, deleted_at on public.%I
       for each row execute function private.count_comments(%L, %L, %L)', comments, comments, kind || '_id', kind || 's'
    );
    execute format(
      'create trigger remove_remains after delete on public.%I for each row when (old.parent_id is not null)
       execute function private.clear_deleted_comment(%L)', comments, comments
    );
  end loop;
end
$$;

-- The same words to another comment are another reply.
create or replace function private.refuse_same_article_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.article_comments
    where article_id = new.article_id and user_id = new.user_id and content = new.content
      and parent_id is not distinct from new.parent_id and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create or replace function private.refuse_same_tip_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.member_cards where id = new.user_id for update;
  if exists (
    select from public.tip_comments
    where tip_id = new.tip_id and user_id = new.user_id and content = new.content
      and parent_id is not distinct from new.parent_id and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same comment is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;

create function private.comments_table(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('article', 'tip') then
    raise exception 'no such kind' using errcode = 'invalid_parameter_value';
  end if;
  return kind || '_comments';
end
$$;

-- Changes the words of the caller's own comment, within fifteen minutes. Answers 'done', 'gone' or 'too-late'.
create function public.edit_comment(kind text, comment uuid, words text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(edit_comment.kind);
  me uuid := auth.uid();
  written timestamptz;
  wait integer;
begin
  wait := private.take_turn('comment', coalesce(me::text, 'no member'), 20);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
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
  return 'done';
end
$$;

-- Deletes the caller's own comment. One with replies stays without name and words. Idempotent.
create function public.delete_comment(kind text, comment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  name text := private.comments_table(delete_comment.kind);
  found_id uuid;
  is_answered boolean;
begin
  execute format('select c.id from public.%I c where c.id = $1 and c.user_id = $2 for update', name)
    into found_id using delete_comment.comment, auth.uid();
  if found_id is null then
    return;
  end if;
  execute format('select exists (select from public.%I c where c.parent_id = $1)', name) into is_answered using found_id;
  if is_answered then
    execute format('delete from public.%I where comment_id = $1', delete_comment.kind || '_comment_likes') using found_id;
    execute format(
      'update public.%I set user_id = null, content = ''Commentaire supprimé'', edited_at = null, deleted_at = now() where id = $1',
      name
    ) using found_id;
  else
    execute format('delete from public.%I where id = $1', name) using found_id;
  end if;
end
$$;

-- Comments on a content item with their first replies: newest first or most liked first, after a given one; the one thread that has the
-- comment `one`; or the replies to a `parent`, oldest first. Rows are read with the caller's rights: members read their own likes alone.
create function public.comment_threads(
  kind text, item uuid, most integer, replies integer, by_likes boolean default false, after_likes integer default null,
  after_time timestamptz default null, after_id uuid default null, one uuid default null, parent uuid default null
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A comment `c` with its author `m`.
  comment_sql text := format(
    'select c.id, c.created_at, c.like_count, c.reply_count, jsonb_build_object(
       ''id'', c.id, ''user_id'', c.user_id, ''content'', c.content, ''created_at'', c.created_at,
       ''hidden_reason'', c.hidden_reason, ''parent_id'', c.parent_id, ''edited_at'', c.edited_at, ''deleted_at'', c.deleted_at,
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

revoke execute on all functions in schema private from public;
revoke all on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid),
  public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamptz, uuid, uuid, uuid)
  from public, anon, authenticated;
grant execute on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid) to authenticated;
grant execute on function public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamptz, uuid, uuid, uuid)
  to anon, authenticated, service_role;
