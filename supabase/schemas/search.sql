-- What visitors find by words. docs/decisions/0114-search.md has the reasons. domain/search/ has the same rules for memory and for marks:
-- "e-sport" and "esport" are one word, and the names of the club's games are found with and without their blanks.

-- Stems without a list of stop words: domain/search/words.ts leaves out the common ones of a question.
create text search dictionary private.french_stems (template = pg_catalog.snowball, language = 'french');
create text search configuration private.french (copy = pg_catalog.simple);
alter text search configuration private.french
  alter mapping for asciiword, word with private.french_stems;

-- What the search reads: a row for each item that visitors see.
create table private.search_entries (
  kind text not null check (kind in ('article', 'tip', 'match', 'team', 'person')),
  item uuid not null,
  slug text not null,
  title text not null,
  -- When it is published, or begins. A publication ahead isn't found yet.
  at timestamptz,
  body text not null,
  -- The body without accents and capitals, to find where a passage begins.
  folded text not null,
  title_words tsvector not null,
  words tsvector not null,
  primary key (kind, item)
);
create index search_entries_words on private.search_entries using gin (words);
create index search_entries_title_words on private.search_entries using gin (title_words);
create index search_entries_of_slug on private.search_entries (kind, slug);

-- All words of the entries and their stems, to know which differ from another by one letter.
create table private.search_words (
  word text primary key
);

create function private.text_of_html(html text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', ' ', 'g'),
    '&#39;', ''''), '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&apos;', ''''), '&amp;', '&')
$$;

-- Without the numbers of its diagrams.
create function private.text_of_markdown(markdown text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(markdown, '```schema.*?```', ' ', 'g'),
      '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g'
    ),
    '[*_#>`|~]+', ' ', 'g'
  )
$$;

alter table private.search_entries enable row level security;
alter table private.search_words enable row level security;

create policy "visitors and members have no access" on private.search_entries to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.search_words to anon, authenticated
  using (false) with check (false);

-- What is searched of each item. U+001F is between two fields of a text: `fieldEnd` of domain/search/marks.ts.
create view private.search_sources as
  select 'article' as kind, a.id as item, a.slug, a.title, a.published_at as at,
    concat_ws(
      E'\x1f', nullif(a.excerpt, ''), private.text_of_html(a.content), nullif(a.category_label, ''),
      nullif(replace(a.tags, E'\n', ' '), '')
    ) as body
  from public.articles a where a.is_published
  union all
  select 'tip', t.id, t.slug, t.title, t.published_at,
    concat_ws(E'\x1f', nullif(t.excerpt, ''), private.text_of_markdown(t.content), nullif(t.category_label, ''))
  from public.tips t where t.is_published
  union all
  select 'match', m.id, m.slug, t.game || ' – ' || m.opponent, m.start,
    concat_ws(E'\x1f', m.competition, nullif(m.stage, ''), nullif(m.notes, ''), nullif(array_to_string(m.lineup, ', '), ''))
  from public.matches m join public.teams t on t.slug = m.team where m.is_published and t.is_published
  union all
  select 'team', t.id, t.slug, t.game, null::timestamptz,
    concat_ws(E'\x1f', nullif(t.title, ''), nullif(t.lead, ''), nullif(t.tier, ''), nullif(t.description, ''), (
      select string_agg(concat_ws(' ', h.title, h.result, h.year), E'\x1f' order by h.place, h.id)
      from public.honours h where h.team = t.slug and h.is_published
    ))
  from public.teams t where t.is_published
  union all
  select 'person', p.id, p.slug, p.name, null::timestamptz,
    concat_ws(
      E'\x1f', nullif(p.experience, ''), nullif(p.story, ''), nullif(array_to_string(p.qualities, ', '), ''), own.roles
    )
  from public.people p cross join lateral (
    select string_agg(concat_ws(E'\x1f', m.role, nullif(m."position", ''), t.game), E'\x1f' order by m.place, m.id) as roles
    from public.memberships m join public.teams t on t.slug = m.team
    where m.person = p.slug and m.is_published and t.is_published
  ) own
  where p.is_published and own.roles is not null;

-- Without accents and capitals. Everything between the words stays.
create function private.search_folded(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(words, NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]', '', 'g'
      )),
      'øłđς', 'oldσ'
    ),
    'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$$;

