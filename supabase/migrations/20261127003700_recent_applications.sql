-- The figures of a day read the newest applications by it, however many there are.
create index applications_recent on public.applications (created_at) where status <> 'withdrawn';
