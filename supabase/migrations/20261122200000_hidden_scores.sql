-- A member's choice to hide the scores of matches, which their devices follow. The newest choice wins.
alter table public.profiles
  add column hides_scores boolean not null default false,
  -- When a device chose; null before the first choice.
  add column scores_chosen_at timestamptz;

-- Drops a choice that is older than the one in the row. A device's clock may be ahead: no choice is made later than now.
create function private.newest_score_choice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.scores_chosen_at > now() then
    new.scores_chosen_at := date_trunc('milliseconds', now());
  end if;
  if new.scores_chosen_at is null or new.scores_chosen_at <= old.scores_chosen_at then
    new.hides_scores := old.hides_scores;
    new.scores_chosen_at := old.scores_chosen_at;
  end if;
  return new;
end
$$;
create trigger newest_score_choice before update of hides_scores, scores_chosen_at on public.profiles
  for each row execute function private.newest_score_choice();

grant update (hides_scores, scores_chosen_at) on public.profiles to authenticated;

revoke execute on all functions in schema private from public;
