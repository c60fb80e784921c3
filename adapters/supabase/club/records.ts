import * as z from "zod/mini";
import type { Field, Fields } from "../../../domain/club/lists/recordFields.ts";
import type { ListRecord, PublicList } from "../../../domain/club/lists/records.ts";
import type { Client } from "../shared/client.ts";
import { type Answer, camelCased, columnsOf, rowsOf, snakeCased } from "../shared/rows.ts";

/** The tables of ordered lists. */
export type ListTable =
  "events" | "honours" | "memberships" | "partners" | "people" | "positions" | "products" | "standings" | "teams";

/** The columns that each of them has. */
const recordShape = {
  id: z.string(),
  is_published: z.boolean(),
  updated_at: z.string(),
  revision: z.number(),
};
type Row = z.ZodMiniObject<typeof recordShape>;

/** A list as its table stores it. */
export type StoredList<Item extends ListRecord> = {
  readonly table: ListTable;
  /** With further columns. */
  readonly row: Row;
  readonly toItem: (row: z.infer<Row>) => Item;
};

/** A date as the domain has it. */
export const utc = (date: string): string => new Date(date).toISOString();

const columnOf = ({ kind, choices = [], isNullable = false }: Field<unknown, string>) => {
  const several = kind === "lines" ? z.array(z.string()) : z.string();
  const one = kind === "year" ? z.number() : kind === "choice" ? z.enum(choices) : several;
  return isNullable ? z.nullable(one) : one;
};

/** A list in a table with a column for each of these fields. @param own the columns of the fields that are of no common kind */
export const storedList = <Item extends ListRecord>(
  table: ListTable,
  fields: Fields,
  own: z.core.$ZodShape = {},
): StoredList<Item> => {
  const columns = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(field)]));
  return {
    table,
    row: z.object({ ...recordShape, ...(snakeCased(columns) as z.core.$ZodShape), ...own }) as Row,
    toItem: (row) => ({ ...camelCased(row), updatedAt: utc(row.updated_at) }) as ListRecord as Item,
  };
};

/** The table's columns, as a request lists them. */
export const columnsIn = ({ row }: Pick<StoredList<ListRecord>, "row">): string => columnsOf(row);

/** The records in an answer. */
export const recordsIn = <Item extends ListRecord>(list: StoredList<Item>, answer: Answer): readonly Item[] =>
  rowsOf(list.row, answer).map(list.toItem);

export const supabaseList = <Item extends ListRecord>(client: Client, list: StoredList<Item>): PublicList<Item> => ({
  async list() {
    const published = client.from(list.table).select(columnsIn(list)).eq("is_published", true);
    return recordsIn(list, await published.order("place").order("id"));
  },
});
