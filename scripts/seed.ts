import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type {
  ApplicationRecord,
  ArticleRecord,
  CommentRecord,
  LikeRecord,
  MemberRecord,
  TipRecord,
  Dataset,
} from "../adapters/memory/dataset.ts";
import { type Day, daysBetween } from "../domain/shared/parisDay.ts";
import { begunAt } from "../adapters/memory/content/itemRecord.ts";
import { seed } from "../adapters/memory/seed/seed.ts";

// Writes supabase/seed.sql, so that a database starts with the memory backend's dataset:
//   node scripts/seed.ts

const file = fileURLToPath(new URL("../supabase/seed.sql", import.meta.url));

/** A time of the dataset, which the database moves. */
type Moved = { readonly at: string };
type Value = string | number | boolean | null | Moved;
type Row = Readonly<Record<string, Value>>;

const moved = (at: string | null | undefined): Moved | null => (at ? { at } : null);

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const literal = (value: Value): string => {
  if (typeof value === "string") return quoted(value);
  return typeof value === "object" && value !== null ? `pg_temp.moved(${quoted(value.at)})` : String(value);
};

const insert = (table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return "";
  const lines = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? null)).join(", ")})`);
  return `insert into ${table} (${columns.join(", ")}) values\n${lines.join(",\n")};\n`;
};

// Fixed bcrypt hashes, because salts are random and the file must be reproducible. No database function either: hosted and
// embedded databases have theirs in different schemas.
const hashes: Readonly<Record<string, string>> = {
  "demo-1234": "$2a$10$OkECY3KBPVWgpvYlf4JNV.an7C6.nXLKLOef7VXIIUK9GINFPUYYa",
};

/** Members that don't sign in get a hash that no password matches. */
const hashOf = ({ email, password }: MemberRecord) => {
  if (password === undefined) return "";
  const hash = hashes[password];
  if (hash === undefined) throw new Error(`The password of ${email} has no hash in scripts/seed.ts yet.`);
  return hash;
};

const login = (member: MemberRecord): Row => ({
  // Hosted auth requires this ID, and can't read null in the token columns below.
  instance_id: "00000000-0000-0000-0000-000000000000",
  id: member.id,
  aud: "authenticated",
  role: "authenticated",
  email: member.email,
  encrypted_password: hashOf(member),
  email_confirmed_at: moved(member.createdAt),
  confirmation_token: "",
  recovery_token: "",
  email_change: "",
  email_change_token_new: "",
  email_change_token_current: "",
  phone_change: "",
  phone_change_token: "",
  reauthentication_token: "",
  raw_app_meta_data: JSON.stringify({ provider: "email", providers: ["email"] }),
  raw_user_meta_data: JSON.stringify({ full_name: member.fullName, username: member.username }),
  created_at: moved(member.createdAt),
  updated_at: moved(member.createdAt),
});

const identity = ({ id, email, createdAt }: MemberRecord): Row => ({
  id,
  provider: "email",
  provider_id: id,
  user_id: id,
  identity_data: JSON.stringify({ sub: id, email, email_verified: true, phone_verified: false }),
  last_sign_in_at: moved(createdAt),
  created_at: moved(createdAt),
  updated_at: moved(createdAt),
});

const tip = (record: TipRecord): Row => ({
  id: record.id,
  slug: record.slug,
  title: record.title,
  content: record.content,
  excerpt: record.excerpt,
  category: record.category,
  author: record.author,
  read_time: record.readTime,
  difficulty: record.difficulty,
  hero_image: record.heroImage,
  featured_image: record.featuredImage,
  is_published: record.isPublished,
  published_at: moved(record.publishedAt),
  created_at: moved(begunAt(record)),
  updated_at: moved(begunAt(record)),
  views: record.views,
});

const article = (record: ArticleRecord): Row => ({
  id: record.id,
  slug: record.slug,
  title: record.title,
  content: record.content,
  excerpt: record.excerpt,
  category: record.category,
  author_id: record.authorId,
  author_name: record.author,
  featured_image: record.featuredImage,
  is_published: record.isPublished,
  published_at: moved(record.publishedAt),
  created_at: moved(begunAt(record)),
  updated_at: moved(begunAt(record)),
});

/** The content item of a like or a comment, by the column that refers to it. */
const like =
  (column: string) =>
  ({ on, member }: LikeRecord<string>): Row => ({ [column]: on, user_id: member });
const comment =
  (column: string) =>
  ({ id, on, author, text, createdAt }: CommentRecord<string>): Row => ({
    id,
    [column]: on,
    user_id: author,
    content: text,
    created_at: moved(createdAt),
  });

const application = (record: ApplicationRecord): Row => ({
  id: record.id,
  user_id: record.applicant,
  position: record.position,
  position_title: record.positionTitle,
  questions: JSON.stringify(record.questions),
  discord_username: record.discordUsername,
  age: record.age,
  experience: record.experience,
  availability: record.availability,
  motivation: record.motivation,
  status: record.status,
  staff_notes: record.staffNotes,
  created_at: moved(record.createdAt),
  reviewed_by: record.decidedBy,
  reviewed_at: moved(record.decidedAt),
  withdrawn_at: moved(record.withdrawnAt),
});

/** One offset for the whole file: how many days of Paris after the dataset's day the database is filled. `moved` keeps the hour of Paris. */
const offsetSql = (
  asOf: Day,
): string => `select set_config('demo.days', ((now() at time zone 'Europe/Paris')::date - date '${asOf}')::text, false);

