-- Comments that answer each other: replies of one level, likes, edits within fifteen minutes, and deletion by the author.
-- docs/decisions/0140-replies.md has the reasons.

-- A comment stays when its author leaves, without a name. A hidden one is read by its author and the staff alone.
create table public.article_comments (
  id uuid primary key default gen_random_uuid(),
  article_id uuid not null references public.articles (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  -- The comment that a reply stands under.
  parent_id uuid references public.article_comments (id) on delete cascade,
  edited_at timestamptz,
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  -- Why it waits for the staff: docs/decisions/0200-held-comments.md.
  held_for text check (held_for in ('words', 'links', 'first')),
  -- Which comment a reply answers, so that its author is told: docs/decisions/0196-told-of-replies-and-members.md. When what is answered is
  -- gone, the reply stays.
  answered_id uuid references public.article_comments (id) on delete set null,
  constraint article_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint article_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint article_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason)),
  constraint article_comments_held_are_hidden check (held_for is null or hidden_at is not null)
);
create index article_comments_of_member on public.article_comments (user_id);
create index article_comments_latest on public.article_comments (created_at desc, id);
create index article_comments_hidden on public.article_comments (created_at desc, id) where hidden_at is not null;
create index article_comments_newest on public.article_comments (article_id, created_at desc, id desc) where parent_id is null;
create index article_comments_liked on public.article_comments (article_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index article_comments_replies on public.article_comments (parent_id, created_at, id);
-- Deleting an article or a tip finds its replies by these.
create index article_comments_of_article on public.article_comments (article_id);
create index article_comments_hidden_threads on public.article_comments (id) where hidden_at is not null and reply_count > 0;
create index article_comments_held on public.article_comments (created_at desc, id) where held_for is not null;
create index article_comments_answers on public.article_comments (answered_id);

create table public.tip_comments (
  id uuid primary key default gen_random_uuid(),
  tip_id uuid not null references public.tips (id) on delete cascade,
  user_id uuid references public.member_cards (id) on delete set null,
  content text not null check (
    content ~ '[^\s\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0]'
    and char_length(content) <= 2000
  ),
  created_at timestamptz not null default now(),
  hidden_at timestamptz,
  hidden_reason text check (btrim(hidden_reason) <> '' and char_length(hidden_reason) <= 500),
  parent_id uuid references public.tip_comments (id) on delete cascade,
  edited_at timestamptz,
  deleted_at timestamptz,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  held_for text check (held_for in ('words', 'links', 'first')),
  answered_id uuid references public.tip_comments (id) on delete set null,
  constraint tip_comments_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint tip_comments_content_plain check (private.is_visible(content) and private.is_plain_text(content)),
  constraint tip_comments_hidden_reason_plain
    check (private.is_visible(hidden_reason) and private.is_plain_text(hidden_reason)),
  constraint tip_comments_held_are_hidden check (held_for is null or hidden_at is not null)
);
create index tip_comments_of_member on public.tip_comments (user_id);
create index tip_comments_latest on public.tip_comments (created_at desc, id);
create index tip_comments_hidden on public.tip_comments (created_at desc, id) where hidden_at is not null;
create index tip_comments_newest on public.tip_comments (tip_id, created_at desc, id desc) where parent_id is null;
create index tip_comments_liked on public.tip_comments (tip_id, like_count desc, created_at desc, id desc)
  where parent_id is null;
create index tip_comments_replies on public.tip_comments (parent_id, created_at, id);
create index tip_comments_of_tip on public.tip_comments (tip_id);
create index tip_comments_hidden_threads on public.tip_comments (id) where hidden_at is not null and reply_count > 0;
create index tip_comments_held on public.tip_comments (created_at desc, id) where held_for is not null;
create index tip_comments_answers on public.tip_comments (answered_id);

-- Who hid a comment, for the staff alone. A table of its own, because members and staff are one database role: column grants can't tell
-- them apart.
create table public.article_comment_hidings (
  comment_id uuid primary key references public.article_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index article_comment_hidings_hidden_by on public.article_comment_hidings (hidden_by);

create table public.tip_comment_hidings (
  comment_id uuid primary key references public.tip_comments (id) on delete cascade,
  hidden_by uuid references public.member_cards (id) on delete set null
);
create index tip_comment_hidings_hidden_by on public.tip_comment_hidings (hidden_by);

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

-- A hidden comment takes its replies with it, whatever asks for them. Their own authors, the author of the hidden comment and the staff
-- read them. Functions, because a policy can't read its own table; asked once for each question.
create function private.hidden_article_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.article_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;

create function private.hidden_tip_threads() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(c.id), '{}') from public.tip_comments c
  where c.hidden_at is not null and c.reply_count > 0 and c.user_id is distinct from (select auth.uid())
$$;

alter table public.article_comments enable row level security;
alter table public.tip_comments enable row level security;
alter table public.article_comment_hidings enable row level security;
alter table public.tip_comment_hidings enable row level security;
alter table public.article_comment_likes enable row level security;
alter table public.tip_comment_likes enable row level security;

create policy "members comment for themselves" on public.article_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.articles where id = article_id));
create policy "staff hide comments" on public.article_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "visitors read comments on published articles" on public.article_comments for select to anon
  using (
    hidden_at is null and (select true from public.articles where id = article_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_article_threads())::uuid[]))
  );
