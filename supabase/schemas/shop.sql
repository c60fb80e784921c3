-- Products of the shop: an ordered list of the club.

create function private.are_sizes(sizes jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(sizes) = 'array' and jsonb_array_length(sizes) <= 10 and not exists (
    select from jsonb_array_elements(sizes) size
    where jsonb_typeof(size) <> 'object' or size - '{name,measures}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(size -> 'name') = 'string' and char_length(size ->> 'name') <= 20
          and private.is_visible(size ->> 'name') and private.is_plain_line(size ->> 'name'),
        false
      )
      or not coalesce(
        jsonb_typeof(size -> 'measures') = 'null' or jsonb_typeof(size -> 'measures') = 'object'
          and (size -> 'measures') - '{width,height}'::text[] = '{}'
          and private.is_length(size -> 'measures' -> 'width') and private.is_length(size -> 'measures' -> 'height'),
        false
      )
  )
$$;

create function private.are_facts(facts jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(facts) = 'array' and jsonb_array_length(facts) <= 8 and not exists (
    select from jsonb_array_elements(facts) fact
    where jsonb_typeof(fact) <> 'object' or fact - '{name,text}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(fact -> 'name') = 'string' and char_length(fact ->> 'name') <= 30
          and private.is_visible(fact ->> 'name') and private.is_plain_line(fact ->> 'name')
          and jsonb_typeof(fact -> 'text') = 'string' and char_length(fact ->> 'text') <= 200
          and private.is_visible(fact ->> 'text') and private.is_plain_line(fact ->> 'text'),
        false
      )
  )
$$;

create table public.products (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  name text not null check (char_length(name) <= 60),
  description text not null check (char_length(description) <= 400),
  -- The price in cents of a euro; 0 is free.
  cents integer not null check (cents between 0 and 999999),
  drawing text not null check (drawing in ('jersey', 'sleeves', 'hoodie')),
  pictures text[] not null default '{}' check (private.are_pictures(pictures)),
  sizes jsonb not null default '[]' check (private.are_sizes(sizes)),
  facts jsonb not null default '[]' check (private.are_facts(facts)),
  stock text check (char_length(stock) <= 60),
  -- With {taille} in the place of the size.
  order_link public.secure_address,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint products_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint products_description_plain check (private.is_visible(description) and private.is_plain_text(description)),
  constraint products_stock_plain check (private.is_visible(stock) and private.is_plain_line(stock))
);

select private.make_ordered_list(
  'products', 'name, description, cents, drawing, pictures, sizes, facts, stock, order_link'
);

revoke execute on all functions in schema private from public;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_sizes(jsonb), private.are_facts(jsonb) to authenticated, service_role;
