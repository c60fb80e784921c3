import * as z from "zod/mini";
import type { Field, Fields } from "../../../domain/club/lists/recordFields.ts";
import type { ListRecord, PublicList } from "../../../domain/club/lists/records.ts";
import type { Client } from "../shared/client.ts";
import { type Answer, camelCased, columnsOf, type IdRow, rowsOf, snakeCased } from "../shared/rows.ts";

/** The tables of ordered lists. */
export type ListTable =
  "honours" | "memberships" | "partners" | "people" | "positions" | "products" | "standings" | "teams";

/** The columns that each of them has. */
export const recordShape = {
  id: z.string(),
  is_published: z.boolean(),
  updated_at: z.string(),
  revision: z.number(),
};

/** A list as its table stores it. */
export type StoredList<Item extends ListRecord, Row> = {
  readonly table: ListTable;
  readonly row: z.ZodMiniObject & z.ZodMiniType<Row>;
  readonly toItem: (row: Row) => Item;
};

/** A date as the domain has it. */
export const utc = (date: string): string => new Date(date).toISOString();

type Row = z.infer<z.ZodMiniObject<typeof recordShape>>;

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
): StoredList<Item, Row> => {
  const columns = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, columnOf(field)]));
  return {
    table,
    row: z.object({ ...recordShape, ...(snakeCased(columns) as z.core.$ZodShape), ...own }),
    toItem: (row) => ({ ...camelCased(row), updatedAt: utc(row.updated_at) }) as ListRecord as Item,
  };
};

/** Its columns, as a request lists them. */
export const columnsIn = <Row>({ row }: { readonly row: StoredList<ListRecord, Row>["row"] }): string =>
  columnsOf(row as unknown as typeof IdRow);

/** The records in an answer. */
export const recordsIn = <Item extends ListRecord, Row>(list: StoredList<Item, Row>, answer: Answer): readonly Item[] =>
  rowsOf<Row>(list.row, answer).map(list.toItem);

export const supabaseList = <Item extends ListRecord, Row>(
  client: Client,
  list: StoredList<Item, Row>,
): PublicList<Item> => ({
  async list() {
    const published = client.from(list.table).select(columnsIn(list)).eq("is_published", true);
    return recordsIn(list, await published.order("place").order("id"));
  },
});
