import * as z from "zod/mini";
import type { MemberId } from "../../../domain/accounts/member.ts";
import { type AuthorChoice, authorOf, lineOfMember } from "../../../domain/content/authors.ts";
import { compareKeys } from "../../../domain/content/editing/search.ts";
import { allFields, type Field } from "../../../domain/content/editing/contentItem.ts";
import type { Change, ItemRecords } from "../../../domain/content/editing/ports.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { cardColumns, cardOf, CardRow } from "../accounts/cards.ts";
import type { Client } from "../shared/client.ts";
import { sessionRefused } from "../shared/errors.ts";
import { camelCase, columnsOf, rowsOf } from "../shared/rows.ts";
import { staffRowsOf } from "../shared/staffRefusals.ts";

const SlugRow = z.object({ slug: z.string() });
const ChangeRow = z.object({
  revision: z.int(),
  fields: z.array(z.string()),
  changed_by: z.nullable(z.string()),
  changed_at: z.string(),
  editor: CardRow,
});

const ColleagueRow = z.object({ id: z.string(), username: z.nullable(z.string()) });
const LabelRow = z.object({ label: z.string() });
const PersonRow = z.object({ slug: z.string(), name: z.string(), is_published: z.boolean() });

const histories = {
  article: { table: "article_revisions", column: "article_id" },
  tip: { table: "tip_revisions", column: "tip_id" },
} as const;

/** The field of a column; none for the slug, which earlier revisions name. */
const fieldOf = (column: string): readonly Field[] => allFields.filter((field) => field === camelCase(column));

export const supabaseItemRecords = (client: Client): ItemRecords => ({
  async slugsLike(kind, slug) {
    const taken = await client.rpc("taken_slugs", { kind, wanted: slug });
    return rowsOf(SlugRow, taken).map((row) => row.slug as Slug);
  },

  async changesSince({ kind, id }, revision) {
    // Typed as the revisions of tips: those of articles differ in the names alone.
    const { table, column } = histories[kind] as typeof histories.tip;
    const editor = `editor:member_cards!${table}_changed_by_fkey(${cardColumns})`;
    const all = client.from(table).select(`revision, fields, changed_by, changed_at, ${editor}`);
    const since = await all.eq(column, id).gt("revision", revision).order("revision");
    // An ended session reads no changes.
    if (since.error && sessionRefused(since.error, since.status)) return [];
    return rowsOf(ChangeRow, since).map((row): Change => ({
      revision: row.revision,
      by: row.changed_by as MemberId | null,
      card: cardOf(client, row.changed_by, row.editor),
      at: row.changed_at,
      fields: row.fields.flatMap(fieldOf),
    }));
  },

  async authorChoices() {
    const [staff, people] = await Promise.all([
      client.rpc("list_colleagues"),
      client.from("people").select(columnsOf(PersonRow)),
    ]);
    const colleagues = staffRowsOf(ColleagueRow, staff);
    if (colleagues.length === 0) return [];
    const all = rowsOf(PersonRow, people);
    const shown = all.filter((person) => person.is_published);
    const byName = (one: AuthorChoice, other: AuthorChoice) => compareKeys(one.name, other.name);
    const members = colleagues.flatMap(({ id, username }) =>
      username === null ? [] : [{ line: lineOfMember(id as MemberId), ...authorOf(username, shown) }],
    );
    const persons = all.map(({ name }) => ({ line: name, ...authorOf(name, shown) }));
    return [...members.toSorted(byName), ...persons.toSorted(byName)];
  },

  async tagChoices() {
    return staffRowsOf(LabelRow, await client.rpc("list_tags")).map(({ label }) => label);
  },
});
