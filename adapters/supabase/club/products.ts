import * as z from "zod/mini";
import { productFields } from "../../../domain/club/shop/fields.ts";
import type { Product } from "../../../domain/club/shop/product.ts";
import { storedList } from "./records.ts";

export const productsTable = storedList<Product>("products", productFields, {
  cents: z.number(),
  sizes: z.array(
    z.object({ name: z.string(), measures: z.nullable(z.object({ width: z.number(), height: z.number() })) }),
  ),
  facts: z.array(z.object({ name: z.string(), text: z.string() })),
});
