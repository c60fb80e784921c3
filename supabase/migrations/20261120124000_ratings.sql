-- Members rate a tip from 1 to 5: one rating each, which they may change and take back, and which nobody else reads.

create policy "members rate for themselves" on public.tip_ratings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members change their own ratings" on public.tip_ratings for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.tips where id = tip_id));
create policy "members take back their own ratings" on public.tip_ratings for delete to authenticated
  using (user_id = (select auth.uid()));

grant insert (tip_id, user_id, rating), update (rating), delete on public.tip_ratings to authenticated;
