import * as z from "zod/mini";
import type { Categories } from "../../../domain/content/categories/ports.ts";
import type { Client } from "../shared/client.ts";
import { columnsOf, rowsOf } from "../shared/rows.ts";

export const CategoryKind = z.enum(["article", "tip"]);
const CategoryRow = z.object({ kind: CategoryKind, slug: z.string(), label: z.string(), revision: z.int() });

export const supabaseCategories = (client: Client): Categories => ({
  async list() {
    const listed = client.from("categories").select(columnsOf(CategoryRow));
    return rowsOf(CategoryRow, await listed.order("kind").order("position").order("slug"));
  },
});
