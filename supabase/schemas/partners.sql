-- The club's partners: an ordered list.

create table public.partners (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  name text not null check (char_length(name) <= 60),
  kind text not null check (char_length(kind) <= 80),
  text text not null check (char_length(text) <= 400),
  address public.secure_address not null,
  logo public.picture_address,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint partners_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint partners_kind_plain check (private.is_visible(kind) and private.is_plain_line(kind)),
  constraint partners_text_plain check (private.is_visible(text) and private.is_plain_text(text))
);

select private.make_ordered_list('partners', 'name, kind, text, address, logo');
