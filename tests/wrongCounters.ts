/** Counters that differ from their rows. Views of seed tips have no rows: only tips created here are checked for views. */
export const wrongCounters = `
  select t.slug, t.like_count, t.comment_count, t.rating_sum, t.rating_count, t.rating, t.views, t.share_count from tips t
  where like_count <> (select count(*) from tip_likes where tip_id = t.id)
    or comment_count <> (
      select count(*) from tip_comments c left join tip_comments p on p.id = c.parent_id
      where c.tip_id = t.id and c.hidden_at is null and c.deleted_at is null and p.hidden_at is null
    )
    or rating_count <> (select count(*) from tip_ratings where tip_id = t.id)
    or rating_sum <> (select coalesce(sum(rating), 0) from tip_ratings where tip_id = t.id)
    or rating is distinct from (select round(avg(r.rating), 2) from tip_ratings r where tip_id = t.id)
    or slug like 'essai-%' and views <> (select count(*) from tip_views where tip_id = t.id)
    or share_count <> (select count(*) from tip_shares where tip_id = t.id)`;

/** Categories whose sums differ from their tips. */
export const wrongStatistics = `
  with counted as (
    select category, count(*) as tips, sum(views) as views, sum(like_count) as likes, sum(comment_count) as comments,
      sum(rating_sum) as rating_sum, sum(rating_count) as rating_count, sum(share_count) as shares
    from tips where is_published group by category
  )
  select s.*, c.* from tip_statistics s full join counted c using (category)
  where coalesce(s.tips, 0) <> coalesce(c.tips, 0)
    or (s.views, s.likes, s.comments, s.rating_sum, s.rating_count, s.shares) is distinct from
       (coalesce(c.views, 0), coalesce(c.likes, 0), coalesce(c.comments, 0), coalesce(c.rating_sum, 0), coalesce(c.rating_count, 0),
        coalesce(c.shares, 0))`;
