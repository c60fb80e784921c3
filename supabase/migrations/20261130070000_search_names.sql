-- The search finds "e-sport" and "esport" as one word, and the names of the club's games with and without their blanks. Passages are of
-- one field; matches near to now come first; people have role, team and photo. domain/search/ has the same rules.

-- A text as it is indexed: without accents and capitals, and with "e-" joined to its word, as domain/search/searchedWords.ts does.
create function private.search_indexed(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select regexp_replace(
    private.search_folded(words), '(?<![a-z0-9·.‐‑-])e(?:[‐‑–-]|\s(?=sport))(?=[a-z])', 'e', 'g'
  )
$$;

-- As before, but for the fields of a text: U+001F is between two, `fieldEnd` of domain/search/marks.ts.
create or replace view private.search_sources as
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

-- As before, but for `search_indexed`.
create or replace function private.write_search_entries(of_kind text, of_items uuid[]) returns void
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

delete from private.search_entries;
delete from private.search_words;
insert into private.search_entries (kind, item, slug, title, at, body, folded, title_words, words)
select s.kind, s.item, s.slug, s.title, s.at, s.body, private.search_indexed(s.body),
  private.search_vector(private.search_indexed(s.title)), private.search_vector(private.search_indexed(s.title || ' ' || s.body))
from private.search_sources s;
insert into private.search_words (word) select distinct unnest(tsvector_to_array(e.words)) from private.search_entries e;

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

-- As before, but for the order of matches and of names, and for what a person's row shows.
create or replace function private.entries_for(question tsquery, kinds text[], most integer, beginnings text[]) returns jsonb
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

-- As before, but for the names of games.
create or replace function private.find_entries(words text[], kinds text[], most integer, with_text boolean) returns jsonb
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

revoke execute on all functions in schema private from public;
