-- The first plan of each tip, from which its cover is drawn: docs/decisions/0117-covers-from-plans.md has the reasons. domain/content/body/
-- has the same rules: firstPlan.ts finds the plan in a text, diagram.ts and signs.ts read it.

-- Whether numbers are points on a plan: x to 96, y to 48.
create function private.is_on_plan(numbers integer[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select bool_and(number <= case place % 2 when 1 then 96 else 48 end)
  from unnest(numbers) with ordinality points (number, place)
$$;

-- Whether a sign of a drawing is valid: its name, then whole numbers, separated by ",".
create function private.is_plan_sign(sign text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when sign !~ '^(mur|site|porte|nous|eux|depart|regard|trajet,nous|trajet,eux)(,[0-9]{1,3})+$' then false
    when sign ~ '^(mur|site),' then
      cardinality(n) = 4 and n[3] > 0 and n[4] > 0 and n[1] + n[3] <= 96 and n[2] + n[4] <= 48
    when sign ~ '^regard,' then cardinality(n) = 5 and n[5] between 1 and 120 and private.is_on_plan(n[:4])
    when sign ~ '^trajet,' then cardinality(n) >= 4 and cardinality(n) % 2 = 0 and private.is_on_plan(n)
    else cardinality(n) = 2 and private.is_on_plan(n)
  end
  from (select array(select found[1]::integer from regexp_matches(sign, '[0-9]{1,3}', 'g') found) as n) numbers
$$;

-- Whether a drawing is valid: up to 40 signs separated by ";", of which one is a site and one a door at most.
create function private.is_plan_drawing(drawing text) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select char_length(drawing) <= 1200 and count(*) <= 40 and coalesce(bool_and(private.is_plan_sign(sign)), false)
    and count(*) filter (where sign like 'site,%') <= 1 and count(*) filter (where sign like 'porte,%') <= 1
  from unnest(string_to_array(drawing, ';')) part, btrim(part, ',') sign
$$;

-- A line with the spaces of all scripts as plain ones, and none at its ends.
create function private.plan_line(line text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    normalize(line, NFC), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
  ))
$$;

-- The drawing of a plan's lines; of the first step, when it is told in steps. Null for an invalid one.
create function private.plan_of_lines(source text[]) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  with written as (
    select place, line, lower(line collate "C") as small
    from unnest(source) with ordinality lines (typed, place), private.plan_line(typed) line
    where line <> ''
  ),
  words as (
    select count(*) filter (where small ~ '^l[eéÉ]gende[ :]+[^ ]') as captions,
      count(*) filter (where small ~ '^description[ :]+[^ ]') as descriptions
    from written
  ),
  signs as (
    select place, is_step, count(*) filter (where is_step) over (order by place) as step,
      btrim(regexp_replace(
        lower(regexp_replace(normalize(line, NFD), '[\u0300-\u036f]', '', 'g') collate "C"), '[ ,>]+', ',', 'g'
      ), ',') as sign
    from written, lateral (select small ~ '^[eéÉ]tape[ :]+[^ ]' as is_step) kinds
    where small !~ '^(l[eéÉ]gende|description)[ :]+[^ ]'
  ),
  steps as (select coalesce(max(step), 0) as most from signs),
  -- What stands above the first step is on each.
  drawings as (
    select nth, coalesce((
      select string_agg(sign, ';' order by place) from signs where not is_step and step in (0, nth)
    ), '') as drawing
    from steps, generate_series(least(most, 1), most) nth
  )
  select case when bool_and(private.is_plan_drawing(drawing)) then (array_agg(drawing order by nth))[1] end
  from drawings, words, steps
  where captions = 1 and descriptions = 1 and most <> 1 and most <= 8
$$;

-- The drawing of the first plan in a tip's Markdown; null without one.
create function private.first_plan(markdown text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  line text;
  opening text[];
  fence text;
  is_plan boolean;
  inside text[];
  drawing text;
begin
  if lower(markdown collate "C") !~ 'sch[eéÉ]ma' then
    return null;
  end if;
  foreach line in array string_to_array(regexp_replace(markdown, '\r\n?', E'\n', 'g'), E'\n') loop
    if fence is null then
      opening := regexp_match(line, '^ {0,3}(?:(`{3,})([^`]*)|(~{3,})(.*))$');
      fence := coalesce(opening[1], opening[3]);
      is_plan := lower(btrim(regexp_replace(
        coalesce(opening[2], opening[4]), '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'
      )) collate "C") in ('schema', 'schéma', 'schÉma');
      inside := '{}';
    elsif line ~ ('^ {0,3}' || fence || left(fence, 1) || '* *$') then
      drawing := case when is_plan then private.plan_of_lines(inside) end;
      if drawing is not null then
        return drawing;
      end if;
      fence := null;
    elsif is_plan then
      inside := inside || line;
    end if;
  end loop;
  -- A block without a second fence goes to the end.
  return case when fence is not null and is_plan then private.plan_of_lines(inside) end;
end
$$;

alter table public.tips add column plan text;

-- A trigger of the text, and no generated column, which each view would draw again.
create function private.draw_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.plan := private.first_plan(new.content);
  return new;
end
$$;
create trigger draw_plan before insert or update of content, plan on public.tips
  for each row execute function private.draw_plan();

update public.tips set plan = private.first_plan(content) where private.first_plan(content) is not null;

revoke execute on function private.is_on_plan(integer[]), private.is_plan_sign(text), private.is_plan_drawing(text),
  private.plan_line(text), private.plan_of_lines(text[]), private.first_plan(text), private.draw_plan() from public;