create function pg_temp.moved(at timestamptz) returns timestamptz language sql stable as $$
  select (at at time zone 'Europe/Paris' + current_setting('demo.days')::integer * interval '1 day') at time zone 'Europe/Paris'
$$;
`;

/** Sums by day, as rows of ages: two of their days, moved one after the other, would meet. */
const insertDays = (table: string, asOf: Day, sums: readonly (Row & { readonly day: Day })[]): string => {
  const columns = Object.keys(sums[0] ?? {}).filter((column) => column !== "day");
  if (columns.length === 0) return "";
  const rows = sums.map((sum) =>
    [daysBetween(sum.day, asOf), ...columns.map((column) => literal(sum[column] ?? null))].join(", "),
  );
  return `insert into ${table} (day, ${columns.join(", ")})
select date '${asOf}' + current_setting('demo.days')::integer - seen.days, ${columns.map((column) => `seen.${column}`).join(", ")} from (values
  ${rows.map((row) => `(${row})`).join(", ")}
) as seen (days, ${columns.join(", ")})
on conflict do nothing;\n`;
};

/** The SQL that fills an empty, migrated database with the dataset. Triggers add profiles, member cards and counters. */
export const seedSql = (dataset: Dataset): string => {
  const { asOf, members, tips, likes, comments, ratings, viewDays, pageViews, missedSearches } = dataset;
  const { articles, articleLikes, articleComments, applications } = dataset;
  return [
    "-- Written by scripts/seed.ts from adapters/memory/seed. Change it there, then: node scripts/seed.ts\n",
    offsetSql(asOf),
    insert("auth.users", members.map(login)),
    insert("auth.identities", members.map(identity)),
    insert(
      "public.user_roles",
      members.flatMap(({ id, role }) => (role === undefined ? [] : [{ user_id: id, role }])),
    ),
    insert("public.tips", tips.map(tip)),
    insert(
      "public.tip_likes",
      likes.map((one) => ({ ...like("tip_id")(one), created_at: moved(one.at ?? asOf) })),
    ),
    insert("public.tip_comments", comments.map(comment("tip_id"))),
    insert(
      "public.tip_ratings",
      ratings.map(({ tip, member, rating, at }) => ({ tip_id: tip, user_id: member, rating, rated_at: moved(at) })),
    ),
    insertDays("public.view_days", asOf, viewDays),
    insertDays("public.page_views", asOf, pageViews),
    insertDays(
      "public.missed_searches",
      asOf,
      missedSearches.map(({ words, ...sum }) => ({ ...sum, folded: words })),
    ),
    insert("public.articles", articles.map(article)),
    insert(
      "public.article_likes",
      articleLikes.map((one) => ({ ...like("article_id")(one), created_at: moved(one.at ?? asOf) })),
    ),
    insert("public.article_comments", articleComments.map(comment("article_id"))),
    insert("public.applications", applications.map(application)),
    "drop function pg_temp.moved(timestamptz);\n",
  ]
    .filter((statement) => statement !== "")
    .join("\n");
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, seedSql(seed));
