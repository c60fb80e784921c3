-- The club's logo is an uploaded picture, whose path stands among the texts of its identity; an empty one is the folder's.
alter table public.page_texts add constraint page_texts_crest check (
  section <> 'identity' or texts ->> 'crest' = ''
  or texts ->> 'crest' ~ '^/storage/v1/object/public/contenus/([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$'
);
