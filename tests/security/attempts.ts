import type { SupabaseClient } from "@supabase/supabase-js";
import type { EmbeddedBackend } from "../../adapters/embedded/backend.ts";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { Article, ArticleId } from "../../domain/content/articles/article.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import type { Tip, TipId } from "../../domain/tips/tip.ts";
import type { Ports } from "../contracts/ports.ts";
import { pendingOfSeed } from "./audiences.ts";

export type PortAttempt = {
  readonly ports: Ports;
  /** The member that the device is signed in as, or claims to be. */
  readonly me: MemberId;
  readonly tip: Tip;
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  readonly article: Article;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act through the site's ports. Returns whether it succeeded. */
export type PortProbe = (attempt: PortAttempt) => Promise<boolean>;

export const waiting = pendingOfSeed();

export const everyApplication = { words: "", status: null, from: 0, count: 100 } as const;

export type Attempt = {
  readonly client: SupabaseClient;
  /** The member that the client is signed in as, or claims to be. */
  readonly me: MemberId;
  readonly backend: EmbeddedBackend;
  /** Published; neither `me` nor `somebodyElse` likes it. */
  readonly tip: TipId;
  /** Unpublished, with a like and a comment from before. */
  readonly draft: { readonly id: TipId; readonly slug: Slug };
  /** The same of the articles. */
  readonly article: ArticleId;
  readonly articleDraft: { readonly id: ArticleId; readonly slug: Slug };
};

/** Tries an act by plain requests, without the site's checks. Returns whether it succeeded. */
export type RequestProbe = (attempt: Attempt) => Promise<boolean>;

export const given = (rows: readonly unknown[] | null): boolean => (rows?.length ?? 0) > 0;

/** Whether the row exists after the request, independent of its answer. */
export const kept = async ({ backend }: Attempt, sql: string, ...values: readonly string[]): Promise<boolean> =>
  given(await backend.query(sql, [...values]));

export type ContentKind = "tip" | "article";

/** Whether any of these writes changed what the owner sees. */
export const changes = async ({ backend }: Attempt, seen: string, writes: readonly PromiseLike<unknown>[]) => {
  const before = JSON.stringify(await backend.query(seen));
  await Promise.all(writes);
  return JSON.stringify(await backend.query(seen)) !== before;
};

/** A pending application of the given member. */
export const ofOwner = `insert into applications (user_id, position, discord_username, experience, availability, motivation)
  values ($1, 'content-creator', '', '{}', '', '') returning id`;

export const applicationRows = "select a::text from applications a order by id";

/** A comment on the tip. */
export const commentOf = async (
  member: MemberId,
  { backend, tip }: Attempt,
  reason: string | null = null,
): Promise<string> => {
  const insert = "insert into tip_comments (tip_id, user_id, content) values ($1, $2, $3) returning id";
  const [row] = await backend.query(insert, [tip, member, `Essai ${crypto.randomUUID()}`]);
  const id = String(row?.["id"]);
  if (reason !== null) await backend.query("update tip_comments set hidden_reason = $1 where id = $2", [reason, id]);
  return id;
};
