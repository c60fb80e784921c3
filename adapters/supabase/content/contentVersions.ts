import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { fieldsFrom, type ItemRef } from "../../../domain/content/editing/contentItem.ts";
import {
  type ContentVersions,
  versionCauses,
  type VersionId,
  type VersionSummary,
} from "../../../domain/content/versions/ports.ts";
import { cardColumns, cardOf, CardRow } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { camelCased } from "../shared/rows.ts";
import { staffRowsOf } from "../shared/staffRefusals.ts";

const SummaryRow = z.object({
  id: z.string(),
  cause: z.enum(versionCauses),
  revision: z.int(),
  size: z.int(),
  saved_by: z.nullable(z.string()),
  saved_at: z.string(),
  editor: CardRow,
});
const FieldsRow = z.object({ item_fields: z.record(z.string(), z.nullable(z.string())) });

const columnOf = ({ kind }: ItemRef) => (kind === "tip" ? "tip_id" : "article_id");

const editor = `editor:member_cards!content_versions_saved_by_fkey(${cardColumns})`;

export const supabaseContentVersions = (client: Client): ContentVersions => ({
  async list(item) {
    const all = client.from("content_versions").select(`id, cause, revision, size, saved_by, saved_at, ${editor}`);
    // As the database forgets them.
    const newestFirst = all.eq(columnOf(item), item.id).order("revision", { ascending: false });
    const rows = await newestFirst.order("saved_at", { ascending: false }).order("cause");
    return staffRowsOf(SummaryRow, rows).map((row): VersionSummary => ({
      id: row.id as VersionId,
      cause: row.cause,
      revision: row.revision,
      by: row.saved_by as MemberId | null,
      card: cardOf(client, row.saved_by, row.editor),
      at: row.saved_at,
      size: row.size,
    }));
  },

  async fieldsOf(item, version) {
    const found = client.from("content_versions").select("item_fields");
    const [row] = staffRowsOf(FieldsRow, await found.match({ id: version, [columnOf(item)]: item.id }));
    return row && fieldsFrom(item.kind, camelCased(row.item_fields));
  },
});
