-- Whether the bar and the greeting name the member by their username, on their own screen; else by the full name.
alter table public.profiles add column prefers_username boolean not null default false;
grant update (prefers_username) on public.profiles to authenticated;
