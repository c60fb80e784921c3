import * as z from "zod/mini";
import { drawings, type Product } from "../../../domain/club/shop/product.ts";
import { camelCased } from "../shared/rows.ts";
import { recordShape, type StoredList, utc } from "./records.ts";

const SizeRow = z.object({
  name: z.string(),
  measures: z.nullable(z.object({ width: z.number(), height: z.number() })),
});

const ProductRow = z.object({
  ...recordShape,
  name: z.string(),
  description: z.string(),
  cents: z.number(),
  drawing: z.enum(drawings),
  pictures: z.array(z.string()),
  sizes: z.array(SizeRow),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
  stock: z.nullable(z.string()),
  order_link: z.nullable(z.string()),
});

export const productsTable: StoredList<Product, z.infer<typeof ProductRow>> = {
  table: "products",
  row: ProductRow,
  toItem: (row) => ({ ...camelCased(row), updatedAt: utc(row.updated_at) }),
};