create policy "members read shown comments and their own, staff all" on public.article_comments for select to authenticated
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.articles where id = article_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_article_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );

create policy "members comment for themselves" on public.tip_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "staff hide comments" on public.tip_comments for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "visitors read comments on published tips" on public.tip_comments for select to anon
  using (
    hidden_at is null and (select true from public.tips where id = tip_id)
    and (parent_id is null or parent_id <> all ((select private.hidden_tip_threads())::uuid[]))
  );
create policy "members read shown comments and their own, staff all" on public.tip_comments for select to authenticated
  using (
    (
      (hidden_at is null or user_id = (select auth.uid())) and (select true from public.tips where id = tip_id)
      and (
        parent_id is null or user_id = (select auth.uid())
        or parent_id <> all ((select private.hidden_tip_threads())::uuid[])
      )
    )
    or (select private.is_staff())
  );

create policy "staff read who hid comments of others" on public.article_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.article_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );

create policy "staff read who hid comments of others" on public.tip_comment_hidings for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.tip_comments c where c.id = comment_id and c.user_id = (select auth.uid()))
  );

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

create view private.export_article_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.article_comment_likes l;

create view private.export_tip_comment_likes as
select l.user_id as member, to_jsonb(l) as entry from public.tip_comment_likes l;

-- A retry or a double click is the same comment; the same words to another comment are another reply. No unique index: the same text may
-- come again after ten minutes.
create function private.refuse_same_article_comment() returns trigger
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
create trigger refuse_same_comment before insert on public.article_comments
  for each row execute function private.refuse_same_article_comment();

create function private.refuse_same_tip_comment() returns trigger
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
create trigger refuse_same_comment before insert on public.tip_comments
  for each row execute function private.refuse_same_tip_comment();

-- A reason hides a comment, null restores it. The trigger writes when and by whom; its argument is the table of hidings. Of a held comment,
-- the staff's reason ends the wait: it is hidden for that reason, or shown. While it is held, it has no row there.
create function private.record_hiding() returns trigger
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
create trigger record_hiding before update of hidden_reason on public.article_comments
  for each row execute function private.record_hiding('article_comment_hidings');
create trigger record_hiding before update of hidden_reason on public.tip_comments
  for each row execute function private.record_hiding('tip_comment_hidings');

-- Its argument: the table of the comments.
create function private.count_comment_likes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format('update public.%I set like_count = like_count + $2 where id = $1', tg_argv[0])
    using case tg_op when 'INSERT' then new.comment_id else old.comment_id end, case tg_op when 'INSERT' then 1 else -1 end;
  return null;
end
$$;
create trigger count_likes after insert or delete on public.article_comment_likes for each row
  execute function private.count_comment_likes('article_comments');