-- Folded words with one space between two. Its separators are numbers, not classes: these depend on the database's locale.
create function private.search_text(folded text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    folded,
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u0600-\u061f\u0640\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe4f\uff00-\uff0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ff]+',
    ' ', 'g'
  ))
$$;

-- The stem of a folded word. Only words of the letters a to z have another stem than themselves; participles in "ée" have that of "é".
create function private.search_stem(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when word ~ '^[a-z]+$' then (ts_lexize('private.french_stems'::regdictionary, regexp_replace(word, 'ees?$', 'e')))[1]
    else word
  end
$$;

-- The words of a text and their stems. Positions aren't needed.
create function private.search_vector(folded text) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
  select strip(
    to_tsvector('pg_catalog.simple'::regconfig, words)
    || to_tsvector('private.french'::regconfig, regexp_replace(words, '([a-z])ees?(?= |$)', '\1e', 'g'))
  )
  from private.search_text(left(folded, 100000)) words
$$;

-- Writes the entries of items of one kind anew, all at once: a team with a new name has thousands of matches.
create function private.write_search_entries(of_kind text, of_items uuid[]) returns void
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  before text[];
  after text[];
begin
  -- One after another: two that add the same words would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('search words', 0));
  with gone as (
    delete from private.search_entries e where e.kind = of_kind and e.item = any (of_items) returning e.words
  )
  select array_agg(distinct word) into before from gone, unnest(tsvector_to_array(gone.words)) word;
  with written as (
    insert into private.search_entries (kind, item, slug, title, at, body, folded, title_words, words)
    select s.kind, s.item, s.slug, s.title, s.at, s.body, private.search_indexed(s.body),
      private.search_vector(private.search_indexed(s.title)),
      private.search_vector(private.search_indexed(s.title || ' ' || s.body))
    from private.search_sources s where s.kind = of_kind and s.item = any (of_items)
    returning words
  )
  select array_agg(distinct word) into after from written, unnest(tsvector_to_array(written.words)) word;
  insert into private.search_words (word) select unnest(after) on conflict do nothing;
  delete from private.search_words w
  where w.word in (select unnest(before) except select unnest(after))
    and not exists (select from private.search_entries e where e.words @@ (private.search_lexeme(w.word))::tsquery);
end
$$;

-- After a write of an article, a tip or a match: its kind is the trigger's argument.
create function private.follow_searched() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_search_entries(tg_argv[0], array[case when tg_op = 'DELETE' then old.id else new.id end]);
  return null;
end
$$;
-- A list of columns is of what a statement names: a content's new category changes the label in a trigger of its own.
create trigger follow_searched after insert or delete on public.articles
  for each row execute function private.follow_searched('article');
create trigger follow_searched after insert or delete on public.tips
  for each row execute function private.follow_searched('tip');
create trigger follow_searched_change
  after update of title, slug, excerpt, content, category, category_label, is_published, published_at on public.tips
  for each row execute function private.follow_searched('tip');
create trigger follow_searched after insert or delete on public.matches
  for each row execute function private.follow_searched('match');
create trigger follow_searched_change
  after update of slug, team, opponent, competition, stage, notes, lineup, start, is_published on public.matches
  for each row execute function private.follow_searched('match');
create trigger follow_searched after insert or update or delete on public.people
  for each row execute function private.follow_searched('person');
create trigger follow_searched_change
  after update of title, slug, excerpt, content, category, category_label, tags, is_published, published_at on public.articles
  for each row execute function private.follow_searched('article');

-- A team's game stands in the titles of its matches and in the texts of its people.
create function private.follow_searched_team() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  team public.teams := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.write_search_entries('team', array[team.id]);
  if tg_op = 'UPDATE' and old.game = new.game and old.is_published = new.is_published then
    return null;
  end if;
  perform private.write_search_entries('match', array(select m.id from public.matches m where m.team = team.slug));
  perform private.write_search_entries('person', array(
    select p.id from public.people p where p.slug in (select m.person from public.memberships m where m.team = team.slug)
  ));
  return null;
end
$$;
create trigger follow_searched after insert or update or delete on public.teams
  for each row execute function private.follow_searched_team();

