import * as z from "zod/mini";
import {
  type Archive,
  type ImportId,
  type Imports,
  importSources,
  type MovedItem,
} from "../../../domain/content/moving/ports.ts";
import { done } from "../../../domain/shared/result.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { cardOf } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";
import { notStaffBy } from "../shared/staffRefusals.ts";
import { commentColumns, commentOf, CommentRow } from "./reactions/comments.ts";
import { articleColumns, editedOf, places, tipColumns } from "./items.ts";

const CheckedRow = z.object({ origin: z.string(), is_known: z.boolean(), slug: z.string() });
const AddedRow = z.object({ origin: z.string(), outcome: z.enum(["added", "known", "invalid"]), slug: z.string() });
const ImportRow = z.object({
  id: z.string(),
  source: z.enum(importSources),
  file_names: z.string(),
  imported_by: z.nullable(z.string()),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_staff: z.nullable(z.boolean()),
  imported_at: z.string(),
  items: z.int(),
  changed: z.int(),
});
const TakenRow = z.object({ removed: z.int(), rest: z.int() });
const ChangedRow = z.object({ kind: z.enum(["article", "tip"]), slug: z.string(), title: z.string() });

const rowOf = ({ kind, origin, slug, oldSlugs, fields, byline, ...state }: MovedItem) => ({
  ...(kind === "tip" ? { ...tipColumns(fields), hero_image: fields.heroImage || null } : articleColumns(fields)),
  kind,
  origin,
  slug,
  old_slugs: oldSlugs,
  byline,
  is_published: state.isPublished,
  published_at: state.publishedAt,
  created_at: state.createdAt,
  is_featured: state.isFeatured,
  is_pinned: state.isPinned,
});

export const supabaseImports = (client: Client): Imports => ({
  async check(items) {
    // As a text: lists within JSON stay lists of JSON on every backend.
    const answer = await client.rpc("check_imports", { wanted: JSON.stringify(items) });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    const rows = rowsOf(CheckedRow, answer);
    return done(rows.map(({ origin, is_known: isKnown, slug }) => ({ origin, isKnown, slug: slug as Slug })));
  },

  async add({ of: { id, source, fileNames }, items }) {
    const batch = { of: { id, source, file_names: fileNames }, items: items.map(rowOf) };
    const answer = await client.rpc("import_items", { written: JSON.stringify(batch) });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return done(rowsOf(AddedRow, answer).map((row) => ({ ...row, slug: row.slug as Slug })));
  },

  async list() {
    const answer = await client.rpc("list_imports");
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return done(
      rowsOf(ImportRow, answer).map((row) => ({
        id: row.id as ImportId,
        source: row.source,
        fileNames: row.file_names,
        at: row.imported_at,
        card: cardOf(client, row.imported_by, { ...row, is_staff: row.is_staff ?? false }),
        items: row.items,
        changed: row.changed,
      })),
    );
  },

  async takeBack(id) {
    const answer = await client.rpc("take_back_import", { of_import: id });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return done(rowsOf(TakenRow, answer)[0] ?? { removed: 0, rest: 0 });
  },

  async changedOf(id) {
    const answer = await client.rpc("changed_imports", { of_import: id });
    if (answer.error) return notStaffBy(answer.error, answer.status);
    return done(rowsOf(ChangedRow, answer).map((row) => ({ ...row, slug: row.slug as Slug })));
  },
});

const ArchivedRow = z.object({ ...CommentRow.shape, item: z.string() });
const MemberRow = z.object({ username: z.nullable(z.string()), is_staff: z.boolean() });

export const supabaseArchive = (client: Client): Archive => ({
  async comments(kind, from, count) {
    const table = kind === "tip" ? "tip_comments" : "article_comments";
    const columns: string = `${commentColumns(table)}, item:${kind}_id`;
    const oldest = client.from(table).select(columns).order("created_at").order("id");
    const rows = rowsOf(ArchivedRow, await oldest.range(from, from + count - 1));
    return rows.map(({ item, ...row }) => {
      const { id, card, parent, text, createdAt, hiddenBecause, isDeleted } = commentOf(client, row);
      return { item, id, author: card.username, parent, text, createdAt, hiddenBecause, isDeleted };
    });
  },

  async members(from, count) {
    const cards = client.from("member_cards").select("username, is_staff").order("id");
    const rows = rowsOf(MemberRow, await cards.range(from, from + count - 1));
    return rows.map(({ username, is_staff: isStaff }) => ({ username, isStaff }));
  },

  async slice(kind, from, count) {
    const last = from + count - 1;
    const all = (columns: string) =>
      client.from(places[kind].table).select(columns).order("created_at").order("id").range(from, last);
    return kind === "tip"
      ? rowsOf(places.tip.edited, await all(columnsOf(places.tip.edited))).map((row) => editedOf(kind, row))
      : rowsOf(places.article.edited, await all(columnsOf(places.article.edited))).map((row) => editedOf(kind, row));
  },
});
