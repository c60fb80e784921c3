-- As before, without the reason: what a statement is refused with stands in logs, and the reason is words about a member. The refusal names
-- the measure, which read_measures() gives to its member.
create or replace function private.refuse_muted() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  mute public.measures;
begin
  select * into mute from private.mute_of((select auth.uid()));
  if found then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'muted', 'message', 'The member is muted',
        'details', json_build_object('until', mute.ends_at, 'measure', mute.id)::text, 'hint', null
      )::text,
      detail = json_build_object('status', 403, 'headers', json_build_object())::text;
  end if;
end
$$;
