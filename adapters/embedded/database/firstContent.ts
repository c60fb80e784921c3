/** The first rows of a table of the schema `public`, in the columns' names. All have the same columns. */
export type TableContent = { readonly table: string; readonly rows: readonly Readonly<Record<string, unknown>>[] };

/** Writes the first content into tables without rows. The start after a kill repeats unfinished tables. */
export const readFirstContent = async (
  { query }: { query(sql: string, params?: unknown[]): Promise<unknown> },
  content: readonly TableContent[],
): Promise<void> => {
  for (const { table, rows } of content) {
    try {
      await query("select private.read_first_content($1, $2::text::jsonb)", [table, JSON.stringify(rows)]);
    } catch (cause) {
      throw new Error(`The club's first ${table} were not read: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    }
  }
};