-- After a write of what stands in the entry of another record, and in that of the one before: its kind is the trigger's argument.
create function private.follow_part_of_searched() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_argv[0] = 'team' then
    perform private.write_search_entries('team', array(
      select t.id from public.teams t where t.slug in (to_jsonb(old) ->> 'team', to_jsonb(new) ->> 'team')
    ));
  else
    perform private.write_search_entries('person', array(
      select p.id from public.people p where p.slug in (to_jsonb(old) ->> 'person', to_jsonb(new) ->> 'person')
    ));
  end if;
  return null;
end
$$;
create trigger follow_searched after insert or update or delete on public.memberships
  for each row execute function private.follow_part_of_searched('person');
create trigger follow_searched after insert or update or delete on public.honours
  for each row execute function private.follow_part_of_searched('team');

-- A lexeme as a question has it.
create function private.search_lexeme(word text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''''
$$;

-- The question for a word: the word, its stem and, of the last one, all words that begin with it.
create function private.search_part(word text, is_last boolean) returns tsquery
language sql immutable set search_path = '' as $$
  select (concat_ws(' | ',
    private.search_lexeme(word), private.search_lexeme(private.search_stem(word)),
    case when is_last then private.search_lexeme(word) || ':*' end
  ))::tsquery
$$;

-- The question for the words of entries that differ from this one by one letter, or by two neighbours that changed places; null without
-- any.
create function private.search_near(word text) returns tsquery
language sql stable set search_path = '' as $$
  with letters as (
    select chr(code) as letter from generate_series(97, 122) code union all select chr(code) from generate_series(48, 57) code
  ), cuts as (
    select left(word, at) as head, substr(word, at + 1) as tail from generate_series(0, char_length(word)) at
  ), words as (
    select head || substr(tail, 2) as near from cuts
    union select head || substr(tail, 2, 1) || left(tail, 1) || substr(tail, 3) from cuts where char_length(tail) > 1
    union select head || letter || tail from cuts, letters
    union select head || letter || substr(tail, 2) from cuts, letters where tail <> ''
  ), lexemes as (
    select near as lexeme from words where near <> word union select private.search_stem(near) from words where near <> word
  )
  select string_agg(private.search_lexeme(w.word), ' | ')::tsquery
  from private.search_words w where w.word = any (array(select lexeme from lexemes))
$$;

-- One question for all of these.
create function private.search_all(questions tsquery[]) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg('(' || question::text || ')', ' & ')::tsquery from unnest(questions) question
$$;

-- Where a passage of a folded text begins: at the first word that begins as one of these.
create function private.search_place(folded text, beginnings text[]) returns integer
language sql immutable set search_path = '' as $$
  select greatest(1, regexp_instr(folded, '\m(' || array_to_string(beginnings, '|') || ')') - 120)
$$;

-- What is published and answers a question: `most` of each kind, and how many there are. It reads past row security, which lets no search
-- use an index; its statement is planned for its question. A publication ahead isn't found yet. Matches near to now come first; people have
-- role, team and photo. `beginnings`: of the words around which a passage is wanted; null for none. The planner knows the size of the table
-- and not of the texts beside it, so that reading all seems cheap to it: `enable_seqscan`.
create function private.entries_for(question tsquery, kinds text[], most integer, beginnings text[]) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  return (
    with found as materialized (
      select e.kind, e.item, e.slug, e.at, case when e.at is null then char_length(e.title) end as length
      from private.search_entries e where e.words @@ question and (e.kind not in ('article', 'tip') or e.at <= now())
    ), titled as materialized (
      select e.kind, e.item from private.search_entries e where e.title_words @@ question
    ), best as (
      select k.kind, k.place as kind_place, b.item, b.place, b.at, b.slug
      from unnest(entries_for.kinds) with ordinality k (kind, place) cross join lateral (
        select f.item, f.at, f.slug, row_number() over (
          order by t.item is not null desc, case when f.kind = 'match' then abs(extract(epoch from f.at - now())) end,
            f.at desc nulls last, f.length, f.slug
        ) as place
        from found f left join titled t on t.kind = f.kind and t.item = f.item
        where f.kind = k.kind
        order by place
        limit least(greatest(entries_for.most, 0), 50)
      ) b
      where k.place <= 5
    ), hits as (
      select b.*, e.title, e.body,
        case when beginnings is null then 1 else private.search_place(e.folded, beginnings) end as text_place,
        case when b.kind = 'person' then (
          select jsonb_build_object('role', m.role, 'game', t.game, 'photo', p.photo)
          from public.people p
            join public.memberships m on m.person = p.slug and m.is_published
            join public.teams t on t.slug = m.team and t.is_published
          where p.id = b.item
          order by m.departed is not null, m.place, m.id limit 1
        ) end as person
      from best b join private.search_entries e on e.kind = b.kind and e.item = b.item
    )
    select jsonb_build_object(
      'hits', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'kind', h.kind, 'item', h.item, 'slug', h.slug, 'title', h.title, 'at', h.at, 'person', h.person,
            'text', case when beginnings is null then '' else substr(h.body, h.text_place, 420) end, 'is_tail', h.text_place > 1
          )
          order by h.kind_place, h.place
        )
        from hits h
      ), '[]'),
      'totals', jsonb_build_object('article', 0, 'tip', 0, 'match', 0, 'team', 0, 'person', 0) || coalesce((
        select jsonb_object_agg(n.kind, n.number) from (select f.kind, count(*) as number from found f group by f.kind) n
      ), '{}')
    )
  );
end
$$;

-- What is published and has all of these words, folded, or the name of a game. A word that no entry has is taken for a typing error.
create function private.find_entries(words text[], kinds text[], most integer, with_text boolean) returns jsonb
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare
  -- Callers may send anything, arrays of arrays too: as much is read as the site asks for.
  asked text[] := array(
    select left(folded, 40)
    from unnest(find_entries.words) with ordinality list (given, place),
      private.search_text(private.search_indexed(left(given, 200))) folded
    where place <= 8 and folded <> '' order by place
  );
  questions tsquery[] := '{}';
  -- At each place the word that may have a typing error; null for the name of a game.
  plain text[] := '{}';
  beginnings text[] := '{}';
  part record;
  answer jsonb;
  near text[] := '{}';
begin
  for part in
    select s.words, s.joined, s.place = count(*) over () as is_last
    from private.search_spelled(asked) with ordinality s (words, joined, place) order by s.place
  loop
    questions := questions || (concat_ws(' | ',
      '(' || private.search_all(array(
        select private.search_part(word, part.is_last and place = cardinality(part.words))
        from unnest(part.words) with ordinality list (word, place) order by place
      ))::text || ')',
      case when part.joined is not null then private.search_part(part.joined, part.is_last)::text end
    ))::tsquery;
    plain := array_append(plain, case when part.joined is null then part.words[1] end);
    beginnings := beginnings || array(
      select private.search_beginning(word) from unnest(array_append(part.words, part.joined)) word where word is not null
    );
  end loop;
  answer := jsonb_build_object('games', private.search_games())
    || private.entries_for(private.search_all(questions), kinds, most, case when with_text then beginnings end);
  if answer -> 'totals' <> '{"article": 0, "tip": 0, "match": 0, "team": 0, "person": 0}' then
    return answer || '{"near": []}';
  end if;
  for place in 1 .. cardinality(questions) loop
    if char_length(plain[place]) between 4 and 24 and not exists (
      select from private.search_entries e
      where e.words @@ questions[place] and (e.kind not in ('article', 'tip') or e.at <= now())
    ) then
      near := near || plain[place];
      questions[place] := private.search_near(plain[place]);
      beginnings := array_replace(beginnings, private.search_beginning(plain[place]), left(plain[place], 2));
    end if;
  end loop;
  if near <> '{}' and array_position(questions, null) is null then
    answer := answer
      || private.entries_for(private.search_all(questions), kinds, most, case when with_text then beginnings end);
  end if;
  return answer || jsonb_build_object('near', near);
end
$$;

-- The search of visitors, members and staff: domain/search/ports.ts says what is asked and answered. The caller's row rights decide which
-- of the found items it gives. `begin atomic`: its callers can't name what is in the private schema. Its lists have names of their own:
-- the embedded gateway knows arguments by their names.
create function public.search_site(
  asked_words text[], asked_kinds text[], most integer default 5, with_text boolean default false
) returns jsonb
language sql stable security invoker set search_path = ''
begin atomic
  select answer || jsonb_build_object('hits', coalesce((
    select jsonb_agg(hit - 'item' order by place)
    from jsonb_array_elements(answer -> 'hits') with ordinality hits (hit, place)
    where case hit ->> 'kind'
      when 'article' then exists (select from public.articles a where a.id = (hit ->> 'item')::uuid)
      when 'tip' then exists (select from public.tips t where t.id = (hit ->> 'item')::uuid)
      when 'match' then exists (select from public.matches m where m.id = (hit ->> 'item')::uuid)
      when 'team' then exists (select from public.teams t where t.id = (hit ->> 'item')::uuid)
      when 'person' then exists (select from public.people p where p.id = (hit ->> 'item')::uuid)
    end
  ), '[]'))
  from private.find_entries(asked_words, asked_kinds, most, with_text) answer;
end;

-- A text as it is indexed: without accents and capitals, and with "e-" joined to its word, as domain/search/searchedWords.ts does.
create function private.search_indexed(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    private.search_folded(words), '(?<![a-z0-9·.‐‑-])e(?:[‐‑–-]|\s(?=sport))(?=[a-z])', 'e', 'g'
  )
$$;

-- The names of the games of published teams.
create function private.search_games() returns text[]
language sql stable set search_path = '' as $$
  select array(select t.game from public.teams t where t.is_published order by t.place, t.id)
$$;

-- Words that a question leaves out, as domain/search/words.ts has them.
create function private.search_common() returns text[]
language sql immutable set search_path = '' as $$
  select string_to_array(
    'au aux avec ce ces cet cette dans de des du elle elles en est et eux il ils je la le les leur leurs lui ma mais me mes moi mon ne nos '
    'notre nous on ou par pas pour qu que qui sa se ses son sont sur ta te tes toi ton tu un une vos votre vous the of and', ' '
  )
$$;

create function private.search_telling(words text[]) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select word from unnest(words) with ordinality list (word, place)
    where word !~ '^[a-z]$' and word <> all (private.search_common()) order by place
  )
$$;

-- What is looked for together at each place of a question: all of some words, or the one into which they are joined. `spelled` of
-- domain/search/spelled.ts does the same.
create function private.search_spelled(asked text[]) returns table (words text[], joined text)
language plpgsql stable set search_path = '' as $$
declare
  place integer := 1;
  taken integer;
begin
  while place <= cardinality(asked) loop
    with names as (
      select (string_to_array(private.search_text(private.search_indexed(game)), ' '))[1:9] as words
      from unnest(private.search_games()) game
    ), runs as (
      select private.search_telling(n.words[first:last]) as words, array_to_string(n.words[first:last], '') as joined,
        private.search_telling(n.words[first:last - 1]) as begun, array_to_string(n.words[first:last - 1], '') as head
      from names n, generate_series(1, cardinality(n.words)) first, generate_series(first + 1, cardinality(n.words)) last
    ), found as (
      select 1 as rank, r.words, r.joined, cardinality(r.words) as size from runs r
      where cardinality(r.words) > 1 and asked[place:place + cardinality(r.words) - 1] = r.words
      union all
      select 2, r.words, r.joined, 1 from runs r where cardinality(r.words) > 1 and r.joined = asked[place]
      union all
      select 3, r.begun || substr(asked[place], char_length(r.head) + 1), asked[place], 1
      from runs r
      where cardinality(r.words) > 1 and place = cardinality(asked) and starts_with(r.joined, asked[place])
        and char_length(asked[place]) >= char_length(r.head) + 3
      union all
      select 4, array[asked[place]], null, 1
    )
    select f.words, f.joined, f.size into words, joined, taken
    from found f order by f.rank, cardinality(f.words) desc, char_length(f.joined), f.words limit 1;
    return next;
    place := place + taken;
  end loop;
end
$$;

-- How a word begins in texts that have it, or another form of it.
create function private.search_beginning(word text) returns text
language sql immutable set search_path = '' as $$
  select case when starts_with(word, private.search_stem(word)) then private.search_stem(word) else left(word, 3) end
$$;

grant all on private.search_entries, private.search_words to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.search_site(text[], text[], integer, boolean) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.find_entries(text[], text[], integer, boolean) to anon, authenticated, service_role;
grant execute on function public.search_site(text[], text[], integer, boolean) to anon, authenticated, service_role;
