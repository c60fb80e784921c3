-- The club's colours stand among the texts of its identity, as "#rrggbb"; an empty one is the folder's.
alter table public.page_texts add constraint page_texts_colours check (
  section <> 'identity' or (
    texts #>> '{colours,accent}' ~ '^(#[0-9A-Fa-f]{6})?$'
    and texts #>> '{colours,field}' ~ '^(#[0-9A-Fa-f]{6})?$'
    and texts #>> '{colours,light,0}' ~ '^(#[0-9A-Fa-f]{6})?$'
    and texts #>> '{colours,light,1}' ~ '^(#[0-9A-Fa-f]{6})?$'
    and texts #>> '{colours,light,2}' ~ '^(#[0-9A-Fa-f]{6})?$'
  )
);
