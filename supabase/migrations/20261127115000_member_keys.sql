-- The comments of the staff's list are sorted by their authors' names without capitals and accents, as content is by its titles.
alter table public.member_cards
  add column name_key text generated always as (private.search_key(username)) stored;