create trigger count_likes after insert or delete on public.tip_comment_likes for each row
  execute function private.count_comment_likes('tip_comments');

-- A reply to a reply goes to the same parent, and keeps the comment that was named as parent: it is one of this thread. The lock keeps the
-- parent until the reply is there. Its arguments: the table of the comments, and its column for the content item.
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
  new.answered_id := new.parent_id;
  new.parent_id := root;
  return new;
end
$$;
create trigger place_reply before insert on public.article_comments for each row when (new.parent_id is not null)
  execute function private.place_reply('article_comments', 'article_id');
create trigger place_reply before insert on public.tip_comments for each row when (new.parent_id is not null)
  execute function private.place_reply('tip_comments', 'tip_id');

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
create trigger count_comments after insert or delete or update of hidden_reason, deleted_at on public.article_comments
  for each row execute function private.count_comments('article_comments', 'article_id', 'articles');
create trigger count_comments after insert or delete or update of hidden_reason, deleted_at on public.tip_comments
  for each row execute function private.count_comments('tip_comments', 'tip_id', 'tips');

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
create trigger remove_remains after delete on public.article_comments for each row when (old.parent_id is not null)
  execute function private.clear_deleted_comment('article_comments');
create trigger remove_remains after delete on public.tip_comments for each row when (old.parent_id is not null)
  execute function private.clear_deleted_comment('tip_comments');

create function private.comments_table(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if kind is null or kind not in ('article', 'tip') then
    raise exception 'no such kind' using errcode = 'invalid_parameter_value';
  end if;
  return kind || '_comments';
end
$$;

-- Changes the words of the caller's own comment, within fifteen minutes, unless they are muted. Answers 'done', 'held' when the staff reads
-- it first, 'gone' or 'too-late'.
create function public.edit_comment(kind text, comment uuid, words text) returns text
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
-- Its author and the staff learn of a held comment.
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

-- The members whom a text names. A username that a text names has no spaces; its key has none either. domain/content/reactions/mentions.ts
-- has the same rule, and its reasons. No class of the database's locale is in it.
create function private.mentioned_members(words text) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct named.id), '{}') from private.mentions_in(words) found
    cross join lateral (
      select p.id, p.is_hidden from private.usernames_in(found) with ordinality as names (username, place)
        join public.profiles p on p.username_key = private.folded_username(names.username)
      order by names.place limit 1
    ) named
  where not named.is_hidden
$$;

-- Members whose username begins so, without those who hide their page.
create function public.find_mentionable(begun text) returns table (id uuid, username text, avatar_url text, is_staff boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.username, c.avatar_url, c.is_staff
  from public.profiles p join public.member_cards c on c.id = p.id
  where p.username_key like regexp_replace(private.folded_username(left(begun, 40)), '([%_\\])', '\\\1', 'g') || '%'
    and private.folded_username(begun) <> '' and not c.is_hidden
  order by char_length(p.username_key), p.username_key limit 6
$$;

-- Whether a notification's comment is hidden.
create function private.is_hidden_comment(comment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.article_comments c where c.id = comment and c.hidden_at is not null)
    or exists (select from public.tip_comments c where c.id = comment and c.hidden_at is not null)
$$;

-- What follows the first ten "@" of a comment, without those of a quoted passage and of addresses, in their order.
create function private.mentions_in(words text) returns setof text
language sql immutable set search_path = '' as $$
  select found[1] from regexp_matches(
    regexp_replace(words, '^(> [^\n]*(\n|$))+', ''),
    '[hH][tT][tT][pP][sS]?://[^\u0001-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000<>"«»]+'
      || '|(?<![^\u0001-\u002e\u003a-\u003f\u005b-\u005e\u0060\u007b-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
      || '\u1680\u2000-\u200a\u200d\u2010-\u2029\u202f-\u205f\u2190-\u2bff\u3000-\u3003\u3008-\u3011\ufe0f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65'
      || '\U0001f000-\U0001faff])'
      || '@([^\u0001-\u0026\u0028-\u002c\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
      || '\u1680\u2000-\u200a\u2010-\u2018\u201a-\u2029\u202f-\u205f\u3000-\u3003\u3008-\u3011\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]{1,40})',
    'g'
  ) with ordinality as matches (found, place)
  where found[1] is not null order by place limit 10
$$;

-- What may be the username in one of them, the longest first. Apostrophes, "-", "." and signs such as emojis stand in usernames, and behind them.
create function private.usernames_in(found text) returns setof text
language sql immutable set search_path = '' as $$
  select left(found, size) from generate_series(char_length(found), 1, -1) size
  where substr(found, size + 1, 1) ~ '^(?:$|[\u0027\u002d\u002e\u2019\u200d\u2190-\u2bff\ufe0f\U0001f000-\U0001faff])'
  order by size desc
$$;

-- Of what a published item's page shows of its comments. The item's count tells of those that come and go. Its argument: the kind.
create function private.log_comment_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tip_comments' then
    perform private.log_change(tg_argv[0], t.id, 'all') from public.tips t where t.id = new.tip_id and t.is_published;
  else
    perform private.log_change(tg_argv[0], a.id, 'all') from public.articles a where a.id = new.article_id and a.is_published;
  end if;
  return null;
end
$$;
create trigger log_change after update of content, hidden_reason, deleted_at on public.tip_comments for each row
  execute function private.log_comment_change('tip_comments');
-- At the end of the transaction: the comments of an item share the row, and the likes of a member who leaves lock one comment after another.
create constraint trigger log_likes after update of like_count on public.tip_comments deferrable initially deferred for each row
  execute function private.log_comment_change('tip_comment_likes');
create trigger log_change after update of content, hidden_reason, deleted_at on public.article_comments for each row
  execute function private.log_comment_change('article_comments');
create constraint trigger log_likes after update of like_count on public.article_comments deferrable initially deferred for each row
  execute function private.log_comment_change('article_comment_likes');

create trigger a_limit_rows_begin before insert or update or delete on public.tip_comments for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.tip_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('comment', '20', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.article_comments for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.article_comments for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('comment', '20', '10 minutes');

create trigger a_limit_turns before insert or delete on public.article_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');
create trigger a_limit_rows_begin before insert or update or delete on public.article_comment_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.article_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

create trigger a_limit_turns before insert or delete on public.tip_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');
create trigger a_limit_rows_begin before insert or update or delete on public.tip_comment_likes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.tip_comment_likes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.article_comments, public.tip_comments, public.article_comment_hidings, public.tip_comment_hidings,
  public.article_comment_likes, public.tip_comment_likes from anon, authenticated;
grant select on public.article_comments, public.tip_comments to anon, authenticated;
grant select on public.article_comment_hidings, public.tip_comment_hidings to authenticated;
grant select, delete on public.article_comment_likes, public.tip_comment_likes to authenticated;
grant insert (article_id, user_id, content, parent_id) on public.article_comments to authenticated;
grant update (hidden_reason) on public.article_comments to authenticated;
grant insert (tip_id, user_id, content, parent_id) on public.tip_comments to authenticated;
grant update (hidden_reason) on public.tip_comments to authenticated;
grant insert (comment_id, user_id) on public.article_comment_likes to authenticated;
grant insert (comment_id, user_id) on public.tip_comment_likes to authenticated;
grant all on public.article_comments, public.tip_comments, public.article_comment_hidings, public.tip_comment_hidings,
  public.article_comment_likes, public.tip_comment_likes to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid),
  public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamp with time zone, uuid, uuid, uuid),
  public.find_mentionable(text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.hidden_article_threads(), private.hidden_tip_threads() to anon, authenticated;
grant execute on function
  public.comment_threads(text, uuid, integer, integer, boolean, integer, timestamp with time zone, uuid, uuid, uuid) to anon, authenticated, service_role;
grant execute on function public.edit_comment(text, uuid, text), public.delete_comment(text, uuid),
  public.find_mentionable(text) to authenticated;
